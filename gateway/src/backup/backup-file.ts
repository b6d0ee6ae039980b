import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { hasErrorCode } from '../platform/error-code';
import { BackupRefused } from './backup-format';

/** The largest entry is a document or some rows; beyond this the file is no backup of ours. */
const LARGEST_ENTRY = 512 << 20;

export interface BackupWriter {
  /** Resolves when there is room for the next one. */
  add(name: string, content: Buffer): Promise<void>;
}

/**
 * A tar archive, packed by gzip, written aside as FILE.part and given its name when the disk has all of it: under its
 * name it is whole. Nothing is written over, nothing of an attempt that failed is left.
 */
export async function writeBackupFile(
  file: string,
  fill: (writer: BackupWriter) => Promise<void>,
): Promise<{ size: number }> {
  const draft = `${file}.part`;
  await requireFree(file, draft);
  try {
    const pack = tar.pack();
    const written = pipeline(pack, createGzip({ level: 1 }), createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
    const failed = written.then(
      () => undefined,
      (error: unknown) => error,
    );
    const add: BackupWriter['add'] = (name, content) =>
      new Promise((resolve, reject) => {
        pack.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve())).on('error', reject);
        void failed.then(
          (error) =>
            error !== undefined &&
            reject(error instanceof Error ? error : new Error('The file could not be written', { cause: error })),
        );
      });
    try {
      await fill({ add });
      pack.finalize();
    } catch (error) {
      // whichever broke first is the reason: the disk that is full, or what was to be written
      pack.destroy(error instanceof Error ? error : new Error('The backup was broken off', { cause: error }));
      throw (await failed) ?? error;
    }
    await written;
    await sync(draft);
    await giveName(draft, file);
    await sync(path.dirname(file));
    return { size: (await stat(file)).size };
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) await rm(draft, { force: true });
    throw explained(error, file);
  }
}

async function requireFree(file: string, draft: string): Promise<void> {
  if (await isThere(file))
    throw new BackupRefused(`${file} exists already. A backup is never written over: name another file.`);
  if (await isThere(draft))
    throw new BackupRefused(
      `${draft} exists: another backup to the same file is being written, or one was killed. In the latter case delete it.`,
    );
  if (!(await isThere(path.dirname(file)))) throw new BackupRefused(`The folder ${path.dirname(file)} does not exist.`);
}

async function isThere(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return false;
    throw explained(error, file);
  }
}

/** A link fails where the name is taken, a rename would write over it; some file systems know no links. */
async function giveName(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
    await rm(draft);
  } catch (error) {
    if (!hasErrorCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP')) throw error;
    if (await isThere(file))
      throw new BackupRefused(`${file} exists already. A backup is never written over: name another file.`);
    await rename(draft, file);
  }
}

async function sync(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function explained(error: unknown, file: string): unknown {
  if (hasErrorCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG'))
    return new BackupRefused(
      `The disk of ${file} is full, or takes no file of this size. Nothing of this backup was left there.`,
    );
  if (hasErrorCode(error, 'EACCES', 'EPERM', 'EROFS'))
    return new BackupRefused(`${file} may not be written by this user.`);
  if (hasErrorCode(error, 'EEXIST'))
    return new BackupRefused(`${file} exists already. A backup is never written over: name another file.`);
  return error;
}

export interface BackupEntry {
  readonly name: string;
  readonly sha256: string;
  readonly content: Buffer;
}

/**
 * Every entry in its order, one in memory at a time. What is no backup, is cut off or damaged is told in a sentence.
 */
export async function* readBackupFile(file: string): AsyncGenerator<BackupEntry> {
  const extract = tar.extract();
  const flow = pipeline(createReadStream(file), createGunzip(), extract).then(
    () => undefined,
    (error: unknown) => error,
  );
  try {
    for await (const entry of extract) {
      if ((entry.header.size ?? 0) > LARGEST_ENTRY)
        throw new BackupRefused(`${file} is no backup of this portal, or is damaged: an entry of it is too large.`);
      const content = await buffer(entry);
      yield { name: entry.header.name, content, sha256: createHash('sha256').update(content).digest('hex') };
    }
  } catch (error) {
    throw unreadable(error instanceof BackupRefused ? error : ((await flow) ?? error), file);
  }
  const error = await flow;
  if (error !== undefined) throw unreadable(error, file);
}

function unreadable(error: unknown, file: string): unknown {
  if (error instanceof BackupRefused) return error;
  if (hasErrorCode(error, 'ENOENT')) return new BackupRefused(`There is no file ${file}.`);
  if (hasErrorCode(error, 'EACCES')) return new BackupRefused(`${file} may not be read by this user.`);
  if (hasErrorCode(error, 'EISDIR')) return new BackupRefused(`${file} is a folder and no backup.`);
  if (hasErrorCode(error, 'Z_BUF_ERROR'))
    return new BackupRefused(`${file} is cut off: its end is missing. Nothing was changed.`);
  const reason = error instanceof Error ? error.message : String(error);
  return new BackupRefused(`${file} is no backup of this portal, or is damaged (${reason}). Nothing was changed.`);
}
