/**
 * How bundlers and browsers say that a part of the code could not be fetched, mostly because it was replaced by a
 * newer build. One pattern a wording; the test beside this file holds a sample of each.
 */
const WORDINGS: readonly RegExp[] = [
  /Loading (?:CSS )?chunk [\w-]+ failed/i, // webpack and mini-css-extract-plugin
  /Failed to fetch dynamically imported module/i, // Chrome, Edge
  /error loading dynamically imported module/i, // Firefox
  /Importing a module script failed/i, // Safari
  /Unable to preload CSS/i, // preloaders
];

export function isChunkError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'ChunkLoadError') return true;
  if ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') return true;
  if (!('message' in error) || typeof error.message !== 'string') return false;
  const { message } = error;
  return WORDINGS.some((wording) => wording.test(message));
}
