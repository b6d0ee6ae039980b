/** The part of react-refresh that webpack's plugin calls. */
interface RefreshRuntime {
  createSignatureFunctionForTransform(): (type: unknown, ...more: unknown[]) => unknown;
  getFamilyByType(type: unknown): unknown;
  isLikelyComponentType(type: unknown): boolean;
  performReactRefresh(): unknown;
  register(type: unknown, id: string): void;
}

declare module 'react-refresh/runtime' {
  const runtime: RefreshRuntime;
  export = runtime;
}

interface Window {
  /** Left by a shell that is built for development. */
  registrarRefresh?: RefreshRuntime;
}

/** The name of the build, from webpack's plugin. */
declare const __react_refresh_library__: string;
