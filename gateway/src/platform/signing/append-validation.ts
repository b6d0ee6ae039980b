import {
  PDFCrossRefSection,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFTrailer,
  PDFTrailerDict,
  type PDFObject,
} from 'pdf-lib';
import type { ValidationData } from './validation-data';

const START = /startxref\s+(\d+)\s+%%EOF\s*$/;

/**
 * The document security store (ETSI EN 319 142-1, 5.4.2) in a part of its own behind the signed file: what stands
 * before stays as it was signed, to the byte.
 */
export async function appendValidation(
  signed: Buffer,
  { certificates, revocations }: Pick<ValidationData, 'certificates' | 'revocations'>,
): Promise<Buffer> {
  const previous = Number(START.exec(signed.subarray(-1024).toString('latin1'))?.[1]);
  if (!Number.isInteger(previous)) throw new Error('The signed file has no table of its objects');
  const { context, catalog } = await PDFDocument.load(signed, { updateMetadata: false });
  const { Root: root } = context.trailerInfo;
  if (!(root instanceof PDFRef)) throw new Error('The signed file has no catalog');
  const added: [PDFRef, PDFObject][] = [];
  const streams = (all: readonly Buffer[]) =>
    context.obj(
      all.map((der) => {
        const ref = context.nextRef();
        added.push([ref, PDFRawStream.of(context.obj({ Length: der.length }), der)]);
        return ref;
      }),
    );
  const store = context.nextRef();
  added.push([store, context.obj({ Type: 'DSS', Certs: streams(certificates), CRLs: streams(revocations) })]);
  const newCatalog = catalog.clone(context);
  newCatalog.set(PDFName.of('DSS'), store);
  added.push([root, newCatalog]);

  const parts: Buffer[] = [signed];
  let length = signed.length;
  const append = (bytes: Buffer) => {
    parts.push(bytes);
    length += bytes.length;
  };
  const table = PDFCrossRefSection.createEmpty();
  append(Buffer.from('\n', 'latin1'));
  for (const [ref, object] of added.toSorted(([one], [other]) => one.objectNumber - other.objectNumber)) {
    table.addEntry(ref, length);
    append(Buffer.from(`${ref.objectNumber} ${ref.generationNumber} obj\n`, 'latin1'));
    append(written(object));
    append(Buffer.from('\nendobj\n', 'latin1'));
  }
  const begin = length;
  append(written(table));
  append(
    written(PDFTrailerDict.of(context.obj({ Size: context.largestObjectNumber + 1, Root: root, Prev: previous }))),
  );
  append(Buffer.from('\n', 'latin1'));
  append(written(PDFTrailer.forLastCrossRefSectionOffset(begin)));
  return Buffer.concat(parts);
}

function written(part: {
  readonly sizeInBytes: () => number;
  readonly copyBytesInto: (buffer: Uint8Array, offset: number) => number;
}): Buffer {
  const bytes = new Uint8Array(part.sizeInBytes());
  part.copyBytesInto(bytes, 0);
  return Buffer.from(bytes);
}
