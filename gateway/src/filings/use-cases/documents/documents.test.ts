import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import {
  attach,
  documentIdOf,
  documentsOf,
  pdf,
  withDocument,
  type GivenDocument,
} from '../../../../test/documents-kit';
import { act, APPLICATION, callerOf, detailOf, filledDraft, freeName, type Caller } from '../../../../test/filings-kit';
import type { Answer, TestGateway } from '../../../../test/harness';
import { jpeg, png } from '../../../../test/pictures';
import {
  begunFiling,
  moveAll,
  readyFiling,
  startTestFiling,
  type TestFilingOffice,
} from '../../../../test/test-filing-kit';

let office: TestFilingOffice;
let gateway: TestGateway;
let puja: Caller;
let nisha: Caller;
let gita: Caller;
let ram: Caller;
let draft: ApplicationDetail;
beforeAll(async () => {
  office = await startTestFiling();
  ({ gateway, puja, gita } = office);
  nisha = await callerOf(gateway, 'nisha.representative');
  ram = await callerOf(gateway, 'ram.applicant');
  draft = await begunFiling(office);
});
afterAll(() => office?.close());

const PLACE = 'LETTER';
const put = (document: GivenDocument = {}, by = puja, key = PLACE): Promise<Answer> =>
  attach(by, draft.id, key, document);
const list = (by: Caller, id = draft.id): Promise<Answer> => by.call('GET', `${APPLICATION}/${id}/document`);
const content = (by: Caller, id: string, documentId: string) =>
  fetch(new URL(`${APPLICATION}/${id}/document/${documentId}`, gateway.url), {
    headers: { authorization: `Bearer ${by.token}` },
  });
const placeOf = (answer: Answer, key = PLACE) => documentsOf(answer).places.find((place) => place.key === key);

const MEGABYTES = 5;

test('a document is uploaded, shown unchanged, and removed', async () => {
  const bytes = png(320, 200);
  const answer = await put({ content: bytes, name: 'ट्रेडमार्क “एक”.png' });
  expect(answer.body.message).toBe('The document is uploaded.');
  expect(placeOf(answer)).toMatchObject({
    status: 'SUBMITTED',
    required: false,
    document: { name: 'ट्रेडमार्क “एक”.png', mediaType: 'image/png', size: bytes.length },
  });
  const id = documentIdOf(answer);
  const shown = await content(puja, draft.id, id);
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
  expect(
    Object.fromEntries(
      ['content-type', 'x-content-type-options', 'cache-control', 'content-disposition'].map((name) => [
        name,
        shown.headers.get(name),
      ]),
    ),
  ).toEqual({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^inline; filename="[\w.-]+"; filename\*=UTF-8''%E0%A4%9F/),
  });
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  const removed = await puja.call('DELETE', `${APPLICATION}/${draft.id}/document/${id}`);
  expect(placeOf(removed)).toMatchObject({ status: 'REQUESTED', document: null });
  expect((await content(puja, draft.id, id)).status).toBe(404);
  expect((await puja.call('DELETE', `${APPLICATION}/${draft.id}/document/${id}`)).status).toBe(404);
});

test('the same content twice is one document; another one replaces it and the first stays in the record', async () => {
  const bytes = png(90, 90);
  const [first, second] = await Promise.all([put({ content: bytes }), put({ content: bytes })]);
  expect(documentIdOf(first)).toBe(documentIdOf(second));
  const other = await put({ content: jpeg(80, 80), name: 'photo.JPG' });
  expect(placeOf(other)?.document).toMatchObject({ name: 'photo.jpg', mediaType: 'image/jpeg' });
  expect(documentIdOf(other)).not.toBe(documentIdOf(first));
  const rows = await gateway.platform.database.db
    .selectFrom('filing_document')
    .select(['id', 'removed_at', 'version'])
    .where('id', '=', documentIdOf(first))
    .execute();
  expect(rows).toEqual([{ id: documentIdOf(first), removed_at: expect.any(Date), version: 2 }]);
});

test('a file name is cleaned to plain text', async () => {
  expect(placeOf(await put({ content: png(31, 31), name: '..\\..\\etc/pass\u202Egnp.exe' }))?.document?.name).toBe(
    'passgnp.exe.png',
  );
  expect(placeOf(await put({ content: pdf('% one'), name: 'पत्र.png' }))?.document).toMatchObject({
    name: 'पत्र.png.pdf',
    mediaType: 'application/pdf',
  });
  expect(placeOf(await put({ content: png(32, 32), name: `${'क'.repeat(300)}.png` }))?.document?.name).toHaveLength(
    120,
  );
});

