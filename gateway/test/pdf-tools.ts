import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Debian's poppler-utils, by which a stranger reads our papers. `npm test` installs them where it may. */
export const POPPLER = spawnSync('pdfsig', ['-v']).error === undefined;

/** Runs one of poppler's programs on a PDF; `{}` among the words stands for the file. */
function poppler(program: string, words: readonly string[], pdf: Uint8Array): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'poppler-'));
  try {
    const file = path.join(folder, 'paper.pdf');
    fs.writeFileSync(file, pdf);
    const { stdout, stderr, error } = spawnSync(program, words.map((word) => (word === '{}' ? file : word)), { encoding: 'utf8' });
    if (error) throw error;
    return `${stdout}${stderr}`;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** What a reader of PDF says of the signature. */
export const pdfsig = (pdf: Uint8Array): string => poppler('pdfsig', ['-nocert', '{}'], pdf);
/** The text as it is searched and read aloud. */
export const pdftotext = (pdf: Uint8Array): string => poppler('pdftotext', ['-layout', '{}', '-'], pdf);
export const pdfinfo = (pdf: Uint8Array): string => poppler('pdfinfo', ['{}'], pdf);
