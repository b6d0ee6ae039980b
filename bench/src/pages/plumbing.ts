import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Options } from '../options';
import type { Row } from '../row';

const MOST_KB = 10;

/**
 * What a remote brings before any code of its own: its entry, which holds the webpack runtime and the table of chunks,
 * and the manifest that leads to it. The federation runtime itself is the shell's.
 */
export async function measurePlumbing({ root }: Options): Promise<Row[]> {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  return remotes.map((name) => {
    const files = ['mf-manifest.json', 'remoteEntry.js'].map(
      (file) => [file, transferred(join(root, name, 'dist', file))] as const,
    );
    const bytes = files.reduce((sum, [, size]) => sum + size, 0);
    return {
      name: `plumbing of ${name}, brotli`,
      unit: 'KB',
      ours: [bytes / 1024],
      bar: { kind: 'at most', limit: MOST_KB },
      details: Object.fromEntries(files),
    };
  });
}

const transferred = (file: string): number => brotliCompressSync(readFileSync(file)).length;
