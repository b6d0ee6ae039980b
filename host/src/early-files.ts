import type { RegistryDocument } from '@registrar/contract/registry';
import { compareSpecificity, matchSegments, segmentsOf } from '@registrar/contract/route-pattern';
import type { Outline, PageLanguage, PreloadMap, PreloadMaps } from './preload-map';
import { SHELL, versionFolder } from './published-remotes';

/** A file that the page is going to ask for, and the way it will ask. */
export interface EarlyFile {
  readonly address: string;
  readonly as: 'script' | 'style' | 'fetch' | 'font';
  /** How Module Federation fetches what a remote begins with; a preload of another kind would be fetched twice. */
  readonly anonymous: boolean;
}

/** What a page begins with. */
export interface Beginning {
  readonly files: readonly EarlyFile[];
  readonly outline?: Outline;
  /** What the address says in the places of the page's pattern. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Where the shell leads whoever opens the portal without an address, and the home whoever is signed in. */
export const HOME = '/login';
const FIRST_SIGNED_IN = '/dashboard';

export interface Reader {
  /**
   * Undefined where the reader has not chosen one here yet: a file of words in the other language would come for
   * nothing.
   */
  readonly language: PageLanguage | undefined;
  readonly signedIn: boolean;
}

/** The address at which the shell will end. */
const reachedFrom = (path: string, signedIn: boolean): string =>
  path !== '/' && path !== HOME ? path : signedIn ? FIRST_SIGNED_IN : HOME;

type Page = PreloadMap['pages'][string];

function bestPattern(patterns: readonly string[], address: readonly string[]): string | undefined {
  return patterns
    .filter((pattern) => matchSegments(segmentsOf(pattern), address) !== null)
    .sort((a, b) => compareSpecificity(segmentsOf(a), segmentsOf(b)))[0];
}

/**
 * What leads to the first picture of an address: the words of the frame, the remote's entry, module, words and page,
 * and the parts of the shell that the page shows. Only files that the builds themselves have named; what a build does
 * not tell is found out by the browser, later.
 */
export function beginningOf(
  path: string,
  { language, signedIn }: Reader,
  { remotes, shell }: RegistryDocument,
  portalFolder: string,
  maps: PreloadMaps,
): Beginning {
  const lending = shell === undefined ? undefined : maps.of(versionFolder(portalFolder, SHELL, shell.version));
  if (shell === undefined || lending === undefined) return { files: [] };
  const address = segmentsOf(reachedFrom(path, signedIn));
  const wordsOf = (needed: Page | undefined) => (language === undefined ? undefined : needed?.words?.[language]) ?? [];
  const ofShell = (files: readonly string[]) => files.map((file) => toFetch(`${shell.base}${file}`));

  const owners = Object.entries(remotes).flatMap(([name, entry]) =>
    entry.routes.map((route) => ({ name, entry, path: route.path })),
  );
  const pattern = bestPattern(
    owners.map((owner) => owner.path),
    address,
  );
  const own = bestPattern(Object.keys(lending.pages), address);
  const frame = ofShell([...lending.start.files, ...wordsOf(lending.start)]);
  // Last: what the page cannot run without goes first on the line.
  const fonts = (lending.start.fonts?.[language ?? 'ne'] ?? []).map((file) => ({
    address: `${shell.base}${file}`,
    as: 'font' as const,
    anonymous: true,
  }));
  if (own !== undefined && (pattern === undefined || compareSpecificity(segmentsOf(own), segmentsOf(pattern)) <= 0)) {
    const page = lending.pages[own];
    return {
      files: unique([
        ...frame,
        ...ofShell([...(page?.files ?? []), ...wordsOf(page), ...filesOfParts(page?.parts ?? [], lending)]),
        ...fonts,
      ]),
      outline: page?.outline?.[language ?? 'ne'],
    };
  }
  const owner = owners.find((candidate) => candidate.path === pattern);
  // Who gets a canary is decided in the browser.
  if (owner === undefined || owner.entry.status !== 'active' || owner.entry.canary !== undefined)
    return { files: [...frame, ...fonts] };
  const { base, version } = owner.entry;
  const map = maps.of(versionFolder(portalFolder, owner.name, version));
  const drawnBy = map === undefined ? undefined : bestPattern(Object.keys(map.pages), address);
  const page = map?.pages[drawnBy ?? ''];
  const ofRemote = [
    ...(map?.start.files ?? []).map((file) => ({ ...toFetch(`${base}${file}`), anonymous: file.endsWith('.js') })),
    ...[...wordsOf(map?.start), ...(page?.files ?? [])].map((file) => toFetch(`${base}${file}`)),
  ];
  const parts = filesOfParts([...(map?.start.parts ?? []), ...(page?.parts ?? [])], lending);
  const files = unique([
    { address: `${base}mf-manifest.json`, as: 'fetch', anonymous: true },
    ...frame,
    { address: `${base}remoteEntry.js`, as: 'script', anonymous: true },
    ...ofRemote,
    ...ofShell(parts),
    ...fonts,
  ]);
  return {
    files,
    outline: page?.outline?.[language ?? 'ne'],
    parameters: matchSegments(segmentsOf(drawnBy ?? ''), address) ?? {},
  };
}

function filesOfParts(
  parts: readonly string[],
  lending: PreloadMap,
  known: Set<string> = new Set(),
): readonly string[] {
  return parts.flatMap((part) => {
    if (known.has(part)) return [];
    known.add(part);
    const needed = lending.parts[part];
    return needed === undefined ? [] : [...needed.files, ...filesOfParts(needed.parts, lending, known)];
  });
}

const toFetch = (address: string): EarlyFile => ({
  address,
  as: address.endsWith('.css') ? 'style' : 'script',
  anonymous: false,
});

const unique = (files: readonly EarlyFile[]): readonly EarlyFile[] => [
  ...new Map(files.map((file) => [file.address, file])).values(),
];
