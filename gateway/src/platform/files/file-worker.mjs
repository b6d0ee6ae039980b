/**
 * What strangers send is read here, on a thread of its own: whatever it does to its reader, the gateway goes on.
 * Plain JavaScript: a worker is started by Node itself, outside any transpiler.
 */
import { parentPort } from 'node:worker_threads';
import { readPdf } from './read-pdf.mjs';
import { readPicture } from './read-picture.mjs';

/** The compound file of Word 97 to 2003, and the name under which it keeps programs. */
const WORD = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** A zip that holds the text of a Word document, or of an open one: to be printed and signed first. */
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const EDITABLE = ['word/document.xml', 'application/vnd.oasis.opendocument.text'].map((name) => Buffer.from(name));
const WORD_PROGRAMS = Buffer.from('_VBA_PROJECT', 'utf16le');

// the PDF library complains of odd numbers on the console, and a file can have a million of them
console.warn = () => undefined;

/** What a file is by its own bytes; its name and what the sender says of it count for nothing. @param {Buffer} bytes */
async function readFile(bytes) {
  const picture = await readPicture(bytes);
  if (picture !== 'OTHER_KIND')
    return picture === 'UNREADABLE'
      ? { kind: picture }
      : { kind: picture.mediaType, width: picture.width, height: picture.height };
  const pdf = await readPdf(bytes);
  if (pdf !== 'OTHER_KIND') return { kind: pdf === 'PDF' ? 'application/pdf' : pdf };
  if (bytes.subarray(0, ZIP.length).equals(ZIP))
    return { kind: EDITABLE.some((name) => bytes.includes(name)) ? 'EDITABLE' : 'OTHER_KIND' };
  if (!bytes.subarray(0, WORD.length).equals(WORD)) return { kind: 'OTHER_KIND' };
  return { kind: bytes.includes(WORD_PROGRAMS) ? 'ACTIVE' : 'application/msword' };
}

parentPort.on('message', (bytes) => {
  readFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).then(
    (reading) => parentPort.postMessage(reading),
    (error) => parentPort.postMessage({ kind: 'UNREADABLE', fault: String(error?.stack ?? error) }),
  );
});
parentPort.postMessage('ready');
