import { beforeEach } from '@jest/globals';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';
import React from 'react';

// One look through a whole page by role can take the second that is given otherwise: a busy machine is no failure.
configure({ asyncUtilTimeout: 15_000 });

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/**
 * React notes where each element was created, ten thousand times a second, for the owners it names in a warning. A
 * stack costs a tenth of a page's test, and the warning names its component without it.
 */
function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) throw new Error('React keeps its internals elsewhere now');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}

/** Nothing is laid out here, so nothing is out of sight. */
class EverythingInSight extends SilentObserver {
  constructor(private readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    super();
  }

  override observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
}

/** Node's own channel would keep the test run alive for ever; forms only need "in the next task". */
class TaskChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), 0) };
}

function define(name: string, value: unknown): void {
  if (!(name in window)) Object.defineProperty(window, name, { configurable: true, writable: true, value });
}

/** What layout-aware components ask of a browser and jsdom, which lays nothing out, does not have. */
function completeJsdom(): void {
  define('ResizeObserver', SilentObserver);
  define('IntersectionObserver', EverythingInSight);
  define('MessageChannel', TaskChannel);
  define('matchMedia', (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }));
  Object.defineProperty(window, 'scrollTo', { configurable: true, writable: true, value: () => undefined });
  Element.prototype.scrollIntoView ??= () => undefined;

  // A file that is offered for download has an address; nothing is ever fetched from it here.
  URL.createObjectURL ??= () => 'blob:nothing';
  URL.revokeObjectURL ??= () => undefined;

  // A file's bytes can be read here by the older way only.
  Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () =>
        reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(new Error('the bytes were asked for'));
      reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
      reader.readAsArrayBuffer(this);
    });
  };

  // Nothing is laid out, so the theme's rules say nothing here; but each look for a role would be held against all of
  // them.
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    configurable: true,
    get: () => '',
    set: () => undefined,
  });

  // jsdom only complains when asked for a pseudo element's style; Ant Design asks for scroll bars.
  const computedStyle = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => computedStyle(element);
}

if (typeof window !== 'undefined') {
  completeJsdom();
  withoutOwnerStacks();
  // Every test has a browser of its own: what one typed and could not save is not offered to the next.
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
}
