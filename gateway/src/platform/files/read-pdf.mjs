import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFHexString,
  PDFString,
} from '@cantoo/pdf-lib';
import { decryptedStreams, encryptionOf } from './pdf-encryption.mjs';
import { Damaged, openReader, Verdict } from './pdf-objects.mjs';

const HEADER = /%PDF-[12]\.\d/;
/** How far from its beginning readers look for the header (ISO 32000-1, implementation note 13). */
const HEAD = 1024;
/**
 * What printers, mail programs and bad downloads put before the header. What is the beginning of another kind of file
 * makes one that is read in two ways.
 */
const OTHER_KIND_BEFORE = /^(?:MZ|PK|#!|\x7fELF|GIF8|RIFF|II\*|MM\0|\xd0\xcf|[^ -~]\x8b|Rar!|7z)|<[!?a-z/]/i;
/** Behind the end mark programs pad and servers append a page of theirs. More of the paper may not come there. */
const END_MARK = '%%EOF';
const TAIL = 64 * 1024;
const PADDING = new Set([0, 9, 10, 12, 13, 26, 32]);
const MORE_OF_THE_PAPER = /\d\s+\d+\s+obj\b/;
/** Of what objects are packed into; a table of objects is small, and what swells beyond this is no paper. */
const LARGEST_UNPACKED = 16 << 20;
const MOST_PACKED = 100_000;
/** What says where the content of a stream begins and ends, and how it is read. Given twice, it is read in two ways. */
const OF_A_STREAM = new Set(['Length', 'Filter', 'DecodeParms', 'N', 'First']);

/**
 * What a paper has no need of (ISO 32000-1, 12.6.4 actions, 12.5.6 annotations, 7.11.4 files inside, 13 multimedia). A
 * link to an address is paper; it is opened by whoever clicks on it.
 */
const ACTIONS = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'RichMediaExecute',
  'Movie',
  'Sound',
  'GoTo3DView',
]);
const KINDS = new Set([
  'RichMedia',
  'Screen',
  'Movie',
  'Sound',
  '3D',
  'FileAttachment',
  'EmbeddedFile',
  'Rendition',
  'MR',
  'SR',
]);
const ACTIVE_KEYS = new Set(['JavaScript', 'EmbeddedFiles', 'RichMediaContent', 'RichMediaSettings', 'XFA']);
const NAMES_THE_KIND = new Set(['S', 'Type', 'Subtype']);
/** Keys that resources may bear as their names too: what they hold decides. */
const DEPENDS = new Set(['OpenAction', 'AA', 'JS', 'EF']);
/** What an action may wait for (12.6.3), and how a file within a file is named (7.11.4). */
const TRIGGERS = [
  'E',
  'X',
  'D',
  'U',
  'Fo',
  'Bl',
  'PO',
  'PC',
  'PV',
  'PI',
  'O',
  'C',
  'K',
  'F',
  'V',
  'WC',
  'WS',
  'DS',
  'WP',
  'DP',
];
const FILES_INSIDE = ['F', 'UF', 'DOS', 'Mac', 'Unix'];

class Active extends Verdict {}
class Locked extends Verdict {}

function locked() {
  throw new Locked();
}

/**
 * Whether the bytes are a PDF that is nothing but paper. Every reader finds its objects in its own way: by the table at
 * the end, by older tables, or, where those are damaged, by looking for them. So an object is read at every place where
 * any reader could begin one, within streams and comments too, and each of them has to be harmless.
 *
 * @param {Buffer} bytes
 * @returns {Promise<'PDF' | 'OTHER_KIND' | 'UNREADABLE' | 'ACTIVE' | 'LOCKED'>}
 */
export async function readPdf(bytes) {
  const head = bytes.toString('latin1', 0, HEAD);
  const begins = head.search(HEADER);
  if (begins === -1 || OTHER_KIND_BEFORE.test(head.slice(0, begins))) return 'OTHER_KIND';
  if (!hasEnd(bytes)) return 'UNREADABLE';
  try {
    await judge(bytes);
    return 'PDF';
  } catch (error) {
    if (error instanceof Active) return 'ACTIVE';
    if (error instanceof Locked) return 'LOCKED';
    // the stack ends in what is nested without end, and so does a name or a text that is too long to be kept
    if (error instanceof Damaged || error instanceof RangeError) return 'UNREADABLE';
    throw error;
  }
}

/**
 * Whether it was brought to its end: what is cut off may hold the end mark of an earlier version.
 * @param {Buffer} bytes
 */
