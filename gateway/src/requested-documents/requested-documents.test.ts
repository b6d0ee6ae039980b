import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dashboardCountAnswerSchema } from '@registrar/domain/calls/dashboard';
import {
  registerDocumentsSchema,
  requestedDocumentPageSchema,
  requestedDocumentDetailSchema,
  reuploadPageSchema,
  type RequestedDocumentDetail,
  type RequestedDocumentItem,
} from '@registrar/domain/calls/requested-documents';
import { z } from 'zod';
import { freeze } from '../../test/company-orders-kit';
import { attach, documentsOf, pdf } from '../../test/documents-kit';
import { APPLICATION, callerOf, detailOf, newKey, type Caller } from '../../test/filings-kit';
import type { Answer, TestGateway } from '../../test/harness';
import { png } from '../../test/pictures';
import { giveVerdict, readDetail } from '../../test/registration-kit';
import {
  approveFiling,
  claimedFiling,
  move,
  startTestFiling,
  verifiedFiling,
  type TestFilingOffice,
} from '../../test/test-filing-kit';
import { uploadAll } from '../../test/uploads-kit';
import { dayInNepal } from '../platform/clock';
import { escalateOverdue, remindOfReuploads } from './reminders';

const REQUESTED = 'external/api/requested-document';
const REUPLOAD = 'external/api/document-reupload';
const DAY = 86_400_000;
const SOON = 20;
let office: TestFilingOffice;
let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, nisha: Caller, auditor: Caller;

beforeAll(async () => {
  office = await startTestFiling();
  ({ gateway, puja, gita, maya } = office);
  nisha = await callerOf(gateway, 'nisha.representative');
  auditor = await callerOf(gateway, 'auditor.demo');
}, 120_000);
afterAll(() => office?.close());

const db = () => gateway.platform.database.db;
const day = (days: number) => dayInNepal(new Date(gateway.clock.now().getTime() + days * DAY));
const listOf = async (by: Caller, show = 'OPEN'): Promise<RequestedDocumentItem[]> =>
  requestedDocumentPageSchema.parse((await by.call('GET', `${REQUESTED}?show=${show}&size=100`)).body.data).items;
const read = async (by: Caller, id: string): Promise<RequestedDocumentDetail> =>
  requestedDocumentDetailSchema.parse((await by.call('GET', `${REQUESTED}/${id}`)).body.data);
const countOf = async (by: Caller): Promise<number> =>
  dashboardCountAnswerSchema.parse(
    (await by.call('GET', 'auth/api/dashboard-count-info/ADDITIONAL_DOCUMENT_REQUEST_COUNT')).body.data,
  ).count;
const notices = async (eventKey: string) =>
  (await db().selectFrom('notification').select('account_id').where('event_key', 'like', eventKey).execute()).map(
    ({ account_id }) => account_id,
  );

interface OfRegister {
  readonly companyId: string;
  readonly documentId: string;
  readonly applicationId: string;
}

/** A company of puja with one approved application and its document. */
async function registered(): Promise<OfRegister> {
  const filing = await approveFiling(office, await verifiedFiling(office));
  const { company_id } = await db()
    .selectFrom('application')
    .select('company_id')
    .where('id', '=', filing.id)
    .executeTakeFirstOrThrow();
  const companyId = company_id ?? '';
  const { items } = registerDocumentsSchema.parse(
    (await gita.call('GET', `external/api/company/${companyId}/register-document`)).body.data,
  );
  const document = items.find(({ applicationNumber }) => applicationNumber === filing.applicationNumber);
  if (!document) throw new Error('The register rests on no document');
  return { companyId, documentId: document.id, applicationId: filing.id };
}

const askWith = (by: Caller, of: Pick<OfRegister, 'companyId' | 'documentId'>, more: object = {}): Promise<Answer> =>
  by.call(
    'POST',
    REUPLOAD,
    {
      companyId: of.companyId,
      documentId: of.documentId,
      reason: 'The second page cannot be read',
      dueOn: day(SOON),
      ...more,
    },
    newKey(),
  );

