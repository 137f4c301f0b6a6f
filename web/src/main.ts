import { mount } from 'svelte';
import App from './App.svelte';
import { loadWords } from './lib/i18n.svelte';
import { startRouter } from './lib/router.svelte';
import { me } from './lib/session.svelte';
import { settings } from './lib/settings.svelte';
import './styles/tokens.css';
import './styles/base.css';

if (import.meta.env.DEV && new URLSearchParams(location.search).has('mock')) sessionStorage.setItem('mock', '1');
if (import.meta.env.DEV && sessionStorage.getItem('mock')) (await import('./lib/mock')).install();

await loadWords('web', settings.lang);
startRouter();
me.start();
mount(App, { target: document.getElementById('app')! });