function hasEnd(bytes) {
  const at = bytes.lastIndexOf(END_MARK);
  if (at === -1) return false;
  let end = bytes.length;
  while (end > at && PADDING.has(bytes[end - 1])) end--;
  return end - at <= TAIL && !MORE_OF_THE_PAPER.test(bytes.toString('latin1', at, end));
}

/** @param {Buffer} bytes */
async function judge(bytes) {
  const context = PDFContext.create();
  /** Every object that bears a number; several may bear the same. @type {Map<number, object[]>} */
  const numbered = new Map();
  /** Those whose number could not be told may be any. @type {object[]} */
  const unnumbered = [];
  /** @type {{ key: string, value: object }[]} */
  const depending = [];
  let [catalogs, pages, unpacked] = [0, 0, 0];
  /**
   * Objects packed into streams are looked at last: it may take the key.
   * @type {{ stream: PDFRawStream, number?: number, generation?: number }[]}
   */
  const packed = [];
  /** Every value that says how the file is encrypted. @type {object[]} */
  const encryptions = [];
  /** Every value that may be the identifier of the file, which is a part of the key. @type {object[]} */
  const ids = [];
  let isDoubled = false;

  /** @param {readonly (readonly [string, object])[]} entries */
  const onDictionary = (entries) => {
    const keys = entries.map(([key]) => key);
    if (new Set(keys).size < keys.length) {
      isDoubled = true;
      if (keys.includes('Length') && keys.some((key, at) => OF_A_STREAM.has(key) && keys.indexOf(key) < at))
        throw new Damaged();
    }
    for (const [key, value] of entries) {
      if (value === PDFNull) continue;
      if (key === 'Encrypt') encryptions.push(value);
      if (key === 'ID') ids.push(value);
      if (ACTIVE_KEYS.has(key)) throw new Active();
      if (DEPENDS.has(key)) depending.push({ key, value });
      if (!NAMES_THE_KIND.has(key) || !(value instanceof PDFName)) continue;
      const name = value.decodeText();
      if (key === 'S' ? ACTIONS.has(name) : KINDS.has(name)) throw new Active();
      if (key === 'Type' && name === 'Catalog') catalogs += 1;
      if (key === 'Type' && name === 'Page') pages += 1;
    }
  };

  /** @param {object} object @param {number | undefined} number @param {number | undefined} generation */
  const take = (object, number, generation) => {
    // a kind that is written elsewhere and referred to
    if (object instanceof PDFName && (ACTIONS.has(object.decodeText()) || KINDS.has(object.decodeText())))
      throw new Active();
    const kept = object instanceof PDFRawStream ? new KeptStream(object.dict) : object;
    const same = number === undefined ? unnumbered : numbered.get(number);
    if (same) same.push(kept);
    else numbered.set(number, [kept]);
    if (!(object instanceof PDFRawStream)) return;
    if (valueOf(object.dict, 'F') !== undefined) throw new Active(); // its content lies in another file
    if (valueOf(object.dict, 'First') !== undefined || nameOf(valueOf(object.dict, 'Type')) === 'ObjStm')
      packed.push({ stream: object, number, generation });
  };

  /** Objects packed into a stream (7.5.7). @param {PDFDict} dict @param {Uint8Array} contents */
  const takePacked = (dict, contents) => {
    const [count, first] = [numberOf(valueOf(dict, 'N')), numberOf(valueOf(dict, 'First'))];
    if (count === undefined || first === undefined || count > MOST_PACKED) throw new Damaged();
    const content = unpack(
      dict,
      Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength),
      LARGEST_UNPACKED - unpacked,
    );
    unpacked += content.length;
    const reader = openReader(content, context, onDictionary);
    const places = content
      .toString('latin1', 0, first)
      .trim()
      .split(/[\0\t\n\f\r ]+/)
      .map(Number);
    for (let index = 0; index < count; index++) {
      const [number, offset] = [places[2 * index], places[2 * index + 1]];
      if (!Number.isInteger(number) || !Number.isInteger(offset) || offset < 0 || first + offset >= content.length)
        throw new Damaged();
      take(reader.objectAt(first + offset), number);
    }
  };

  /** All that a value may stand for. @param {object} value */
  const meanings = (value) => {
    const found = new Set([value]);
    for (const one of found) {
      if (!(one instanceof PDFRef)) continue;
      for (const other of numbered.get(one.objectNumber) ?? []) found.add(other);
      for (const other of unnumbered) found.add(other);
    }
    return [...found].filter((one) => !(one instanceof PDFRef));
  };

  /**
   * Many banks and offices forbid changes of a paper that everybody may open: it is encrypted, with a key that needs no
   * password. Names and numbers stand there plainly, texts do not matter here; packed objects need the key. Keys that
   * are given twice are read in two ways.
   */
  const openedStreams = async () => {
    const encryption = isDoubled ? undefined : encryptionOf(encryptions, ids, meanings);
    const streams = packed.flatMap(({ stream: { contents }, number, generation }) =>
      number === undefined || generation === undefined ? [] : [{ number, generation, contents }],
    );
    if (encryption === undefined || streams.length < packed.length) throw new Locked();
    return (await decryptedStreams(encryption, streams)) ?? locked();
  };

  const reader = openReader(bytes, context, onDictionary);
  for (const { object, number, generation } of reader.objects()) take(object, number, generation);
  const plain = encryptions.length === 0 ? packed.map(({ stream }) => stream.contents) : await openedStreams();
  const before = { packed: packed.length, encryptions: encryptions.length };
  for (const [index, content] of plain.entries()) takePacked(packed[index].stream.dict, content);
  // no program packs what is packed, or how the file is encrypted
  if (packed.length > before.packed) throw new Damaged();
  if (encryptions.length > before.encryptions) throw new Locked();
  if (catalogs === 0 || pages === 0) throw new Damaged();

  const judged = new Set();
  for (const { key, value } of depending) {
    const what = value instanceof PDFRef ? `${key} ${value.objectNumber}` : value;
    if (!judged.has(what) && isActive(key, meanings(value))) throw new Active();
    judged.add(what);
  }
}

