declare const __webpack_public_path__: string | undefined;

/** Version of the shell that runs in this tab, from the folder that its files come from; null where that has none. */
export const ownVersion = versionOf(typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '');

export function versionOf(base: string): string | null {
  return /^\/shell\/([^/]+)\/$/.exec(base)?.[1] ?? null;
}
