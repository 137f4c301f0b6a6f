/** Who this browser is to the server. */
import * as api from './api';
import { t } from './i18n.svelte';
import { adopt, onChange, settings } from './settings.svelte';
import { toast } from './toasts.svelte';
import type { Session } from './types';

class Me {
  session: Session | null = $state.raw(null);
  ready: Promise<void> = Promise.resolve();

  /** Get the session, which also gets this browser its cookie. */
  refresh(): void {
    this.ready = api
      .getSession()
      .then((session) => this.take(session))
      .catch(complain);
  }

  start(): void {
    this.refresh();
    let timer: ReturnType<typeof setTimeout> | undefined;
    onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void this.keep(), 800);
    });
  }

  take(session: Session): void {
    this.session = session;
    if (session.account) adopt(session.settings ?? {});
  }

  async rename(name: string): Promise<void> {
    this.take(await api.patchSession({ name }));
  }

  private async keep(): Promise<void> {
    try {
      this.session = await api.patchSession({ settings: { ...settings, stops: [...settings.stops] } });
    } catch {
      // they are kept in this browser all the same
    }
  }
}

export const me = new Me();

/** Tell the viewer what went wrong, in their language. */
export function complain(error: unknown): void {
  toast(wordsOf(error), 'error');
}

export function wordsOf(error: unknown): string {
  if (error instanceof api.Refused && error.message) return error.message;
  if (error instanceof api.Refused && error.code === 'network') return t('error-network');
  return t('error-server');
}
