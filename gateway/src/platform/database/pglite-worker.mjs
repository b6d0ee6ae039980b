/**
 * PGlite computes on the thread that calls it, so it gets a thread of its own.
 * Plain JavaScript: a worker is started by Node itself, outside any transpiler.
 * The main thread sends whole protocol batches; the answers go back in the same order.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * Emscripten's NODEFS has no fsync hook: without this one PostgreSQL believes it synced while nothing reached the disk.
 */
class DurableNodeFS extends NodeFS {
  async init(pglite, options) {
    const prepared = await super.init(pglite, options);
    prepared.emscriptenOpts.preRun.unshift((module) => {
      const nodefs = module.NODEFS ?? module.FS?.filesystems?.NODEFS;
      if (!nodefs) throw new Error('The inner parts of PGlite have moved: its file system cannot be made durable');
      nodefs.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) {
          fs.fdatasyncSync(stream.nfd);
          syncCount++;
        }
        return 0;
      };
    });
    return prepared;
  }
}

let syncCount = 0;
const { directory, template } = workerData;

// The system keeps the files in memory as well: PostgreSQL's usual 128 MB would only be held twice, and are touched bit
// by bit, as if something grew.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
// -F is "fsync off"; fdatasync is a stub inside PGlite, fsync is not.
const durableParams = [...startParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'];

const db = directory
  ? await PGlite.create({
      fs: new DurableNodeFS(directory),
      startParams: durableParams,
      extensions: { btree_gist, pg_trgm },
    })
  : await PGlite.create({
      startParams,
      extensions: { btree_gist, pg_trgm },
      loadDataDir: template ? new Blob([template]) : undefined,
    });

if (directory) await refuseIfNothingIsSynced();
parentPort.postMessage({ kind: 'ready' });

/** The hook sits at a place that has moved between versions of PGlite: trust it only after seeing it work. */
async function refuseIfNothingIsSynced() {
  const before = syncCount;
  // writes the log and commits, leaves no row behind
  await db.query("select pg_logical_emit_message(true, 'durability', 'probe')");
  if (syncCount === before) throw new Error('The embedded database does not reach the disk: a commit caused no fsync');
}

let queue = Promise.resolve();
parentPort.on('message', (message) => {
  queue = queue.then(() => answer(message));
});

async function answer(message) {
  try {
    if (message.kind === 'close') {
      await db.close();
      parentPort.postMessage({ kind: 'closed' });
      parentPort.close();
      return;
    }
    if (message.kind === 'dump') {
      const blob = await db.dumpDataDir('gzip');
      reply(message.id, new Uint8Array(await blob.arrayBuffer()));
      return;
    }
    if (message.kind === 'copy') {
      copyDirectory(message.folder);
      reply(message.id, new Uint8Array());
      return;
    }
    reply(message.id, await exchange(message.bytes));
  } catch (error) {
    parentPort.postMessage({ kind: 'failed', id: message.id, reason: String(error?.message ?? error) });
  }
}

/** `execProtocolRaw` would parse each answer as well and keep what it parsed for as long as the thread lives. */
async function exchange(bytes) {
  const parts = [];
  // what is given is a view of PGlite's memory, which the next part overwrites
  await db.execProtocolRawStream(bytes, { onRawData: (part) => parts.push(part.slice()) });
  return parts.length === 1 ? parts[0] : new Uint8Array(Buffer.concat(parts));
}

/**
 * Nothing is written while this thread copies, and what was committed is in the log: the copy is what a power cut would
 * have left, and opens as such. A file system that can shares the blocks instead of copying them.
 */
function copyDirectory(folder) {
  fs.cpSync(directory, folder, {
    recursive: true,
    errorOnExist: true,
    force: false,
    mode: fs.constants.COPYFILE_FICLONE,
    filter: (source) => !path.basename(source).startsWith('gateway.lock'),
  });
}

function reply(id, bytes) {
  parentPort.postMessage({ kind: 'answer', id, bytes }, [bytes.buffer]);
}
