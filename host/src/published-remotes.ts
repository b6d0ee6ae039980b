import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { routesShapeProblems, type RoutesDocument } from '@registrar/contract/routes';
import { isExportNames, type ExportNames } from '@registrar/contract/shell-exports';
import { fitnessProblems, pageProblems } from './release-fitness';
import { changedFiles, missingFiles, unnamedFiles, type ListedFiles } from './release-files';
import type { ShellProvision } from './shell-provision';

const NAME = /^mf-[a-z0-9-]+$/;
const VERSION = /^[A-Za-z0-9][A-Za-z0-9.-]*$/;
const FILE = /^[A-Za-z0-9_@.-]+$/;

/** What a build says about itself in its meta.json. */
export interface ReleaseMeta {
  readonly name: string;
  readonly version: string;
  readonly contract: number;
  readonly requires: Readonly<Record<string, string>>;
  /** What the build imports from the shell; older builds do not say. */
  readonly takes?: ExportNames;
  /** Of the shell: what it gives to remotes. */
  readonly gives?: ExportNames;
  readonly files: ListedFiles;
}

export interface PublishedRemote {
  readonly meta: ReleaseMeta;
  readonly routes: RoutesDocument['routes'];
  readonly filings: NonNullable<RoutesDocument['filings']>;
}

/** The shell is published as remotes are, beside them. */
export const SHELL = 'shell';

export const isRemoteName = (name: string): boolean => NAME.test(name);
const isPublishable = (name: string): boolean => isRemoteName(name) || name === SHELL;
export const isVersion = (version: string): boolean => VERSION.test(version) && !version.includes('..');
export const isFileName = (file: string): boolean => FILE.test(file) && !file.startsWith('.');

export const remotesFolder = (portalFolder: string): string => join(portalFolder, 'remotes');
/** All versions of a remote, or of the shell. */
export const versionsFolder = (portalFolder: string, name: string): string =>
  join(name === SHELL ? portalFolder : remotesFolder(portalFolder), name);
export const versionFolder = (portalFolder: string, name: string, version: string): string =>
  join(versionsFolder(portalFolder, name), version);

/** What a release cannot be without: where its code begins, and its pages. */
const necessaryFiles = (name: string): readonly string[] => [
  ...(name === SHELL ? ['index.html'] : ['remoteEntry.js', 'mf-manifest.json']),
  'routes.json',
];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isRoutesDocument = (value: unknown): value is RoutesDocument => routesShapeProblems(value).length === 0;

function isListedFiles(value: unknown): value is ListedFiles {
  return (
    isObject(value) &&
    Object.values(value).every(
      (file) => isObject(file) && Number.isSafeInteger(file['bytes']) && typeof file['sha256'] === 'string',
    )
  );
}

export function isReleaseMeta(value: unknown): value is ReleaseMeta {
  return (
    isObject(value) &&
    typeof value['name'] === 'string' &&
    typeof value['version'] === 'string' &&
    Number.isInteger(value['contract']) &&
    isObject(value['requires']) &&
    [value['takes'], value['gives']].every((names) => names === undefined || isExportNames(names)) &&
    isListedFiles(value['files'])
  );
}

/** What a team uploaded is not to be trusted: broken JSON in one release must not fail the registry for everybody. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `unfit`: all files are there and as they were built, and this portal cannot show them. */
type Refusal = { readonly ok: false; readonly reason: 'incomplete' | 'unfit'; readonly problems: readonly string[] };
type Published = { readonly ok: true; readonly remote: PublishedRemote } | Refusal;

const incomplete = (problems: readonly string[]): Refusal => ({ ok: false, reason: 'incomplete', problems });

/** A published version, or what keeps the folder from being one: half uploaded, damaged, or not there. */
export function readPublished(portalFolder: string, name: string, version: string): Published {
  if (!isPublishable(name) || !isVersion(version)) return incomplete([`${name}@${version} is not a name`]);
  const metaFile = join(versionFolder(portalFolder, name, version), 'meta.json');
  if (!existsSync(metaFile)) return incomplete([`${name}@${version} is not published`]);
  return readRelease(portalFolder, name, version, readFileSync(metaFile, 'utf8'));
}

