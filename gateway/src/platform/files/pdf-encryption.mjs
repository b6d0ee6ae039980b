import { ParseSpeeds, PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef, PDFString } from '@cantoo/pdf-lib';

/** No object of a file has this number. */
const CATALOG = 8_388_607;

/**
 * How a paper is encrypted, if one reading of the file is all there is: one dictionary, whose streams and texts have
 * one key, and one identifier. Undefined where readers could take another one each, and for everything the empty
 * password does not concern.
 *
 * @param {readonly object[]} encryptions every value of `Encrypt` in the file
 * @param {readonly object[]} ids every value of `ID` in the file
 * @param {(value: object) => readonly object[]} meanings all that a value may stand for
 * @returns {{ dictionary: string, id: string } | undefined}
 */
export function encryptionOf(encryptions, ids, meanings) {
  const found = encryptions.flatMap(meanings);
  if (found.length === 0 || !found.every((one) => one instanceof PDFDict)) return undefined;
  const dictionaries = new Set(found.map(String));
  const identifiers = new Set(
    ids.flatMap(meanings).flatMap((one) => {
      const first = one instanceof PDFArray && one.size() > 0 ? one.get(0) : undefined;
      return first instanceof PDFHexString || first instanceof PDFString ? [hexOf(first)] : [];
    }),
  );
  const [dictionary] = found;
  if (dictionaries.size !== 1 || identifiers.size > 1) return undefined;
  const [ofStreams, ofTexts] = ['StmF', 'StrF'].map((key) => String(dictionary.get(PDFName.of(key))));
  if (ofStreams !== ofTexts) return undefined;
  const [id = '00'] = identifiers;
  return { dictionary: String(dictionary), id };
}

/** @param {PDFHexString | PDFString} text */
const hexOf = (text) => Buffer.from(text.asBytes()).toString('hex');

/**
 * Streams of a paper that opens without a password, as they are read. Null where a password is asked for, or where the
 * way it is encrypted is not known. The library decrypts whole files only, so each stream is put into one of its own,
 * under its number: nothing else of what a stranger wrote is read by it.
 *
 * @param {{ dictionary: string, id: string }} encryption
 * @param {readonly { number: number, generation: number, contents: Uint8Array }[]} streams
 * @returns {Promise<Uint8Array[] | null>}
 */
export async function decryptedStreams({ dictionary, id }, streams) {
  const trailer = `trailer << /Root ${CATALOG} 0 R /Size ${CATALOG + 1} /ID [<${id}> <${id}>] /Encrypt ${dictionary} >>`;
  const decrypted = [];
  try {
    for (const batch of withoutRepetition(streams)) {
      const document = await PDFDocument.load(
        Buffer.concat([
          Buffer.from(`%PDF-1.7\n${CATALOG} 0 obj << /Type /Catalog >> endobj\n`),
          ...batch.flatMap(({ stream: { number, generation, contents } }) => [
            Buffer.from(`${number} ${generation} obj << /Length ${contents.length} >>\nstream\n`),
            contents,
            Buffer.from('\nendstream endobj\n'),
          ]),
          Buffer.from(`${trailer}\nstartxref\n0\n%%EOF\n`, 'latin1'),
        ]),
        { password: '', updateMetadata: false, parseSpeed: ParseSpeeds.Fastest },
      );
      for (const { at, stream } of batch)
        decrypted[at] = document.context.lookup(PDFRef.of(stream.number, stream.generation)).contents;
    }
    return decrypted;
  } catch {
    return null;
  }
}

/** Streams of one number stand in files of their own. At least one, so that the password is tried. */
function withoutRepetition(streams) {
  const batches = [[]];
  const taken = [new Set()];
  for (const [at, stream] of streams.entries()) {
    let batch = taken.findIndex((numbers) => !numbers.has(stream.number));
    if (batch === -1) {
      batch = batches.push([]) - 1;
      taken.push(new Set());
    }
    taken[batch].add(stream.number);
    batches[batch].push({ at, stream });
  }
  return batches;
}
