import { inflateSync } from 'node:zlib';
import { PDFArray, PDFContext, PDFDict, PDFName, PDFNull, PDFNumber, PDFRawStream, PDFRef, PDFHexString, PDFString } from '@cantoo/pdf-lib';
import { Damaged, openReader, Verdict } from './pdf-objects.mjs';

const HEADER = /^%PDF-[12]\.\d/;
/** How far from the end the end mark may stand: some programs pad it. */
const TAIL = 1024;
/** Of what objects are packed into; a table of objects is small, and what swells beyond this is no paper. */
const LARGEST_UNPACKED = 16 << 20;
const MOST_PACKED = 100_000;

/** What a paper has no need of (ISO 32000-1, 12.6.4 actions, 12.5.6 annotations, 7.11.4 files inside, 13 multimedia). A link to an address is paper; it is opened by whoever clicks on it. */
const ACTIONS = new Set(['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR', 'Rendition', 'RichMediaExecute', 'Movie', 'Sound', 'GoTo3DView']);
const KINDS = new Set(['RichMedia', 'Screen', 'Movie', 'Sound', '3D', 'FileAttachment', 'EmbeddedFile', 'Rendition', 'MR', 'SR']);
const ACTIVE_KEYS = new Set(['JavaScript', 'EmbeddedFiles', 'RichMediaContent', 'RichMediaSettings', 'XFA']);
const NAMES_THE_KIND = new Set(['S', 'Type', 'Subtype']);
/** Keys that resources may bear as their names too: what they hold decides. */
const DEPENDS = new Set(['OpenAction', 'AA', 'JS', 'EF']);
/** What an action may wait for (12.6.3), and how a file within a file is named (7.11.4). */
const TRIGGERS = ['E', 'X', 'D', 'U', 'Fo', 'Bl', 'PO', 'PC', 'PV', 'PI', 'O', 'C', 'K', 'F', 'V', 'WC', 'WS', 'DS', 'WP', 'DP'];
const FILES_INSIDE = ['F', 'UF', 'DOS', 'Mac', 'Unix'];

class Active extends Verdict {}
class Locked extends Verdict {}

/**
 * Whether the bytes are a PDF that is nothing but paper. Every reader finds its objects in its own way: by the table at
 * the end, by older tables, or, where those are damaged, by looking for them. So an object is read at every place where
 * any reader could begin one, within streams and comments too, and each of them has to be harmless.
 *
 * @param {Buffer} bytes
 * @returns {'PDF' | 'OTHER_KIND' | 'UNREADABLE' | 'ACTIVE' | 'LOCKED'}
 */
export function readPdf(bytes) {
  if (!HEADER.test(bytes.toString('latin1', 0, 16))) return 'OTHER_KIND';
  if (bytes.indexOf('%%EOF', Math.max(0, bytes.length - TAIL)) === -1) return 'UNREADABLE';
  try {
    judge(bytes);
    return 'PDF';
  } catch (error) {
    if (error instanceof Active) return 'ACTIVE';
    if (error instanceof Locked) return 'LOCKED';
    // the stack ends in what is nested without end, and so does a name or a text that is too long to be kept
    if (error instanceof Damaged || error instanceof RangeError) return 'UNREADABLE';
    throw error;
  }
}

