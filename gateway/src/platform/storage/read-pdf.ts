import { inflateSync } from 'node:zlib';

export type PdfReading = 'PDF' | 'OTHER_KIND' | 'UNREADABLE' | 'ACTIVE' | 'LOCKED';

const HEADER = /^%PDF-[12]\.\d/;
/** How far from the end the end mark may stand: some programs pad it. */
const TAIL = 1024;
/** Names of the actions and attachments that a paper has no need of (ISO 32000-1, 12.6.4, 7.11.4 and 13). */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData)\b/;
const LOCKED = /\/Encrypt\b/;
/** Of what objects are packed into; a table of objects is small, and what swells beyond this is no paper. */
const LARGEST_UNPACKED = 4 << 20;
const LARGEST_UNPACKED_ALTOGETHER = 16 << 20;

/**
 * Whether the bytes are a PDF that is nothing but paper. A name may be written with codes (`/Java#53cript`), and newer
 * files pack their objects, so those packs, and no other part of the file, are looked into; their size is limited.
 */
export function readPdf(bytes: Buffer): PdfReading {
  const text = bytes.toString('latin1');
  if (!HEADER.test(text)) return 'OTHER_KIND';
  if (!text.slice(-TAIL).includes('%%EOF')) return 'UNREADABLE';
  const plain = decodeNames(text);
  if (LOCKED.test(plain)) return 'LOCKED';
  if (ACTIVE.test(plain)) return 'ACTIVE';
  let rest = LARGEST_UNPACKED_ALTOGETHER;
  for (const pack of packsOf(text)) {
    const objects = unpack(bytes, pack, Math.min(rest, LARGEST_UNPACKED));
    if (objects === undefined) return 'UNREADABLE';
    rest -= objects.length;
    if (ACTIVE.test(decodeNames(objects))) return 'ACTIVE';
    if (rest <= 0) return 'UNREADABLE';
  }
  return 'PDF';
}

function decodeNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

interface Pack {
  readonly dictionary: string;
  readonly start: number;
  readonly end: number;
}

/** Streams of packed objects (7.5.7): from the dictionary that says so to the end of its stream. */
function* packsOf(text: string): Generator<Pack> {
  const stream = /stream\r?\n/g;
  for (let found = stream.exec(text); found; found = stream.exec(text)) {
    const start = found.index + found[0].length;
    const dictionary = decodeNames(text.slice(Math.max(text.lastIndexOf(' obj', found.index), found.index - 4096, 0), found.index));
    const end = text.indexOf('endstream', start);
    if (dictionary.includes('/ObjStm')) yield { dictionary, start, end: end === -1 ? text.length : end };
    if (end === -1) return;
    stream.lastIndex = end + 'endstream'.length;
  }
}

function unpack(bytes: Buffer, { dictionary, start, end }: Pack, limit: number): string | undefined {
  const content = bytes.subarray(start, end);
  const filters = dictionary.match(/\/\w+Decode\b/g) ?? [];
  if (filters.length === 0) return content.toString('latin1');
  if (filters.length > 1 || filters[0] !== '/FlateDecode') return undefined;
  try {
    return inflateSync(content, { maxOutputLength: limit }).toString('latin1');
  } catch {
    return undefined; // damaged, or larger than what is looked into
  }
}
