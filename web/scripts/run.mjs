// Runs a script that is written in TypeScript: node scripts/run.mjs draw
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const server = await createServer({
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
});
try {
  const { main } = await server.ssrLoadModule(`/scripts/${process.argv[2]}.ts`);
  await main(process.argv.slice(3));
} finally {
  await server.close();
}
