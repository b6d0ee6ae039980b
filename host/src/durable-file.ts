import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function writeAndSync(file: string, content: string | Uint8Array, flag: 'w' | 'a'): void {
  const handle = openSync(file, flag, 0o644);
  try {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** A reader sees the old content or the new one, also after the power failed in between. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.next`;
  writeAndSync(next, content, 'w');
  renameSync(next, file);
  syncFolder(dirname(file));
}

export function appendLine(file: string, line: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeAndSync(file, `${line}\n`, 'a');
}
