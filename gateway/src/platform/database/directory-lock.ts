import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { hasErrorCode } from '../error-code';
import { ExplainedError } from '../explained-error';

const ownerSchema = z.object({ pid: z.number().int().positive(), startedAt: z.string(), address: z.url().optional() });
type Owner = z.infer<typeof ownerSchema>;

/**
 * PGlite has no lock of its own: two processes on one directory lose each other's committed rows without a word.
 * The lock names its owner by pid and by the moment the process started, so that a pid used again by another
 * program after a crash does not keep the gateway out.
 */
export function lockDirectory(directory: string): () => void {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = fileOf(directory);
  const me: Owner = { pid: process.pid, startedAt: startOf(process.pid) };

  for (let attempt = 0; attempt < 2; attempt++) {
    if (createExclusively(file, JSON.stringify(me))) return () => fs.rmSync(file, { force: true });
    const owner = readOwner(file);
    if (owner && isRunning(owner)) {
      throw new DirectoryInUse(
        `Another gateway (process ${owner.pid}) is using ${directory}. Stop it first, or name another folder with REGISTRAR_DATA.`,
      );
    }
    fs.rmSync(file, { force: true });
  }
  throw new DirectoryInUse(`The lock ${file} could not be taken: another gateway is starting on the same folder.`);
}

/** Who has the directory now, if anybody. */
export function ownerOf(directory: string): Owner | undefined {
  const owner = readOwner(fileOf(directory));
  return owner && isRunning(owner) ? owner : undefined;
}

/** A running gateway writes into its lock where commands of this machine reach it. */
export function announceAddress(directory: string, address: string): void {
  const draft = `${fileOf(directory)}.${process.pid}`;
  const me: Owner = { pid: process.pid, startedAt: startOf(process.pid), address };
  fs.writeFileSync(draft, JSON.stringify(me), { mode: 0o600 });
  fs.renameSync(draft, fileOf(directory)); // nobody reads half of it, and the lock is never gone
}

export const LOCK_FILE = 'gateway.lock';
const fileOf = (directory: string): string => path.join(directory, LOCK_FILE);

export class DirectoryInUse extends ExplainedError {}

function createExclusively(file: string, content: string): boolean {
  try {
    fs.writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return undefined; // half-written by a process that died
  }
}

/** Whether it is the process that wrote this, and not another one with its number. */
export function isRunning(owner: Pick<Owner, 'pid' | 'startedAt'>): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (!hasErrorCode(error, 'EPERM')) return false; // EPERM: it lives, and belongs to somebody else
  }
  return owner.startedAt === '' || startOf(owner.pid) === owner.startedAt;
}

/** Clock ticks at which the process started, field 22 of /proc/<pid>/stat; empty where there is no /proc. */
function startOf(pid: number): string {
  try {
    const afterName = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop() ?? '';
    return afterName.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
