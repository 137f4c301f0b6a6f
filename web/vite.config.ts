import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.OVERRULE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/overrule/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Files of their own instead of data: addresses, which a strict content policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // What most screens share is one file: small ones pack badly, and each is a request.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 6 }] } } },
    reportCompressedSize: true,
  },
  server: {
    port: 5173,
    // The words of the program lie outside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  // Composing all pictures takes seconds, and the machine may be busy.
  test: { include: ['tests/**/*.test.ts'], testTimeout: 30_000 },
});
