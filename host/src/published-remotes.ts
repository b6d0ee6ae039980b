import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { routesDocumentProblems, type RoutesDocument } from '@registrar/contract/routes';

const NAME = /^mf-[a-z0-9-]+$/;
const VERSION = /^[A-Za-z0-9][A-Za-z0-9.-]*$/;
const FILE = /^[A-Za-z0-9_@.-]+$/;

/** What a build says about itself in its meta.json. */
export interface ReleaseMeta {
  readonly name: string;
  readonly version: string;
  readonly contract: number;
  readonly requires: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

export interface PublishedRemote {
  readonly meta: ReleaseMeta;
  readonly routes: RoutesDocument['routes'];
}

export const isRemoteName = (name: string): boolean => NAME.test(name);
export const isVersion = (version: string): boolean => VERSION.test(version) && !version.includes('..');
export const isFileName = (file: string): boolean => FILE.test(file) && !file.startsWith('.');

export const remotesFolder = (portalFolder: string): string => join(portalFolder, 'remotes');
export const versionFolder = (portalFolder: string, name: string, version: string): string =>
  join(remotesFolder(portalFolder), name, version);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isRoutesDocument = (value: unknown): value is RoutesDocument => routesDocumentProblems(value).length === 0;

function isReleaseMeta(value: unknown): value is ReleaseMeta {
  return (
    isObject(value) &&
    typeof value['name'] === 'string' &&
    typeof value['version'] === 'string' &&
    Number.isInteger(value['contract']) &&
    isObject(value['requires']) &&
    isObject(value['files'])
  );
}

/** What a team uploaded is not to be trusted: broken JSON in one release must not fail the registry for everybody. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A published version, or what keeps the folder from being one: half uploaded, damaged, or not there. */
export function readPublished(
  portalFolder: string,
  name: string,
  version: string,
): { readonly ok: true; readonly remote: PublishedRemote } | { readonly ok: false; readonly problems: readonly string[] } {
  if (!isRemoteName(name) || !isVersion(version)) return { ok: false, problems: [`${name}@${version} is not a name`] };
  const folder = versionFolder(portalFolder, name, version);
  const metaFile = join(folder, 'meta.json');
  if (!existsSync(metaFile)) return { ok: false, problems: [`${name}@${version} is not published`] };
  const meta = readJson(metaFile);
  if (!isReleaseMeta(meta)) return { ok: false, problems: ['meta.json cannot be read'] };
  const problems = Object.entries(meta.files)
    .filter(([file, { bytes }]) => !isFileName(file) || !existsSync(join(folder, file)) || statSync(join(folder, file)).size !== bytes)
    .map(([file]) => `${file} is missing or incomplete`);
  if (meta.name !== name || meta.version !== version) problems.push(`meta.json speaks of ${meta.name}@${meta.version}`);
  const routesFile = join(folder, 'routes.json');
  const routes = existsSync(routesFile) ? readJson(routesFile) : undefined;
  if (!isRoutesDocument(routes)) problems.push(...routesDocumentProblems(routes));
  else if (problems.length === 0) return { ok: true, remote: { meta, routes: routes.routes } };
  return { ok: false, problems };
}

/** Newest first, by the time the folder was completed. */
export function publishedVersions(portalFolder: string, name: string): readonly string[] {
  const folder = join(remotesFolder(portalFolder), name);
  if (!isRemoteName(name) || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((version) => existsSync(join(folder, version, 'meta.json')))
    .map((version) => ({ version, completed: statSync(join(folder, version, 'meta.json')).mtimeMs }))
    .sort((a, b) => b.completed - a.completed)
    .map(({ version }) => version);
}