const packed = (objects: string) => {
  const stream = deflateSync(Buffer.from(objects));
  return pdf(
    `9 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${stream.length} >>\nstream\n${stream.toString('latin1')}\nendstream endobj`,
  );
};
const UNFIT: [string, Buffer, number, string, string][] = [
  ['a web page called .png', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'FILE-415', 'DOCUMENT_KIND'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415, 'FILE-415', 'DOCUMENT_KIND'],
  ['an archive', Buffer.from('504b0304140000000800', 'hex'), 415, 'FILE-415', 'DOCUMENT_KIND'],
  [
    'a Word file where none is asked for',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    415,
    'FILE-415',
    'DOCUMENT_KIND',
  ],
  ['a picture that is cut off', png(64, 64).subarray(0, 50), 422, 'FILE-422', 'DOCUMENT_UNREADABLE'],
  [
    'a picture of ten thousand million points',
    png(1, 1).fill(Buffer.from('000186a0000186a0', 'hex'), 16, 24),
    422,
    'FILE-422',
    'DOCUMENT_UNREADABLE',
  ],
  ['a PDF without an end', Buffer.from('%PDF-1.4\n1 0 obj << >> endobj'), 422, 'FILE-422', 'DOCUMENT_UNREADABLE'],
  [
    'a PDF with a script',
    pdf('4 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj'),
    422,
    'FILE-422',
    'DOCUMENT_ACTIVE',
  ],
  [
    'a script whose name is written in codes',
    pdf('4 0 obj << /S /J#61vaScri#70t /JS (1) >> endobj'),
    422,
    'FILE-422',
    'DOCUMENT_ACTIVE',
  ],
  [
    'a PDF that starts a program',
    pdf('4 0 obj << /S /Launch /F (calc.exe) >> endobj'),
    422,
    'FILE-422',
    'DOCUMENT_ACTIVE',
  ],
  [
    'a PDF with a file inside',
    pdf('4 0 obj << /Names << /EmbeddedFiles 5 0 R >> >> endobj'),
    422,
    'FILE-422',
    'DOCUMENT_ACTIVE',
  ],
  ['a script among packed objects', packed('4 0 << /S /JavaScript /JS (1) >>'), 422, 'FILE-422', 'DOCUMENT_ACTIVE'],
  ['packed objects that swell', packed(`4 0 ${' '.repeat(20 << 20)}`), 422, 'FILE-422', 'DOCUMENT_UNREADABLE'],
  ['a PDF with a password', pdf('4 0 obj << /Encrypt 5 0 R >> endobj'), 422, 'FILE-422', 'DOCUMENT_LOCKED'],
  ['an empty file', Buffer.alloc(0), 422, 'FILE-422', 'DOCUMENT_MISSING'],
  ['more than five megabytes', png(64, 64, MEGABYTES << 20), 413, 'FILE-413', 'DOCUMENT_TOO_LARGE'],
  ['fifteen megabytes', Buffer.alloc(15 << 20, 1), 413, 'FILE-413', 'DOCUMENT_TOO_LARGE'],
];
test.each(UNFIT)('%s is refused at the field', async (_what, bytes, status, code, problem) => {
  const answer = await put({ content: bytes });
  expect(answer.body).toMatchObject({
    status,
    code,
    errors: [{ path: 'file', code: problem, message: answer.body.message }],
  });
});

test('packed objects without any script, and exactly five megabytes, are accepted', async () => {
  expect((await put({ content: packed('4 0 << /Type /Page >>') })).status).toBe(200);
  const spare = (MEGABYTES << 20) - png(64, 64, 1).length + 1;
  expect((await put({ content: png(64, 64, spare) })).status).toBe(200);
  expect((await put({ content: png(64, 64, spare + 1) })).body.code).toBe('FILE-413');
});

test('the refusal names types and sizes in Nepali, without a letter of another script', async () => {
  expect((await put({ content: Buffer.from('text'), language: 'np' })).body.message).toBe(
    'यहाँ यी किसिमका फाइल मात्र राख्न मिल्छ: जेपीजी चित्र, पीएनजी चित्र, पीडीएफ कागजात।',
  );
  expect((await put({ content: Buffer.alloc(6 << 20), language: 'np' })).body.message).toBe(
    'फाइल बढीमा ५ एमबीसम्मको हुनुपर्छ।',
  );
});

test('an unknown place, a missing file, and JSON are refused', async () => {
  expect((await put({}, puja, 'PASSPORT')).body).toMatchObject({
    code: 'FILE-422',
    errors: [{ path: 'requirementKey', code: 'DOCUMENT_PLACE_UNKNOWN' }],
  });
  const empty = new FormData();
  empty.append('requirementKey', PLACE);
  const call = (body: unknown) =>
    gateway.call('POST', `${APPLICATION}/${draft.id}/document`, { token: puja.token, body });
  expect((await call(empty)).body).toMatchObject({
    code: 'FILE-422',
    errors: [{ path: 'file', code: 'DOCUMENT_MISSING' }],
  });
  expect((await call({ requirementKey: PLACE })).body).toMatchObject({
    code: 'FILE-415',
    errors: [{ code: 'DOCUMENT_MISSING' }],
  });
  const turned = new FormData();
  turned.append('file', new Blob([new Uint8Array(png(20, 20))]), 'a.png');
  turned.append('requirementKey', PLACE);
  // the form had not given the place, so no size limit was known
  expect((await call(turned)).body).toMatchObject({ code: 'FILE-413', errors: [{ path: 'file' }] });
});

