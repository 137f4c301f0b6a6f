import { mount } from 'svelte';
import App from './App.svelte';
import { loadWords } from './lib/i18n.svelte';
import { startRouter } from './lib/router.svelte';
import { me } from './lib/session.svelte';
import { applyLook, settings } from './lib/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

applyLook(document.documentElement, matchMedia('(prefers-color-scheme: dark)').matches);
await loadWords('web', settings.lang);
startRouter();
me.start();
mount(App, { target: document.getElementById('app')! });
