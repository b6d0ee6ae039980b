import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { distOf, ROOT, workspaces } from './paths.mjs';
import { liveIn, readMeta, readRegistry } from './publish.mjs';
import { Refusal } from './say.mjs';

const isBuiltHere = (version) => workspaces.inRepository && existsSync(join(distOf('shell'), 'meta.json')) && readMeta(distOf('shell')).version === version;

async function download(address, sha256) {
  const answer = await fetch(address);
  const content = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok || (sha256 !== undefined && createHash('sha256').update(content).digest('hex') !== sha256)) {
    throw new Refusal('पोर्टलको शेल ल्याउन सकिएन।', `The shell of the portal could not be read: ${address} (${answer.status}).`);
  }
  return content;
}

/**
 * The shell that people have in a portal now, as a folder: a remote is checked on the shell it will run in, which may be
 * another one than here. Kept, since a version never changes; a portal from before shells had versions has none.
 */
export async function liveShell(portal) {
  const live = liveIn(await readRegistry(portal), 'shell');
  if (live === undefined) return undefined;
  if (isBuiltHere(live.version)) return distOf('shell');
  const folder = join(ROOT, '.cache/shells', basename(live.version));
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    const at = (file) => `${portal}${live.base}${file}`;
    const meta = await download(at('meta.json'));
    for (const [file, { sha256 }] of Object.entries(JSON.parse(meta.toString()).files)) {
      writeFileSync(join(draft, basename(file)), await download(at(file), sha256));
    }
    writeFileSync(join(draft, 'meta.json'), meta);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
