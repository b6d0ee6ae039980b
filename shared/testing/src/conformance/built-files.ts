import { manifestProblems } from '@registrar/contract/release-manifest';
import { routesDocumentProblems, type RoutesDocument } from '@registrar/contract/routes';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Entry and first module of a remote, packed; pages come later, one by one. */
export const BUDGET_BYTES = 60 * 1024;

const ENTRY = 'remoteEntry.js';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

export interface BuiltRemote {
  readonly name: string;
  readonly dist: string;
  readonly version: string;
  /** Ranges of shared packages that the build needs. */
  readonly requires: Readonly<Record<string, string>>;
  readonly routes: RoutesDocument;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Files that are fetched before the first page may draw. */
function firstFiles(manifest: Fields): readonly string[] {
  const exposes = Array.isArray(manifest['exposes']) ? manifest['exposes'].map(fieldsOf) : [];
  const app = exposes.find((exposed) => exposed['path'] === './app');
  const js = fieldsOf(fieldsOf(app?.['assets'])['js']);
  return [ENTRY, ...textsOf(js['sync'])];
}

export function budgetProblems(sizes: Readonly<Record<string, number>>, budget = BUDGET_BYTES): string[] {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  if (total <= budget) return [];
  const told = Object.entries(sizes).map(([file, size]) => `${file} ${size}`);
  return [`entry and app weigh ${total} bytes packed, ${budget} are allowed: ${told.join(', ')}`];
}

/** Reads a build and says what is wrong with its files. */
export function readBuilt(
  name: string,
  dist: string,
): { readonly remote: BuiltRemote | null; readonly problems: string[] } {
  const missing = ['mf-manifest.json', ENTRY, 'routes.json', 'meta.json'].filter(
    (file) => !existsSync(join(dist, file)),
  );
  if (missing.length > 0) return { remote: null, problems: missing.map((file) => `${file} is missing`) };

  const manifest = fieldsOf(readJson(join(dist, 'mf-manifest.json')));
  const meta = fieldsOf(readJson(join(dist, 'meta.json')));
  const routes: RoutesDocument = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8'));
  const files = [...new Set(firstFiles(manifest))];
  const present = readdirSync(dist);
  const absent = files.filter((file) => !existsSync(join(dist, file)));
  const sizes =
    absent.length > 0
      ? {}
      : Object.fromEntries(files.map((file) => [file, gzipSync(readFileSync(join(dist, file))).length]));
  const problems = [
    ...manifestProblems(name, String(meta['version']), manifest, present),
    ...routesDocumentProblems(routes).map((problem) => `routes.json: ${problem}`),
    ...budgetProblems(sizes),
    ...(routes.remote === name ? [] : [`routes.json is of ${routes.remote}`]),
    ...(meta['contract'] === 1 ? [] : [`contract ${String(meta['contract'])} is not 1`]),
    ...(typeof meta['version'] === 'string' ? [] : ['meta.json names no version']),
  ];
  const requires = Object.fromEntries(
    Object.entries(fieldsOf(meta['requires'])).map(([key, range]) => [key, String(range)]),
  );
  return { remote: { name, dist, version: String(meta['version']), requires, routes }, problems };
}
