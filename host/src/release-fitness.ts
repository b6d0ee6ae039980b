import { Script } from 'node:vm';
import { containerName, manifestProblems } from '@registrar/contract/release-manifest';
import { unknownScreens, unknownScreenWarning } from '@registrar/contract/route-rules';
import { routesDocumentProblems, type RouteDescription } from '@registrar/contract/routes';
import { screenCodes } from '@registrar/domain/screen-codes';
import { satisfies, validRange } from 'semver';
import type { ShellProvision } from './shell-provision';

/** What a release says of itself, in the three documents that have to agree. */
export interface ReleaseDocuments {
  readonly name: string;
  readonly version: string;
  readonly contract: number;
  readonly requires: Readonly<Record<string, unknown>>;
  readonly files: readonly string[];
  readonly routes: unknown;
  readonly manifest: unknown;
  readonly entry: string;
}

/**
 * What keeps a whole release from being shown by the shell that is live: found here, it is found before anybody sees a
 * panel.
 */
export function fitnessProblems(release: ReleaseDocuments, shell: ShellProvision): string[] {
  const { name, version, manifest, files, routes } = release;
  return [
    ...contractProblems(release, shell),
    ...rangeProblems(release, shell),
    ...manifestProblems(name, version, manifest, files).map((problem) => `mf-manifest.json: ${problem}`),
    ...entryProblems(release),
    ...pageProblems({ name, routes }),
  ];
}

/** The pages of a release: of a remote, or of the shell. */
export function pageProblems({ name, routes }: Pick<ReleaseDocuments, 'name' | 'routes'>): string[] {
  const remote = typeof routes === 'object' && routes !== null && 'remote' in routes ? routes.remote : undefined;
  const foreign = remote === name ? [] : [`routes.json is of ${String(remote)}, not of ${name}`];
  return [...foreign, ...routesDocumentProblems(routes).map((problem) => `routes.json: ${problem}`)];
}

/**
 * What does not keep a release from being shown, and whoever releases it should know. A screen of the gateway may be
 * newer than this host: the shell opens its page to whoever the gateway gives it to.
 */
export const pageWarnings = (routes: readonly RouteDescription[]): readonly string[] =>
  unknownScreens(routes, screenCodes).map(unknownScreenWarning);

function contractProblems({ contract }: ReleaseDocuments, { contracts }: ShellProvision): string[] {
  return contracts.includes(contract)
    ? []
    : [`contract ${contract} is not one that the shell keeps: ${contracts.join(', ')}`];
}

function rangeProblems({ requires }: ReleaseDocuments, { packages }: ShellProvision): string[] {
  return Object.entries(requires).flatMap(([name, range]) => {
    if (typeof range !== 'string' || range.trim() === '' || validRange(range) === null)
      return [`requires: ${name} “${String(range)}” is no range of versions, such as ^1.2.0`];
    const given = packages[name];
    if (given !== undefined)
      return satisfies(given, range) ? [] : [`requires: ${name} ${range}, and the shell gives ${given}`];
    return Object.keys(packages).length === 0 ? [] : [`requires: ${name} ${range}, which the shell does not give`];
  });
}

/** Compiled, never run: a page instead of a script, a cut file and another remote's container show here. */
function entryProblems({ name, entry }: ReleaseDocuments): string[] {
  const container = containerName(name);
  try {
    new Script(entry, { filename: 'remoteEntry.js' });
  } catch (error) {
    return [`remoteEntry.js is no script: ${String(error)}`];
  }
  return new RegExp(`\\b${container}\\b`).test(entry) ? [] : [`remoteEntry.js has no container ${container}`];
}