/** Of a stream that was looked into only its dictionary is kept. */
class KeptStream {
  /** @param {PDFDict} dict */
  constructor(dict) {
    this.dict = dict;
  }
}

/**
 * What refers to nothing that is there is not believed to be harmless.
 *
 * @param {string} key
 * @param {object[]} meanings
 */
function isActive(key, meanings) {
  if (meanings.length === 0) return true;
  switch (key) {
    case 'OpenAction':
      return !meanings.every(isPlace);
    case 'AA':
      return meanings.some(
        (one) => one instanceof PDFDict && TRIGGERS.some((trigger) => valueOf(one, trigger) !== undefined),
      );
    case 'EF':
      return meanings.some(
        (one) => one instanceof PDFDict && FILES_INSIDE.some((name) => valueOf(one, name) !== undefined),
      );
    default:
      return meanings.some(
        (one) => one instanceof PDFString || one instanceof PDFHexString || one instanceof KeptStream,
      );
  }
}

/** A place of the same paper at which it is opened. @param {object} value */
function isPlace(value) {
  if (value instanceof PDFDict) return nameOf(valueOf(value, 'S')) === 'GoTo' && valueOf(value, 'Next') === undefined;
  return (
    value instanceof PDFArray ||
    value instanceof PDFName ||
    value instanceof PDFString ||
    value instanceof PDFHexString ||
    value === PDFNull
  );
}

/** @param {PDFDict} dict @param {string} key @returns {object | undefined} */
function valueOf(dict, key) {
  const value = dict.get(PDFName.of(key), true);
  return value === PDFNull ? undefined : value;
}

/** @param {object | undefined} value */
const nameOf = (value) => (value instanceof PDFName ? value.decodeText() : undefined);
/** @param {object | undefined} value */
const numberOf = (value) =>
  value instanceof PDFNumber && Number.isInteger(value.asNumber()) && value.asNumber() >= 0
    ? value.asNumber()
    : undefined;

/**
 * Programs write objects plainly or deflated, and in no other way.
 *
 * @param {PDFDict} dict
 * @param {Buffer} contents
 * @param {number} limit
 */
function unpack(dict, contents, limit) {
  const filter = valueOf(dict, 'Filter') ?? valueOf(dict, 'F');
  const filters = filter instanceof PDFArray ? filter.asArray() : filter === undefined ? [] : [filter];
  if (valueOf(dict, 'DecodeParms') !== undefined || valueOf(dict, 'DP') !== undefined || filters.length > 1)
    throw new Damaged();
  if (filters.length === 0) return contents;
  if (!['FlateDecode', 'Fl'].includes(nameOf(filters[0]) ?? '')) throw new Damaged();
  try {
    return inflateSync(contents, { maxOutputLength: Math.max(limit, 1) });
  } catch {
    throw new Damaged(); // or larger than what is looked into
  }
}
