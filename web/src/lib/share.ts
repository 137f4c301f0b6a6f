/** Giving somebody a link, or a text. */
import { t } from './i18n.svelte';
import { toast } from './toasts.svelte';

/** Copy a link to a place of this program; where that is not allowed, show it. */
export async function share(path: string): Promise<void> {
  await copy(location.origin + path);
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('copied'), 'good');
    return true;
  } catch {
    if (text.includes('\n')) toast(t('copy-failed'), 'error');
    else toast(text, 'info', 20_000);
    return false;
  }
}

/** Let the browser keep a text as a file. */
export function keepFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
