import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { attach, documentsOf } from './documents-kit';
import { callerOf, filledDraft, type Caller } from './filings-kit';
import { startTestGateway, type TestGateway } from './harness';
import { uploadAll } from './uploads-kit';

const PLACE = 'TRADEMARK_PROOF';
let gateway: TestGateway;
let ram: Caller;
let draftId: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.addAccount({ username: 'ram' });
  ram = await callerOf(gateway, 'ram');
  draftId = (await filledDraft(ram)).id;
});
afterAll(() => gateway.close());

/** Just five megabytes that begin and end as a PDF does; with a page, all of it has to be looked at before it can be refused. */
function filled(head: string, piece: string): Buffer {
  return Buffer.from(`${head}${piece.repeat(Math.floor(((5 << 20) - 200) / piece.length))}\n%%EOF\n`, 'latin1');
}

/** The longest that healthz took to answer while something else was going on. */
async function longestPause(during: () => Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false];
  const work = during().finally(() => (isOver = true));
  while (!isOver) {
    const began = performance.now();
    const answer = await fetch(new URL('healthz', gateway.url));
    await answer.text();
    expect(answer.status).toBe(200);
    longest = Math.max(longest, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await work;
  return longest;
}

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2000));
/**
 * Separates a gateway that goes on from one that stands still while it reads: read on its own thread, such a file took
 * minutes. On a quiet machine the pause is below a quarter of a second; a busy one gives the reader's threads its cores.
 */
const allowed = (calm: number): number => Math.max(5000, 10 * calm);

const PAGE = '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj 3 0 obj << /Type /Page >> endobj\n';
const HOSTILE: [string, string, string][] = [
  ['streams without end', '%PDF-1.7\n', 'stream\nendstream\n'],
  ['objects within one another', PAGE, '1 0 obj << /A [ '],
  ['texts that are not closed', PAGE, '1 0 obj ( '],
];
test.each(HOSTILE)('X2: five megabytes of %s are refused, and nobody waits meanwhile', async (_what, head, piece) => {
  const bytes = filled(head, piece);
  const uploads: string[] = [];
  for (let count = 0; count < 4; count++) uploads.push(await uploadAll(ram, bytes, 'scan.pdf'));
  const calm = await longestPause(rest);
  const judge = async (uploadId: string): Promise<void> => {
    const answer = await ram.call('POST', `external/api/application/${draftId}/document`, { requirementKey: PLACE, uploadId });
    expect(answer.body).toMatchObject({ status: 422, code: 'FILE-422', errors: [{ path: 'file', code: 'DOCUMENT_UNREADABLE', message: answer.body.message }] });
  };
  const [first = '', ...others] = uploads;
  expect(await longestPause(() => judge(first))).toBeLessThan(allowed(calm));
  expect(await longestPause(() => Promise.all(others.map(judge)))).toBeLessThan(allowed(calm));
});

test('X2: our own papers, signed and unsigned, and what other programs write, are still taken', async () => {
  const { pdf, signer, clock } = gateway.platform;
  const { bytes } = await pdf.render({ main: 'paper.typ', sources: { 'paper.typ': '#set text(font: "Mukta")\n= कम्पनी\n#link("https://ocr.gov.np")[ocr.gov.np]\n#pagebreak()\nदोस्रो पाना' }, data: {}, madeAt: clock.now() });
  const signed = await signer.sign(bytes, { reason: 'Issued', location: 'Kathmandu', contact: 'office@example.com', signedAt: clock.now() });
  const written = await PDFDocument.create();
  for (let page = 0; page < 40; page++) written.addPage().drawText(`Page ${page}`);
  const papers = [bytes, signed, Buffer.from(await written.save()), Buffer.from(await written.save({ useObjectStreams: false }))];
  for (const content of papers) {
    const answer = await attach(ram, draftId, PLACE, { content, name: 'paper.pdf' });
    expect(answer.status).toBe(200);
    expect(documentsOf(answer).places.find(({ key }) => key === PLACE)?.document).toMatchObject({ mediaType: 'application/pdf', size: content.length });
  }
});
