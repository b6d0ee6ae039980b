import { inflateRawSync } from 'node:zlib';

/** The text of a Word document, a line for each paragraph. */
export function wordText(file: Buffer): string {
  return entryOf(file, 'word/document.xml')
    .replaceAll(/<\/w:p>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** An entry of a zip, found by its central directory. */
function entryOf(file: Buffer, name: string): string {
  for (let at = file.indexOf('PK\x01\x02', 0, 'latin1'); at !== -1; at = file.indexOf('PK\x01\x02', at + 4, 'latin1')) {
    if (file.toString('utf8', at + 46, at + 46 + file.readUInt16LE(at + 28)) !== name) continue;
    const head = file.readUInt32LE(at + 42);
    const begins = head + 30 + file.readUInt16LE(head + 26) + file.readUInt16LE(head + 28);
    return inflateRawSync(file.subarray(begins, begins + file.readUInt32LE(at + 20))).toString('utf8');
  }
  throw new Error(`no ${name}`);
}
