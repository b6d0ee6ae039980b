/**
 * Whether the person wants romanised typing, in this browser. It is kept here and not by a page: every field of every
 * page shares the one choice, and this entry point exists once in a tab.
 */
const KEY = 'romanisedTyping';
const OFF = 'off';

const listeners = new Set<() => void>();
let on = read();

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the tab.
    return true;
  }
}

export function isTypingOn(): boolean {
  return on;
}

export function setTypingOn(next: boolean): void {
  on = next;
  try {
    if (next) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // See read().
  }
  for (const listener of listeners) listener();
}

/** Tells of every change, in this tab or another one. */
export function onTypingChoice(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key !== KEY && event.key !== null) return;
    on = read();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
