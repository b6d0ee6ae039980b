import '@testing-library/jest-dom/jest-globals';
import { TextDecoder, TextEncoder } from 'node:util';

/** What jsdom does not have and every screen of the portal needs. */
class ResizeObserverStandIn implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function matchMedia(query: string): MediaQueryList {
  const list = new EventTarget();
  return Object.assign(list, {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

globalThis.ResizeObserver ??= ResizeObserverStandIn;
Object.defineProperty(window, 'matchMedia', { writable: true, configurable: true, value: matchMedia });
Object.defineProperty(globalThis, 'TextEncoder', { writable: true, configurable: true, value: TextEncoder });
Object.defineProperty(globalThis, 'TextDecoder', { writable: true, configurable: true, value: TextDecoder });
Object.defineProperty(window, 'scrollTo', { writable: true, configurable: true, value: () => undefined });

/** Ant Design measures scroll bars with a pseudo-element, which jsdom answers with a console error. */
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);
