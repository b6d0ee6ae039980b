import type { RegistryDocument } from '@registrar/contract/registry';
import { missingExports, describeExport, type ExportNames } from '@registrar/contract/shell-exports';
import { readPublished, type ReleaseMeta } from './published-remotes';

/** What a build of a remote takes and this shell does not give, a sentence each. */
export function lackOf(
  { name, version, takes }: Pick<ReleaseMeta, 'name' | 'version' | 'takes'>,
  gives: ExportNames | undefined,
): readonly string[] {
  if (gives === undefined) return [];
  return missingExports(takes, gives).map(
    (missing) => `${name} ${version} takes ${describeExport(missing)}, which the shell does not give`,
  );
}

export interface ShellFit {
  /** Live remotes that would break: the shell must not go live. */
  readonly problems: readonly string[];
  /** Versions before the live ones that nobody could go back to. */
  readonly warnings: readonly string[];
}

/**
 * Whether a shell that gives this may become the live one, by what the live and the previous versions of all remotes
 * take.
 */
export function fitOfShell(
  gives: ExportNames | undefined,
  { remotes }: RegistryDocument,
  portalFolder: string,
): ShellFit {
  const lackAt = (name: string, version: string | undefined): readonly string[] => {
    const published = version === undefined ? undefined : readPublished(portalFolder, name, version);
    return published?.ok === true ? lackOf(published.remote.meta, gives) : [];
  };
  const entries = Object.entries(remotes);
  return {
    problems: entries.flatMap(([name, { version, status, canary }]) =>
      status === 'active' ? [...lackAt(name, version), ...lackAt(name, canary?.version)] : [],
    ),
    warnings: entries.flatMap(([name, { version, status, previous }]) => [
      ...(status === 'active' ? [] : lackAt(name, version)),
      ...lackAt(name, previous),
    ]),
  };
}
