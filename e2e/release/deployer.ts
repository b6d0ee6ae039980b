import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument, RegistryEntry } from '@registrar/contract/registry';
import { portal } from '../portal';
import { readRegistry } from '../registry-for-tab';

interface ReleaseMeta {
  readonly version: string;
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

interface Change {
  readonly version?: string;
  readonly rollback?: boolean;
  readonly status?: RegistryEntry['status'];
  readonly urgency?: RegistryEntry['urgency'];
  readonly canary?: { readonly version: string; readonly share: number };
  readonly endCanary?: boolean;
}

/** A portal whose data folder is on this machine. */
type Target = Pick<typeof portal, 'origin' | 'data'>;

/** The token that the portal made for its publishers. */
export function deployToken(at: Target = portal): string {
  const tokens: readonly { readonly token: string }[] = JSON.parse(
    readFileSync(join(at.data, 'secrets', 'deploy-tokens.json'), 'utf8'),
  );
  const [first] = tokens;
  if (first === undefined) throw new Error('The portal has no deploy token');
  return first.token;
}

/** The publisher's own commands, as they are typed in the folder of a workspace. */
export function runCommand(workspace: string, script: string, ...options: readonly string[]): string {
  return execFileSync(
    process.execPath,
    [join(__dirname, '../../scripts', script), '--to', portal.origin, '--yes', ...options],
    {
      cwd: join(__dirname, '../..', workspace),
      env: { ...process.env, DEPLOY_TOKEN: deployToken() },
      encoding: 'utf8',
    },
  );
}

async function put(path: string, body: string | Buffer, contentType: string, at: Target = portal): Promise<Response> {
  const headers = { authorization: `Bearer ${deployToken(at)}`, 'content-type': contentType };
  return fetch(`${at.origin}${path}`, { method: 'PUT', headers, body: new Uint8Array(Buffer.from(body)) });
}

/** Asks for a change as one publisher sees the registry; answers whatever the host says. */
export function askChange(remote: string, change: Change, expectedRevision: number): Promise<Response> {
  return put(`/registry/${remote}`, JSON.stringify({ ...change, expectedRevision }), 'application/json');
}

/** Moves the pointer; reads it again where another publisher was faster. */
export async function changeRegistry(remote: string, change: Change): Promise<RegistryDocument> {
  for (;;) {
    const { revision } = await readRegistry();
    const answer = await askChange(remote, change, revision);
    if (answer.status === 409) continue;
    const { message, data }: { readonly message: string; readonly data: RegistryDocument } = await answer.json();
    if (!answer.ok) throw new Error(`${remote} was not changed: ${message}`);
    return data;
  }
}

/** Of a remote, or of the shell. */
export async function liveVersion(remote: string, at: Target = portal): Promise<string> {
  const { remotes, shell } = await readRegistry(at);
  const version = (remote === 'shell' ? shell : remotes[remote])?.version;
  if (version === undefined) throw new Error(`${remote} is not in the registry`);
  return version;
}

/** Where its versions are: below the portal's folder and, by the same name, below its address. */
const placeOf = (remote: string): string => (remote === 'shell' ? 'shell' : `remotes/${remote}`);

let built = 0;

/**
 * Publishes the live version again under a new number, with texts replaced, as a build of changed sources would be: its
 * code has its own name, its files their own checksums. Nobody sees it until the pointer moves. Answers the version.
 */
export async function publishChanged(
  remote: string,
  replace: (code: string) => string,
  label = '9.9.9',
  at: Target = portal,
): Promise<string> {
  const live = await liveVersion(remote, at);
  const folder = join(at.data, 'portal', placeOf(remote), live);
  const mark = createHash('sha256')
    .update(`${live} ${process.pid} ${Date.now()} ${built++}`)
    .digest('hex')
    .slice(0, 10);
  const version = `${label}-${mark}`;
  const named = (code: string): string =>
    code.replaceAll(live, version).replaceAll(live.replaceAll(/\W/g, '_'), version.replaceAll(/\W/g, '_'));

  const meta: ReleaseMeta = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8'));
  const files: Record<string, { bytes: number; sha256: string }> = {};
  let replaced = false;
  for (const file of readdirSync(folder).filter(
    (name) => !name.startsWith('.') && name !== 'meta.json' && !/\.(?:br|gz)$/.test(name),
  )) {
    const original = readFileSync(join(folder, file));
    const code = original.toString('utf8');
    const changed = file.endsWith('.js') ? replace(code) : code;
    replaced ||= changed !== code;
    const bytes = /\.(?:js|json|css|html)$/.test(file) ? Buffer.from(named(changed)) : original;
    // the shell's first file is named after its version
    const name = named(file);
    if (file in meta.files)
      files[name] = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    await store(`/${placeOf(remote)}/${version}/${name}`, bytes, at);
  }
  if (!replaced) throw new Error(`Nothing in ${remote} ${live} was replaced`);
  await store(`/${placeOf(remote)}/${version}/meta.json`, Buffer.from(JSON.stringify({ ...meta, version, files })), at);
  return version;
}

async function store(path: string, bytes: Buffer, at: Target): Promise<void> {
  const answer = await put(path, bytes, 'application/octet-stream', at);
  if (!answer.ok) throw new Error(`${path} was not stored: ${await answer.text()}`);
}
