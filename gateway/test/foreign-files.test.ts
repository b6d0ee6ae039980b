import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { attach, documentsOf } from './documents-kit';
import { callerOf, filledDraft, type Caller } from './filings-kit';
import { startTestGateway, type TestGateway } from './harness';
import { hostileFiles, longestPause } from './hostile-files';
import { SOON_MS } from './refused-forms-kit';
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

const healthz = (): URL => new URL('healthz', gateway.url);
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2000));
/**
 * Separates a gateway that goes on from one that stands still while it reads: read on its own thread, such a file took
 * minutes. On a quiet machine the pause is below a quarter of a second; a busy one gives the reader's threads its cores.
 */
const allowed = (calm: number): number => Math.max(SOON_MS, 10 * calm);

test.each(hostileFiles)('X2: five megabytes of $what are refused, and nobody waits meanwhile', async ({ bytes: bytesOf }) => {
  const bytes = bytesOf();
  const uploads: string[] = [];
  for (let count = 0; count < 4; count++) uploads.push(await uploadAll(ram, bytes, 'scan.pdf'));
  const calm = await longestPause(healthz(), rest);
  const judge = async (uploadId: string): Promise<void> => {
    const answer = await ram.call('POST', `external/api/application/${draftId}/document`, { requirementKey: PLACE, uploadId });
    expect(answer.body).toMatchObject({ status: 422, code: 'FILE-422', errors: [{ path: 'file', code: 'DOCUMENT_UNREADABLE', message: answer.body.message }] });
  };
  const [first = '', ...others] = uploads;
  expect(await longestPause(healthz(), () => judge(first))).toBeLessThan(allowed(calm));
  expect(await longestPause(healthz(), () => Promise.all(others.map(judge)))).toBeLessThan(allowed(calm));
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