/** The same, every file is the one that the build made, and the live shell can show it. */
export function verifyPublished(portalFolder: string, name: string, version: string, shell: ShellProvision): Published {
  const published = readPublished(portalFolder, name, version);
  return published.ok ? verified(portalFolder, published, shell) : published;
}

/** What a folder would be as a version, if this were the `meta.json` that completes it. */
export function verifyRelease(
  portalFolder: string,
  name: string,
  version: string,
  metaText: string,
  shell: ShellProvision,
): Published {
  const release = readRelease(portalFolder, name, version, metaText);
  return release.ok ? verified(portalFolder, release, shell) : release;
}

/** Whether the version has all its files and so takes no more. */
export const isComplete = (portalFolder: string, name: string, version: string): boolean =>
  existsSync(join(versionFolder(portalFolder, name, version), 'meta.json'));

function verified(portalFolder: string, published: Published & { ok: true }, shell: ShellProvision): Published {
  const { meta } = published.remote;
  const folder = versionFolder(portalFolder, meta.name, meta.version);
  const changed = [...unnamedFiles(folder, meta.files), ...changedFiles(folder, meta.files)];
  if (changed.length > 0) return incomplete(changed);
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const said = { ...meta, files: Object.keys(meta.files), routes: parseJson(text('routes.json')) };
  const problems =
    meta.name === SHELL
      ? pageProblems(said)
      : fitnessProblems(
          { ...said, manifest: parseJson(text('mf-manifest.json')), entry: text('remoteEntry.js') },
          shell,
        );
  return problems.length === 0 ? published : { ok: false, reason: 'unfit', problems };
}

function readRelease(portalFolder: string, name: string, version: string, metaText: string): Published {
  const folder = versionFolder(portalFolder, name, version);
  const meta = parseJson(metaText);
  if (!isReleaseMeta(meta)) return incomplete(['meta.json cannot be read']);
  const foreign = Object.keys(meta.files).filter((file) => !isFileName(file));
  if (foreign.length > 0) return incomplete(foreign.map((file) => `${file} is not the name of a file`));
  const problems = [...missingFiles(folder, meta.files)];
  for (const file of necessaryFiles(name)) if (!(file in meta.files)) problems.push(`meta.json does not name ${file}`);
  if (meta.name !== name || meta.version !== version) problems.push(`meta.json speaks of ${meta.name}@${meta.version}`);
  const routesFile = join(folder, 'routes.json');
  const routes = existsSync(routesFile) ? parseJson(readFileSync(routesFile, 'utf8')) : undefined;
  if (!isRoutesDocument(routes)) problems.push(...routesShapeProblems(routes));
  else if (problems.length === 0)
    return { ok: true, remote: { meta, routes: routes.routes, filings: routes.filings ?? [] } };
  return incomplete(problems);
}

/** Whether two texts of `meta.json` speak of the same files, whatever they say of the commit. */
export function isSameRelease(one: Buffer, other: Buffer): boolean {
  const [first, second] = [one, other].map((text) => parseJson(text.toString('utf8')));
  if (!isReleaseMeta(first) || !isReleaseMeta(second)) return false;
  return isDeepStrictEqual({ ...first, build: null }, { ...second, build: null });
}

/** Newest first, by the time the folder was completed. */
export function publishedVersions(portalFolder: string, name: string): readonly string[] {
  const folder = versionsFolder(portalFolder, name);
  if (!isPublishable(name) || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((version) => existsSync(join(folder, version, 'meta.json')))
    .map((version) => ({ version, completed: statSync(join(folder, version, 'meta.json')).mtimeMs }))
    .sort((a, b) => b.completed - a.completed)
    .map(({ version }) => version);
}
