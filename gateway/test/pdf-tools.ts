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
    const { stdout, stderr, error } = spawnSync(
      program,
      words.map((word) => (word === '{}' ? file : word)),
      { encoding: 'utf8' },
    );
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

export interface PdfWord {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const WORD = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/gu;

/** Each word with its box, in points from the upper left corner of its page. */
export function pdfWords(pdf: Uint8Array): PdfWord[] {
  const pages = poppler('pdftotext', ['-bbox', '{}', '-'], pdf).split('<page ').slice(1);
  return pages.flatMap((source, page) =>
    [...source.matchAll(WORD)].map(([, left, top, right, bottom, text = '']) => ({
      page,
      text: text.replace(/&\w+;/gu, (entity) => ENTITIES[entity] ?? entity),
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
    })),
  );
}
