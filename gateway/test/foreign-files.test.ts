import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import pino from 'pino';
import { createFileReader } from '../src/platform/files/file-reader';
import { attach, documentsOf } from './documents-kit';
import { callerOf, filledDraft, type Caller } from './filings-kit';
import { startTestGateway, type TestGateway } from './harness';
import { hostileFiles } from './hostile-files';
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

/** Others who are answered while something else goes on, and the most threads that read files meanwhile. */
async function beside(work: Promise<unknown>): Promise<{ statuses: Set<number>; threads: number }> {
  const [statuses, threads] = [new Set<number>(), [gateway.platform.files.threads()]];
  let isOver = false;
  void work.finally(() => (isOver = true)).catch(() => undefined);
  do {
    statuses.add((await fetch(new URL('healthz', gateway.url))).status);
    threads.push(gateway.platform.files.threads());
  } while (!isOver);
  await work;
  return { statuses, threads: Math.max(...threads) };
}

test.each(hostileFiles)(
  'X2: five megabytes of $what are refused, read on threads of their own and by two at most, while others are answered',
  async ({ bytes: bytesOf }) => {
    const bytes = bytesOf();
    const uploads: string[] = [];
    for (let count = 0; count < 4; count++) uploads.push(await uploadAll(ram, bytes, 'scan.pdf'));
    const judge = async (uploadId: string): Promise<void> => {
      const answer = await ram.call('POST', `external/api/application/${draftId}/document`, {
        requirementKey: PLACE,
        uploadId,
      });
      expect(answer.body).toMatchObject({
        status: 422,
        code: 'FILE-422',
        errors: [{ path: 'file', code: 'DOCUMENT_UNREADABLE', message: answer.body.message }],
      });
    };
    const { statuses, threads } = await beside(Promise.all(uploads.map(judge)));
    expect([...statuses]).toEqual([200]);
    expect(threads).toBe(2);
  },
);

test.each(hostileFiles)(
  'X2: five megabytes of $what are refused for what they hold, not for their time',
  async ({ bytes }) => {
    const patient = createFileReader(pino({ level: 'silent' }), { longestMs: 3_600_000 });
    expect(patient.threads()).toBe(0);
    expect(await patient.read(bytes())).toEqual({ kind: 'UNREADABLE' });
    expect(patient.threads()).toBe(1); // it was read there, and the thread is fit for the next
    await patient.close();
  },
);

test('X2: our own papers, signed and unsigned, and what other programs write, are still taken', async () => {
  const { pdf, signer, clock } = gateway.platform;
  const { bytes } = await pdf.render({
    main: 'paper.typ',
    sources: {
      'paper.typ':
        '#set text(font: "Mukta")\n= कम्पनी\n#link("https://ocr.gov.np")[ocr.gov.np]\n#pagebreak()\nदोस्रो पाना',
    },
    data: {},
    madeAt: clock.now(),
  });
  const { bytes: signed } = await signer.sign(bytes, {
    reason: 'Issued',
    location: 'Kathmandu',
    contact: 'office@example.com',
    signedAt: clock.now(),
  });
  const written = await PDFDocument.create();
  for (let page = 0; page < 40; page++) written.addPage().drawText(`Page ${page}`);
  const papers = [
    bytes,
    signed,
    Buffer.from(await written.save()),
    Buffer.from(await written.save({ useObjectStreams: false })),
  ];
  for (const content of papers) {
    const answer = await attach(ram, draftId, PLACE, { content, name: 'paper.pdf' });
    expect(answer.status).toBe(200);
    expect(documentsOf(answer).places.find(({ key }) => key === PLACE)?.document).toMatchObject({
      mediaType: 'application/pdf',
      size: content.length,
    });
  }
});
