/**
 * React tells a global hook which renderers exist. The hook that the refresh runtime makes for itself forgets them, so
 * the runtime of a remote, which starts later than React, would find none. This one remembers, as the browser's
 * developer tools do. Runs first, in watch mode only.
 */
const renderers = new Map();

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    const id = renderers.size + 1;
    renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
