/** Messages that come up for a while. */
export interface ToastMessage {
  id: number;
  text: string;
  kind: 'info' | 'error' | 'good';
}

export const toasts: ToastMessage[] = $state([]);
let next = 1;

/** Show a message; the same one is not shown twice at a time. */
export function toast(text: string, kind: ToastMessage['kind'] = 'info', ms = 6000): void {
  if (!text || toasts.some((shown) => shown.text === text)) return;
  const id = next++;
  toasts.push({ id, text, kind });
  if (toasts.length > 4) toasts.shift();
  setTimeout(() => dismiss(id), ms);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((shown) => shown.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