async function asked(of: OfRegister, more?: object): Promise<string> {
  const answer = await askWith(gita, of, more);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return (answer.body.data as { id: string }).id;
}

const bring = async (
  by: Caller,
  id: string,
  { content = pdf(`% ${newKey()['idempotency-key'] ?? ''}`), version, key = newKey() }: Bringing = {},
): Promise<Answer> =>
  by.call(
    'POST',
    `${REQUESTED}/${id}/version`,
    { version: version ?? (await read(puja, id)).version, uploadId: await uploadAll(by, content, 'scan.pdf') },
    key,
  );
interface Bringing {
  readonly content?: Buffer;
  readonly version?: number;
  readonly key?: Record<string, string>;
}
const decide = async (by: Caller, id: string, body: object): Promise<Answer> =>
  by.call('POST', `${REUPLOAD}/${id}/verdict`, { version: (await read(puja, id)).version, ...body }, newKey());

test('what an application lacks is in one list: brought, refused, brought again, approved', async () => {
  const filing = await claimedFiling(office);
  const sent = detailOf(
    await gita.call(
      'POST',
      `${APPLICATION}/${filing.id}/requestAdditionalDocument`,
      {
        version: filing.version,
        remark: 'One more paper',
        documents: [{ type: 'OTHER', nameEnglish: 'Lease', nameNepali: 'भाडा सम्झौता', reason: 'It is rented' }],
      },
      newKey(),
    ),
  );
  const place = sent.requestedDocuments[0];
  if (!place) throw new Error('Nothing was asked for');
  const statusOf = async () => (await listOf(puja, 'ALL')).find(({ id }) => id === place.id)?.status;
  const documentOf = async () =>
    documentsOf(await gita.call('GET', `${APPLICATION}/${filing.id}/document`)).places.find(
      ({ key }) => key === place.key,
    )?.document;
  const before = await countOf(puja);
  expect(await read(puja, place.id)).toMatchObject({
    kind: 'FILING',
    applicationId: filing.id,
    name: { nameEnglish: 'Lease' },
    reason: 'It is rented',
    dueOn: sent.dueOn,
    status: 'REQUESTED',
    may: { bring: true, decide: false },
  });
  // another person's is not there, and its office reads it
  expect((await nisha.call('GET', `${REQUESTED}/${place.id}`)).body.code).toBe('REQ-404');
  expect((await listOf(nisha, 'ALL')).map(({ id }) => id)).not.toContain(place.id);
  expect((await read(gita, place.id)).may.bring).toBe(false);

  await attach(puja, filing.id, place.key);
  // it lies there and was not handed in
  expect(await statusOf()).toBe('REQUESTED');
  const brought = detailOf(await move(puja, await readDetail(puja, filing.id), 'submitAdditionalDocument'));
  expect([await statusOf(), await countOf(puja)]).toEqual(['SUBMITTED', before - 1]);

  const first = await documentOf();
  if (!first) throw new Error('Nothing lies there');
  await giveVerdict(gita, filing.id, first, 'REJECTED', 'Not signed');
  // the verdict is the office's own until it is sent
  expect(await statusOf()).toBe('SUBMITTED');
  await move(gita, brought, 'rejectAdditionalDocument', { remark: 'Not signed' });
  expect(await statusOf()).toBe('REJECTED');
  await attach(puja, filing.id, place.key);
  const again = detailOf(await move(puja, await readDetail(puja, filing.id), 'submitAdditionalDocument'));
  const second = await documentOf();
  if (!second) throw new Error('Nothing lies there');
  await giveVerdict(gita, filing.id, second, 'APPROVED');
  await move(gita, again, 'verifyAdditionalDocument');
  expect(await statusOf()).toBe('APPROVED');
  expect((await listOf(puja)).map(({ id }) => id)).not.toContain(place.id);
});

