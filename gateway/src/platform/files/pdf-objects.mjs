import { PDFDict, PDFNull, PDFObjectParser } from '@cantoo/pdf-lib';

/** Ends the reading of a file: enough of it is known. */
export class Verdict extends Error {}
/** It cannot be read, or only by guessing. */
export class Damaged extends Verdict {}

/** What is written into one another is read twice or thrice, not for ever. */
const MOST_READ = 4;
const LEAST_BUDGET = 1 << 20;
/** The word stands in texts and in pictures too; a file full of it is none that a program has written. */
const MOST_WITHOUT_NUMBER = 2000;
const COMMENT = /%[^\r\n]*[\r\n]+/g;
/** A number and its generation stand right before the word, unless spaces or a comment are between them. */
const NEAR = 32;
const FAR = 64 * 1024;
const SPACES = new Set([0, 9, 10, 12, 13, 32]);
const isDigit = (code) => code >= 0x30 && code <= 0x39;

/**
 * Reads objects at given places of a file. Every dictionary in them is told, with all its entries.
 *
 * @param {Buffer} bytes
 * @param {import('@cantoo/pdf-lib').PDFContext} context
 * @param {(entries: readonly (readonly [string, object])[]) => void} onDictionary
 */
export function openReader(bytes, context, onDictionary) {
  let budget = MOST_READ * bytes.length + LEAST_BUDGET;
  const spend = (amount) => {
    budget -= amount;
    if (budget < 0) throw new Damaged();
  };

  class Reader extends PDFObjectParser {
    /** The library's own keeps the last of several entries of one name; another reader takes the first. */
    parseDict(ref) {
      this.expect('<<');
      this.skipWhitespaceAndComments();
      const entries = [];
      while (!this.bytes.done() && this.bytes.peek() !== 0x3e) {
        const key = this.parseName();
        entries.push([key, this.parseObject(ref)]);
        this.skipWhitespaceAndComments();
      }
      this.expect('>>');
      onDictionary(entries.map(([key, value]) => [key.decodeText(), value]));
      return PDFDict.fromMapWithContext(new Map(entries), this.context);
    }

    expect(text) {
      for (const character of text) this.bytes.assertNext(character.charCodeAt(0));
    }

    /** The library's own counts streams within streams, byte by byte. */
    findEndOfStreamFallback() {
      const end = bytes.indexOf('endstream', this.bytes.offset());
      if (end === -1) throw new Error('a stream without an end');
      this.bytes.moveTo(end + 'endstream'.length);
      return end;
    }
  }

  /** @param {number} offset @returns {object} */
  function parseAt(offset) {
    const { bytes: stream } = PDFObjectParser.forBytes(bytes, context);
    stream.moveTo(offset);
    const reader = new Reader(stream, context);
    try {
      reader.skipWhitespaceAndComments();
      // a number of which nothing is said
      if (bytes.toString('latin1', stream.offset(), stream.offset() + 6) === 'endobj') return PDFNull;
      return reader.parseObject();
    } finally {
      spend(Math.abs(stream.offset() - offset) + 1);
    }
  }

  /** What is no object of any kind there is: undefined, unless it has to be one. */
  function objectAt(offset, hasToBe) {
    try {
      return parseAt(offset);
    } catch (error) {
      if (error instanceof Verdict || error instanceof RangeError) throw error;
      if (hasToBe) throw new Damaged();
      return undefined;
    }
  }

  /** The number and generation before the word at this place, if there are any. @param {number} at */
  function headBefore(at) {
    let end = at;
    while (end > 0 && SPACES.has(bytes[end - 1])) end--;
    spend(at - end);
    const near = numberAtEnd(bytes.toString('latin1', Math.max(0, end - NEAR), end));
    if (near !== undefined) return { ...near, isObject: true };
    const between = bytes.subarray(end, at);
    if (!isDigit(bytes[end - 1]) && !between.includes(10) && !between.includes(13))
      return { number: undefined, isObject: false };
    const far = bytes.toString('latin1', Math.max(0, at - FAR), at);
    spend(far.length);
    // nothing but one comment as far as is looked: there may be a number before it
    if (far.length === FAR && !/[\r\n][^\r\n]/.test(far)) return { number: undefined, isObject: true };
    const found = numberAtEnd(far.replace(COMMENT, ' '));
    return { ...found, isObject: found !== undefined };
  }

  return {
    /** @param {number} offset @returns {object} */
    objectAt: (offset) => objectAt(offset, true),
    /** At every place where one could begin, whatever the tables of the file say. */
    *objects() {
      let withoutNumber = 0;
      for (let at = bytes.indexOf('obj'); at !== -1; at = bytes.indexOf('obj', at + 3)) {
        if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
        const { number, generation, isObject } = headBefore(at);
        if (number === undefined && ++withoutNumber > MOST_WITHOUT_NUMBER) throw new Damaged();
        const object = objectAt(at + 3, isObject);
        if (object !== undefined) yield { object, number, generation };
      }
      for (let at = bytes.indexOf('trailer'); at !== -1; at = bytes.indexOf('trailer', at + 7)) {
        objectAt(at + 7, /^[\0\t\n\f\r ]*(<<|%)/.test(bytes.toString('latin1', at + 7, at + 7 + NEAR)));
      }
    },
  };
}

/**
 * Of `… 12 0`: number 12, generation 0. Step by step from its end, because what comes before may be long.
 * @param {string} text
 */
function numberAtEnd(text) {
  let at = text.length;
  const passed = (test) => {
    const from = at;
    while (at > 0 && test(text.charCodeAt(at - 1))) at--;
    return from - at;
  };
  passed((code) => SPACES.has(code));
  const behind = at;
  if (passed(isDigit) === 0) return undefined;
  const generation = Number(text.slice(at, behind));
  if (passed((code) => SPACES.has(code)) === 0) return undefined;
  const end = at;
  return passed(isDigit) === 0 ? undefined : { number: Number(text.slice(at, end)), generation };
}
