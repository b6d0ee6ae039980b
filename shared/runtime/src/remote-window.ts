/** single-spa marks the popstate events it makes up itself after a pushState or replaceState. */
function isArtificial(event: Event): boolean {
  return 'singleSpa' in event && event.singleSpa === true;
}

function callListener(listener: EventListenerOrEventListenerObject, target: Window, event: Event): void {
  if (typeof listener === 'function') listener.call(target, event);
  else listener.handleEvent(event);
}

/** Browser objects refuse to run their methods on anything but themselves, hence the binding. */
function facade<T extends object>(target: T, replacements: ReadonlyMap<PropertyKey, unknown>): T {
  return new Proxy(target, {
    get(_, property) {
      if (replacements.has(property)) return replacements.get(property);
      const value: unknown = Reflect.get(target, property, target);
      // Constructors such as `window.URL` are functions too, and must stay themselves.
      if (typeof value !== 'function' || Object.hasOwn(value, 'prototype')) return value;
      const method: unknown = value.bind(target);
      return method;
    },
    set: (_, property, value) => Reflect.set(target, property, value, target),
  });
}

/**
 * The window a remote's router looks through. After each of the router's own pushes single-spa sends an artificial
 * popstate; the router would take it for a second navigation, run its loaders again and turn PUSH into POP. Events
 * that tell of the address the router itself has just set are therefore kept from it; all others, real or not, pass.
 */
export function remoteWindow(target: Window & typeof globalThis = window): Window & typeof globalThis {
  let shownUrl = target.location.href;
  const wrapped = new Map<EventListenerOrEventListenerObject, (event: Event) => void>();

  // The address is noted before the call: single-spa sends its event from within.
  const note = (url: string | URL | null | undefined, change: () => void) => {
    const before = shownUrl;
    if (url !== null && url !== undefined) shownUrl = new URL(url, target.location.href).href;
    try {
      change();
    } catch (error) {
      shownUrl = before;
      throw error;
    }
  };
  const history = facade(
    target.history,
    new Map<PropertyKey, unknown>([
      [
        'pushState',
        (state: unknown, unused: string, url?: string | URL | null) =>
          note(url, () => target.history.pushState(state, unused, url)),
      ],
      [
        'replaceState',
        (state: unknown, unused: string, url?: string | URL | null) =>
          note(url, () => target.history.replaceState(state, unused, url)),
      ],
    ]),
  );

  const addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    if (type !== 'popstate') return target.addEventListener(type, listener, options);
    const filtered = (event: Event) => {
      if (isArtificial(event) && target.location.href === shownUrl) return;
      shownUrl = target.location.href;
      callListener(listener, target, event);
    };
    wrapped.set(listener, filtered);
    target.addEventListener(type, filtered, options);
  };
  const removeEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ) => {
    const filtered = type === 'popstate' ? wrapped.get(listener) : undefined;
    target.removeEventListener(type, filtered ?? listener, options);
    wrapped.delete(listener);
  };

  return facade(
    target,
    new Map<PropertyKey, unknown>([
      ['history', history],
      ['addEventListener', addEventListener],
      ['removeEventListener', removeEventListener],
    ]),
  );
}