/** @param {Buffer} bytes */
function judge(bytes) {
  const context = PDFContext.create();
  /** Every object that bears a number; several may bear the same. @type {Map<number, object[]>} */
  const numbered = new Map();
  /** Those whose number could not be told may be any. @type {object[]} */
  const unnumbered = [];
  /** @type {{ key: string, value: object }[]} */
  const depending = [];
  let [catalogs, pages, unpacked] = [0, 0, 0];

  /** @param {readonly (readonly [string, object])[]} entries */
  const onDictionary = (entries) => {
    for (const [key, value] of entries) {
      if (value === PDFNull) continue;
      if (key === 'Encrypt') throw new Locked();
      if (ACTIVE_KEYS.has(key)) throw new Active();
      if (DEPENDS.has(key)) depending.push({ key, value });
      if (!NAMES_THE_KIND.has(key) || !(value instanceof PDFName)) continue;
      const name = value.decodeText();
      if (key === 'S' ? ACTIONS.has(name) : KINDS.has(name)) throw new Active();
      if (key === 'Type' && name === 'Catalog') catalogs += 1;
      if (key === 'Type' && name === 'Page') pages += 1;
    }
  };

  /** @param {object} object @param {number | undefined} number */
  const take = (object, number) => {
    // a kind that is written elsewhere and referred to
    if (object instanceof PDFName && (ACTIONS.has(object.decodeText()) || KINDS.has(object.decodeText()))) throw new Active();
    const kept = object instanceof PDFRawStream ? new KeptStream(object.dict) : object;
    const same = number === undefined ? unnumbered : numbered.get(number);
    if (same) same.push(kept);
    else numbered.set(number, [kept]);
    if (!(object instanceof PDFRawStream)) return;
    if (valueOf(object.dict, 'F') !== undefined) throw new Active(); // its content lies in another file
    if (valueOf(object.dict, 'First') !== undefined || nameOf(valueOf(object.dict, 'Type')) === 'ObjStm') takePacked(object);
  };

  /** Objects packed into a stream (7.5.7). @param {PDFRawStream} stream */
  const takePacked = ({ dict, contents }) => {
    const [count, first] = [numberOf(valueOf(dict, 'N')), numberOf(valueOf(dict, 'First'))];
    if (count === undefined || first === undefined || count > MOST_PACKED) throw new Damaged();
    const content = unpack(dict, Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength), LARGEST_UNPACKED - unpacked);
    unpacked += content.length;
    const reader = openReader(content, context, onDictionary);
    const places = content.toString('latin1', 0, first).trim().split(/[\0\t\n\f\r ]+/).map(Number);
    for (let index = 0; index < count; index++) {
      const [number, offset] = [places[2 * index], places[2 * index + 1]];
      if (!Number.isInteger(number) || !Number.isInteger(offset) || offset < 0 || first + offset >= content.length) throw new Damaged();
      take(reader.objectAt(first + offset), number);
    }
  };

  const reader = openReader(bytes, context, onDictionary);
  for (const { object, number } of reader.objects()) take(object, number);
  if (catalogs === 0 || pages === 0) throw new Damaged();

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

/** What refers to nothing that is there is not believed to be harmless. @param {string} key @param {object[]} meanings */
function isActive(key, meanings) {
  if (meanings.length === 0) return true;
  switch (key) {
    case 'OpenAction': return !meanings.every(isPlace);
    case 'AA': return meanings.some((one) => one instanceof PDFDict && TRIGGERS.some((trigger) => valueOf(one, trigger) !== undefined));
    case 'EF': return meanings.some((one) => one instanceof PDFDict && FILES_INSIDE.some((name) => valueOf(one, name) !== undefined));
    default: return meanings.some((one) => one instanceof PDFString || one instanceof PDFHexString || one instanceof KeptStream);
  }
}

/** A place of the same paper at which it is opened. @param {object} value */
function isPlace(value) {
  if (value instanceof PDFDict) return nameOf(valueOf(value, 'S')) === 'GoTo' && valueOf(value, 'Next') === undefined;
  return value instanceof PDFArray || value instanceof PDFName || value instanceof PDFString || value instanceof PDFHexString || value === PDFNull;
}

/** @param {PDFDict} dict @param {string} key @returns {object | undefined} */
function valueOf(dict, key) {
  const value = dict.get(PDFName.of(key), true);
  return value === PDFNull ? undefined : value;
}

/** @param {object | undefined} value */
const nameOf = (value) => (value instanceof PDFName ? value.decodeText() : undefined);
/** @param {object | undefined} value */
const numberOf = (value) => (value instanceof PDFNumber && Number.isInteger(value.asNumber()) && value.asNumber() >= 0 ? value.asNumber() : undefined);

/** Programs write objects plainly or deflated, and in no other way. @param {PDFDict} dict @param {Buffer} contents @param {number} limit */
function unpack(dict, contents, limit) {
  const filter = valueOf(dict, 'Filter') ?? valueOf(dict, 'F');
  const filters = filter instanceof PDFArray ? filter.asArray() : filter === undefined ? [] : [filter];
  if (valueOf(dict, 'DecodeParms') !== undefined || valueOf(dict, 'DP') !== undefined || filters.length > 1) throw new Damaged();
  if (filters.length === 0) return contents;
  if (!['FlateDecode', 'Fl'].includes(nameOf(filters[0]) ?? '')) throw new Damaged();
  try {
    return inflateSync(contents, { maxOutputLength: Math.max(limit, 1) });
  } catch {
    throw new Damaged(); // or larger than what is looked into
  }
}