test('a document of the register is asked for, brought, rejected with a reason, brought again and approved; the old one stays', async () => {
  const of = await registered();
  const id = await asked(of);
  expect(await notices(`reupload:${id}:asked:%`)).toEqual([puja.userId]);
  const item = (await listOf(puja)).find((one) => one.id === id);
  expect(item).toMatchObject({ kind: 'RE_UPLOAD', status: 'REQUESTED', dueOn: day(SOON), isOverdue: false });
  expect(item?.number).toMatch(/^DRU-/);

  const unfit: [Buffer, string][] = [
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'FILE-415'],
    // a file of Word as it is today: the refusal names what is taken
    [Buffer.from('504b0304140006000800', 'hex'), 'FILE-415'],
    [pdf('4 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj'), 'FILE-422'],
  ];
  for (const [content, code] of unfit) expect((await bring(puja, id, { content })).body.code).toBe(code);
  expect((await bring(puja, id, { content: unfit[1]?.[0] ?? pdf() })).body.message).toContain('PDF');
  expect((await bring(puja, id, { version: 7 })).body.code).toBe('VER-412');
  expect((await bring(nisha, id, { version: 1 })).body.code).toBe('REQ-404');
  expect((await bring(gita, id, { version: 1 })).body.code).toBe('PERM-403');

  const key = newKey();
  const uploadId = await uploadAll(puja, png(60, 60), 'scan.png');
  const put = () => puja.call('POST', `${REQUESTED}/${id}/version`, { version: 1, uploadId }, key);
  expect((await put()).body.message).toBe('The document is with the office.');
  expect((await put()).status).toBe(200);
  expect((await read(puja, id)).versions).toHaveLength(1);
  expect((await bring(puja, id)).body.code).toBe('FLOW-409');

  expect((await decide(gita, id, { verdict: 'REJECTED' })).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'reason', code: 'REASON_REQUIRED' }],
  });
  // whoever has not seen the present version does not decide, and of two at once one does
  expect((await decide(gita, id, { verdict: 'APPROVED', version: 1 })).body.code).toBe('VER-412');
  const both = await Promise.all([
    decide(gita, id, { verdict: 'REJECTED', reason: 'Page 2 is missing' }),
    decide(maya, id, { verdict: 'REJECTED', reason: 'Page 2 is missing' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(await read(puja, id)).toMatchObject({
    status: 'REJECTED',
    versions: [{ status: 'REJECTED', reason: 'Page 2 is missing' }],
    may: { bring: true },
  });
  expect((await bring(puja, id)).status).toBe(200);
  expect((await decide(gita, id, { verdict: 'APPROVED' })).status).toBe(200);
  const end = await read(puja, id);
  expect(end).toMatchObject({ status: 'APPROVED', may: { bring: false }, original: { id: of.documentId } });
  expect(end.versions.map(({ status }) => status)).toEqual(['APPROVED', 'REJECTED']);

  // the application keeps its document, and both are read by both sides and nobody else
  expect(
    await db()
      .selectFrom('filing_document')
      .select('removed_at')
      .where('id', '=', of.documentId)
      .executeTakeFirstOrThrow(),
  ).toEqual({ removed_at: null });
  for (const file of [of.documentId, end.versions[0]?.id ?? ''])
    for (const [by, status] of [
      [puja, 200],
      [gita, 200],
      [auditor, 200],
      [nisha, 404],
    ] as const)
      expect(
        (
          await fetch(new URL(`${REQUESTED}/${id}/version/${file}`, gateway.url), {
            headers: { authorization: `Bearer ${by.token}` },
          })
        ).status,
      ).toBe(status);
  // it may be asked for once more
  expect((await askWith(gita, of)).status).toBe(200);
});

test('what cannot be asked for: of another company, twice, without a reason, for a day that is over or too far', async () => {
  const of = await registered();
  const other = await registered();
  const wrong = async (more: object) => {
    const errors = z
      .array(z.object({ path: z.string(), code: z.string() }))
      .parse((await askWith(gita, of, more)).body.errors);
    return errors.map(({ path, code }) => [path, code]);
  };
  expect(await wrong({ documentId: other.documentId })).toEqual([['documentId', 'REGISTER_DOCUMENT_REQUIRED']]);
  expect(await wrong({ dueOn: day(0) })).toEqual([['dueOn', 'LAST_DAY_PAST']]);
  expect(await wrong({ dueOn: day(181) })).toEqual([['dueOn', 'LAST_DAY_TOO_FAR']]);
  expect(await wrong({ reason: ' ' })).toEqual([['reason', 'REASON_REQUIRED']]);
  const [one, two] = await Promise.all([askWith(gita, of), askWith(maya, of)]);
  expect([one.status, two.status].sort()).toEqual([200, 422]);
  expect((one.status === 422 ? one : two).body.errors).toMatchObject([{ code: 'DOCUMENT_ASKED_ALREADY' }]);
  // of an office elsewhere
  const { office_id: officeId } = await db()
    .selectFrom('company')
    .select('office_id')
    .where('id', '=', of.companyId)
    .executeTakeFirstOrThrow();
  const elsewhere = await db().selectFrom('office').select('id').where('id', '<>', officeId).executeTakeFirst();
  await db()
    .updateTable('company')
    .set({ office_id: elsewhere?.id ?? 0 })
    .where('id', '=', other.companyId)
    .execute();
  expect((await askWith(gita, other)).body.errors).toMatchObject([{ path: 'companyId', code: 'COMPANY_REQUIRED' }]);
  expect((await gita.call('GET', `external/api/company/${other.companyId}/register-document`)).status).toBe(404);
  expect((await puja.call('GET', `external/api/company/${of.companyId}/register-document`)).status).toBe(403);
});

test('a frozen company brings it; past its term it escalates once and may become a call for explanation, once', async () => {
  const of = await registered();
  await freeze(gateway, of.companyId);
  const id = await asked(of);
  const call = async (by: Caller) =>
    by.call(
      'POST',
      `${REUPLOAD}/${id}/call`,
      { version: (await read(puja, id)).version, text: 'Why has it not come?', answerBy: day(15) },
      newKey(),
    );
  expect((await call(maya)).body.message).toContain('after the last day is over');
  await db()
    .updateTable('document_reupload')
    .set({ due_on: day(1) })
    .where('id', '=', id)
    .execute();
  for (let times = 0; times < 2; times += 1) await gateway.platform.runUnitOfWork(remindOfReuploads);
  expect(await notices(`reupload:${id}:near:%`)).toEqual([puja.userId]);
  await db()
    .updateTable('document_reupload')
    .set({ due_on: day(-1) })
    .where('id', '=', id)
    .execute();
  for (let times = 0; times < 2; times += 1) await gateway.platform.runUnitOfWork(escalateOverdue);
  expect(await notices(`reupload:${id}:overdue:%`)).toEqual([puja.userId]);
  expect(await notices(`reupload:${id}:escalated:%`)).toContain(maya.userId);
  expect(await notices(`reupload:${id}:escalated:%`)).not.toContain(gita.userId);
  const overdue = reuploadPageSchema.parse((await maya.call('GET', `${REUPLOAD}?overdue=true`)).body.data);
  expect(overdue.items).toMatchObject([{ id, isOverdue: true, company: { id: of.companyId } }]);

  expect((await call(gita)).body.code).toBe('PERM-403');
  const opened = (await call(maya)).body.data as { id: string };
  expect((await read(puja, id)).callId).toBe(opened.id);
  expect((await puja.call('GET', `external/api/explanation-call/${opened.id}`)).status).toBe(200);
  expect((await call(maya)).body.code).toBe('FLOW-409');
  expect((await bring(puja, id)).status).toBe(200);
});

test('the office ends a request that it does not need, and nothing is brought any more', async () => {
  const id = await asked(await registered());
  const end = (by: Caller) =>
    by.call('POST', `${REUPLOAD}/${id}/withdrawal`, { version: 1, reason: 'Found' }, newKey());
  expect((await end(puja)).body.code).toBe('PERM-403');
  expect((await end(gita)).status).toBe(200);
  expect(await notices(`reupload:${id}:withdrawn:%`)).toEqual([puja.userId]);
  expect((await bring(puja, id)).body.code).toBe('FLOW-409');
  expect(await read(puja, id)).toMatchObject({ status: 'WITHDRAWN', withdrawnReason: 'Found', may: { bring: false } });
});
