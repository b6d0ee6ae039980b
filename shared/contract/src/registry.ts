import { isPinProblem, type PinProblem } from './pin-problems';
import { isShare, type Canary } from './canary';
import { filingReaders, routesShapeProblems } from './routes';
import type { ServedVersion } from './served-version';
import type { Bilingual } from './shell-api';

/** One remote as it is live now. */
export interface RegistryEntry extends ServedVersion {
  readonly status: 'active' | 'disabled';
  /** Shown instead of the remote while it is disabled. */
  readonly notice?: Bilingual;
  readonly urgency: 'normal' | 'critical';
  readonly previous?: string;
  /** A share of the browsers gets this version instead. */
  readonly canary?: Canary;
  /** The host goes back to `previous` by itself when this version turns out to be at fault. */
  readonly guarded?: true;
  /** The registry's revision at which this entry changed last: who changes it again says which one they saw. */
  readonly revision?: number;
}

/** The shell as it is live now; a tab with another one goes on with its own and is offered this one. */
export interface ShellEntry {
  readonly version: string;
  /** Where its files lie; ends with a slash. */
  readonly base: string;
  readonly urgency: 'normal' | 'critical';
  readonly previous?: string;
  /** As that of a remote's entry. */
  readonly revision?: number;
}

/** The one moved pointer of a deployment: `GET /registry`. */
export interface RegistryDocument {
  readonly revision: number;
  /** UTC, ISO 8601. */
  readonly generatedAt: string;
  readonly remotes: Readonly<Record<string, RegistryEntry>>;
  /** Absent where the page comes from a folder without versions, as while developing. */
  readonly shell?: ShellEntry;
  /** Remotes whose version was pinned for this reader, see docs/releases.md. */
  readonly pins?: Readonly<Record<string, string>>;
  /** When the first of the signed pins among them ends; UTC, ISO 8601. */
  readonly pinsUntil?: string;
  /** Pins that this reader asked for and does not get. */
  readonly pinProblems?: readonly PinProblem[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What an entry says of a build, whoever gets it. */
function buildProblems(name: string, build: Record<string, unknown>): string[] {
  const problems: string[] = [];
  if (typeof build['version'] !== 'string' || build['version'] === '') problems.push(`${name}.version is missing`);
  const base = build['base'];
  if (typeof base !== 'string' || !base.endsWith('/')) problems.push(`${name}.base must end with a slash`);
  if (!Number.isInteger(build['contract'])) problems.push(`${name}.contract must be a whole number`);
  if (!isObject(build['requires'])) problems.push(`${name}.requires is missing`);
  return problems;
}

function shellProblems(shell: unknown): string[] {
  if (shell === undefined) return [];
  if (!isObject(shell)) return ['shell is not an object'];
  const problems: string[] = [];
  const { version, base, urgency, previous } = shell;
  if (typeof version !== 'string' || version === '') problems.push('shell.version is missing');
  if (typeof base !== 'string' || !base.endsWith('/')) problems.push('shell.base must end with a slash');
  if (urgency !== 'normal' && urgency !== 'critical') problems.push('shell.urgency is normal or critical');
  if (previous !== undefined && typeof previous !== 'string') problems.push('shell.previous must be a version');
  return problems;
}

const routesProblems = (name: string, remote: string, { routes, filings }: Record<string, unknown>): string[] =>
  routesShapeProblems({ remote, routes, filings }).map((problem) => `${name}: ${problem}`);

function canaryProblems(remote: string, live: unknown, canary: unknown): string[] {
  const name = `${remote}.canary`;
  if (canary === undefined) return [];
  if (!isObject(canary)) return [`${name} is not an object`];
  const problems = [...buildProblems(name, canary), ...routesProblems(name, remote, canary)];
  if (!isShare(canary['share'])) problems.push(`${name}.share must be a whole number from 1 to 99`);
  if (canary['version'] === live) problems.push(`${name}.version is live already`);
  return problems;
}

function entryProblems(name: string, entry: unknown): string[] {
  if (!isObject(entry)) return [`${name} is not an object`];
  const problems = buildProblems(name, entry);
  if (entry['status'] !== 'active' && entry['status'] !== 'disabled')
    problems.push(`${name}.status is active or disabled`);
  if (entry['urgency'] !== 'normal' && entry['urgency'] !== 'critical')
    problems.push(`${name}.urgency is normal or critical`);
  if (entry['guarded'] !== undefined && entry['guarded'] !== true) problems.push(`${name}.guarded is true or left out`);
  return [
    ...problems,
    ...routesProblems(name, name, entry),
    ...canaryProblems(name, entry['version'], entry['canary']),
  ];
}

/**
 * What two remotes may not both have: a pattern, or the page of one filing for one reader. Some tabs have the canary's.
 */
function claims(entry: unknown): readonly string[] {
  if (!isObject(entry)) return [];
  return [...new Set([...claimsOf(entry), ...(isObject(entry['canary']) ? claimsOf(entry['canary']) : [])])];
}

function claimsOf(entry: Record<string, unknown>): readonly string[] {
  const objects = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : []);
  return [
    ...objects(entry['routes']).flatMap(({ path }) => (typeof path === 'string' ? [path] : [])),
    ...objects(entry['filings']).flatMap((filing) =>
      filingReaders
        .filter((reader) => reader in filing)
        .map((reader) => `the ${reader} page of ${String(filing['of'])}`),
    ),
  ];
}

/** What is wrong with a registry document; empty when it may be used. */
export function registryProblems(value: unknown): string[] {
  if (!isObject(value)) return ['the registry is not an object'];
  const problems: string[] = [];
  if (!Number.isInteger(value['revision'])) problems.push('revision must be a whole number');
  if (typeof value['generatedAt'] !== 'string') problems.push('generatedAt is missing');
  problems.push(...shellProblems(value['shell']));
  const { pinProblems = [], pinsUntil = '' } = value;
  if (!Array.isArray(pinProblems) || !pinProblems.every(isPinProblem))
    problems.push('pinProblems must be a list of remote, wanted and reason');
  if (typeof pinsUntil !== 'string') problems.push('pinsUntil must be a time');
  const remotes = value['remotes'];
  if (!isObject(remotes)) return [...problems, 'remotes is missing'];
  const owners = new Map<string, string>();
  for (const [name, entry] of Object.entries(remotes)) {
    problems.push(...entryProblems(name, entry));
    for (const claim of claims(entry)) {
      const owner = owners.get(claim);
      if (owner !== undefined && owner !== name) problems.push(`${claim} is claimed by ${owner} and ${name}`);
      owners.set(claim, name);
    }
  }
  return problems;
}

export function isRegistryDocument(value: unknown): value is RegistryDocument {
  return registryProblems(value).length === 0;
}
