import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument } from '@registrar/contract/registry';
import type { HostConfiguration } from './configuration';
import { replaceFile } from './durable-file';
import { isComplete, isFileName, isVersion, SHELL, verifyRelease, versionFolder } from './published-remotes';
import { writePublication } from './publications';
import type { RegistryStore } from './registry-store';
import { NOTHING_KNOWN } from './shell-provision';

/** Whose release it is in the list of builds and in the audit: nobody's token was asked for. */
const BY = 'start';

type Start = Pick<HostConfiguration, 'portalFolder' | 'shellFolder' | 'mode'>;
type TakenIn =
  { readonly kind: 'live' | 'known' | 'none' } | { readonly kind: 'unusable'; readonly problems: readonly string[] };

/** The folder is rewritten by a watching build, or holds a page without versions: then it is served as it is. */
export function isPlainShell({ watch, shellFolder }: Pick<HostConfiguration, 'watch' | 'shellFolder'>): boolean {
  return watch || (existsSync(join(shellFolder, 'index.html')) && !existsSync(join(shellFolder, 'meta.json')));
}

/**
 * The shell built on this machine, at the start of the host: a version that this portal does not know yet is stored
 * like one that was uploaded, and goes live; at a desk with the remotes beside it, in production only if it fits those
 * that are live. What it knows was decided by a release or a rollback, and a start does not undo that.
 */
export function takeInShell(
  { portalFolder, shellFolder, mode }: Start,
  store: RegistryStore,
  now: () => Date,
): TakenIn {
  const version = builtShell(shellFolder);
  if (version === undefined) return { kind: 'none' };
  const { shell } = store.document;
  if (isComplete(portalFolder, SHELL, version)) {
    if (shell !== undefined) return { kind: 'known' };
  } else {
    const problems = copyRelease(shellFolder, portalFolder, version);
    if (problems.length > 0) return { kind: 'unusable', problems };
    writePublication(portalFolder, SHELL, version, { by: BY, completedAt: now().toISOString() });
    if (shell?.version === version) return { kind: 'known' };
  }
  const result = store.change(
    { remote: SHELL, version, expected: { registry: store.document.revision }, remotesFollow: mode !== 'production' },
    BY,
  );
  return result.kind === 'refused' ? { kind: 'unusable', problems: result.problems } : { kind: 'live' };
}

/** The version that a built folder says it is; undefined where there is none. */
export function builtShell(shellFolder: string): string | undefined {
  const file = join(shellFolder, 'meta.json');
  if (!existsSync(file)) return undefined;
  const meta: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const version = typeof meta === 'object' && meta !== null && 'version' in meta ? meta.version : undefined;
  return typeof version === 'string' && isVersion(version) ? version : undefined;
}

/** As a publisher does it: `meta.json` last, so that half a copy is no version. */
function copyRelease(shellFolder: string, portalFolder: string, version: string): readonly string[] {
  const target = versionFolder(portalFolder, SHELL, version);
  for (const file of readdirSync(shellFolder).filter((name) => isFileName(name) && name !== 'meta.json')) {
    replaceFile(join(target, file), readFileSync(join(shellFolder, file)));
  }
  const meta = readFileSync(join(shellFolder, 'meta.json'), 'utf8');
  const release = verifyRelease(portalFolder, SHELL, version, meta, NOTHING_KNOWN);
  if (!release.ok) return release.problems;
  replaceFile(join(target, 'meta.json'), meta);
  return [];
}

/** Where the shell that is live lies. */
export function liveShellFolder(
  configuration: Pick<HostConfiguration, 'watch' | 'shellFolder' | 'portalFolder'>,
  { shell }: RegistryDocument,
): string {
  return isPlainShell(configuration) || shell === undefined
    ? configuration.shellFolder
    : versionFolder(configuration.portalFolder, SHELL, shell.version);
}