test('other users cannot find a draft’s documents', async () => {
  const id = documentIdOf(await put({ content: png(44, 44) }));
  for (const stranger of [nisha, gita]) {
    expect((await list(stranger)).status).toBe(404);
    expect((await content(stranger, draft.id, id)).status).toBe(404);
    expect((await put({}, stranger)).status).toBe(404);
  }
  expect((await nisha.call('DELETE', `${APPLICATION}/${draft.id}/document/${id}`)).status).toBe(404);
});

test('after the submission the office reads documents and each read is logged; changes are refused', async () => {
  const own = await readyFiling(office);
  const attached = await attach(puja, own.id, PLACE);
  const id = placeOf(attached)?.document?.id ?? '';
  const version = documentsOf(attached).applicationVersion ?? own.version;
  const submitted = await moveAll({ ...own, version }, [[puja, 'submit']]);
  expect(documentsOf(await list(gita, submitted.id)).mayChange).toBe(false);
  expect((await content(gita, submitted.id, id)).status).toBe(200);
  const read = await gateway.platform.database.db
    .selectFrom('audit')
    .select(['action', 'actor_id'])
    .where('object_id', '=', id)
    .orderBy('seq')
    .execute();
  expect(read.map(({ action }) => action)).toEqual(['document.upload', 'document.read']);
  expect(read[1]?.actor_id).toBe(gita.userId);
  expect((await attach(puja, submitted.id, PLACE)).body).toMatchObject({ code: 'FLOW-409' });
  expect((await puja.call('DELETE', `${APPLICATION}/${submitted.id}/document/${id}`)).body.code).toBe('FLOW-409');
  expect((await attach(gita, submitted.id, PLACE)).body.code).toBe('PERM-403');
  const other = await begunFiling(office);
  expect((await content(puja, other.id, id)).status).toBe(404); // of another application
});

test('a submission is sealed with its documents', async () => {
  const seal = async (detail: ApplicationDetail) =>
    (
      await gateway.platform.database.db
        .selectFrom('application')
        .select('snapshot_hash')
        .where('id', '=', detail.id)
        .executeTakeFirstOrThrow()
    ).snapshot_hash;
  const bare = await moveAll(await readyFiling(office), [[puja, 'submit']]);
  const first = await seal(bare);
  const recalled = await moveAll(bare, [[puja, 'recall', { remark: 'A paper is missing' }]]);
  const papered = await withDocument(puja, recalled, PLACE);
  expect(await seal(await moveAll(papered, [[puja, 'submit']]))).not.toBe(first);
});

/** A draft of a group name without its letter. */
async function grouped(fields: Record<string, unknown>): Promise<ApplicationDetail> {
  const filled = await filledDraft(ram, freeName(), fields);
  await ram.call('DELETE', `${APPLICATION}/${filled.id}/document/${documentIdOf(await list(ram, filled.id))}`);
  return detailOf(await ram.call('GET', `${APPLICATION}/${filled.id}`));
}

const GROUP = {
  isPartOfGroup: true,
  groupRegistrationNumber: '100000',
  registeredCompanyType: 'PUBLIC_NON_GOVERNMENT',
  registeredCompanyNameEnglish: 'x',
  registeredCompanyNameNepali: 'x',
};

test('missing required documents are named before the submission', async () => {
  const group = await grouped({
    ...GROUP,
    registeredCompanyNameEnglish: 'Sagarmatha Group Limited',
    registeredCompanyNameNepali: 'सगरमाथा ग्रुप लिमिटेड',
  });
  expect(placeOf(await list(ram, group.id), 'PARENT_CONSENT_LETTER')).toMatchObject({
    required: true,
    status: 'REQUESTED',
  });
  const refusal = await act(ram, group, 'submit');
  expect(refusal.body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'DOCUMENTS.PARENT_CONSENT_LETTER', message: 'Parent company’s consent letter is required' }],
  });
  expect(detailOf(await ram.call('GET', `${APPLICATION}/${group.id}`)).allowedActions).toContainEqual(
    expect.objectContaining({
      action: 'submit',
      allowed: false,
      reason: { code: 'DOCUMENTS_PRESENT', message: 'Required documents are missing.' },
    }),
  );
  const afterwards = await act(ram, await withDocument(ram, group, 'PARENT_CONSENT_LETTER'), 'submit');
  expect(JSON.stringify(afterwards.body)).not.toContain('PARENT_CONSENT_LETTER');
});

test('a word that needs the consent of a regulating body requires its letter', async () => {
  const plain = await filledDraft(ram, freeName());
  expect(placeOf(await list(ram, plain.id), 'REGULATOR_LETTER')).toMatchObject({ required: false });
  const bank = await filledDraft(ram, { english: 'Kagochipema Bank', nepali: 'कगोचिपेम बैंक' });
  expect(placeOf(await list(ram, bank.id), 'REGULATOR_LETTER')).toMatchObject({
    required: true,
    when: 'ALWAYS',
    consentOf: 'REGULATOR',
  });
  expect((await act(ram, bank, 'submit')).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'DOCUMENTS.REGULATOR_LETTER' }],
  });
});
