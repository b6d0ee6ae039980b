/**
 * Stands for react-refresh in a remote that is built for development. A runtime of its own would not find the renderer,
 * which belongs to the shell, so the shell's is taken. A shell made for people has none: then nothing passes for a
 * component, no change can be taken over in place, and the hot client loads the page again.
 */
/** @type {RefreshRuntime} */
const withoutRefresh = {
  createSignatureFunctionForTransform: () => (type) => type,
  getFamilyByType: () => undefined,
  isLikelyComponentType: () => false,
  performReactRefresh: () => null,
  register: () => undefined,
};
const runtime = window.registrarRefresh ?? withoutRefresh;

module.exports = {
  ...runtime,
  // the shell has done it
  injectIntoGlobalHook: () => undefined,
  // modules of two builds may have one name
  register: (/** @type {unknown} */ type, /** @type {string} */ id) =>
    runtime.register(type, `${__react_refresh_library__} ${id}`),
};
