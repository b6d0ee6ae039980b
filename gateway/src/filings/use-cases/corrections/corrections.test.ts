import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { filingChangesSchema, pinsSchema, rejectedDocumentsSchema } from '@registrar/domain/calls/corrections';
import { deadlineListSchema } from '@registrar/domain/calls/deadlines';
import { filedItemsSchema } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filledPlace } from '@registrar/domain/testing/test-filing';
import { attach, documentsOf } from '../../../../test/documents-kit';
import { APPLICATION, callerOf, detailOf, newKey, saveSection, type Caller } from '../../../../test/filings-kit';
import type { TestGateway } from '../../../../test/harness';
import {
  acceptDocuments,
  addItem,
  deleteItem,
  giveVerdict,
  itemsOf,
  readDetail,
  saveItem,
  savedItemOf,
  settle,
} from '../../../../test/registration-kit';
import { claimedFiling, move, startTestFiling, type TestFilingOffice } from '../../../../test/test-filing-kit';
import { dayInNepal } from '../../../platform/clock';

const DAY_MS = 86_400_000;

let office: TestFilingOffice;
let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, nisha: Caller;
beforeAll(async () => {
  office = await startTestFiling();
  ({ gateway, puja, gita, maya } = office);
  nisha = await callerOf(gateway, 'nisha.representative');
});
afterAll(() => office?.close());

const pathOf = ({ id }: Pick<ApplicationDetail, 'id'>, more: string) => `${APPLICATION}/${id}/${more}`;
const pin = (by: Caller, filing: Pick<ApplicationDetail, 'id'>, body: object) =>
  by.call('POST', pathOf(filing, 'pin'), body);
const placesOf = async (by: Caller, { id }: Pick<ApplicationDetail, 'id'>) =>
  documentsOf(await by.call('GET', `${APPLICATION}/${id}/document`)).places;
const placesFiled = async (filing: ApplicationDetail) =>
  filedItemsSchema.parse((await itemsOf(puja, filing, 'PLACES')).body.data).items;
const documentAt = async (by: Caller, filing: ApplicationDetail, key: string) => {
  const place = (await placesOf(by, filing)).find((each) => each.key === key);
  if (!place?.document) throw new Error(`Nothing lies at ${key}`);
  return place.document;
};

/** A filing with a leased office and two other places, claimed by gita. */
const claimed = (): Promise<ApplicationDetail> => claimedFiling(office, { isLeased: true }, 2);

describe('a round of correction', () => {
  test('opens only places with a remark, needs an answer to each remark, and shows the changes', async () => {
    const filing = await claimed();
    const [first, second] = await placesFiled(filing);
    if (!first || !second) throw new Error('two places');
    expect((await move(gita, filing, 'sendForCorrection', { remark: 'x' })).body).toMatchObject({
      code: 'FLOW-409',
      message: 'Add at least one remark to a section.',
    });
    expect((await pin(puja, filing, { path: 'MATTER', remark: 'Mine' })).status).toBe(403);
    expect((await pin(gita, filing, { path: 'WEATHER', remark: 'x' })).status).toBe(404);
    expect((await pin(gita, filing, { remark: 'x' })).status).toBe(422);

    await pin(gita, filing, { path: `PLACES.${first.id}.phoneNo`, remark: 'The address does not answer' });
    await pin(gita, filing, { path: 'MATTER.rent', remark: 'Not needed after all' });
    const { pins } = pinsSchema.parse((await gita.call('GET', pathOf(filing, 'pin'))).body.data);
    expect(
      pins.map(({ labelEnglish, sentAt, round }) => [
        labelEnglish.includes('Phone number') || labelEnglish.includes('Monthly rent'),
        sentAt,
        round,
      ]),
    ).toEqual([
      [true, null, 1],
      [true, null, 1],
    ]);
    // a note of the office is hidden from the applicant
    expect(pinsSchema.parse((await puja.call('GET', pathOf(filing, 'pin'))).body.data).pins).toEqual([]);
    await gita.call('DELETE', pathOf(filing, `pin/${pins.find(({ path }) => path?.startsWith('MATTER'))?.id}`));
    const refused = await documentAt(gita, filing, 'DECISION');
    expect((await giveVerdict(gita, filing.id, refused, 'REJECTED')).body).toMatchObject({
      code: 'VAL-422',
      errors: [{ path: 'remark' }],
    });
    expect((await giveVerdict(gita, filing.id, refused, 'REJECTED', 'The last page is missing')).status).toBe(200);

    const sent = detailOf(await move(gita, filing, 'sendForCorrection', { remark: 'Please see the remarks' }));
    expect(sent).toMatchObject({ status: 'SEND_FOR_CORRECTION', turn: 'APPLICANT', dueOn: expect.any(String) });
    const back = await readDetail(puja, filing.id);
    expect(back.unlocked?.sort()).toEqual(['DOCUMENTS.DECISION', `PLACES.${first.id}`]);
    expect(back.pins).toHaveLength(1);
    const deadlines = deadlineListSchema.parse((await puja.call('GET', 'external/api/deadline')).body.data);
    expect(deadlines).toContainEqual(
      expect.objectContaining({
        kind: 'CORRECTION_DUE',
        titleEn: expect.any(String),
        link: `/application/${filing.id}`,
      }),
    );

    // a section without a remark keeps its submitted answers
    expect((await saveSection(puja, back, 'MATTER', {})).body).toMatchObject({
      code: 'FLOW-409',
      message: 'In this round only what the office has marked may be changed.',
    });
    expect((await saveItem(puja, back, 'PLACES', second, second.data)).body.code).toBe('FLOW-409');
    expect((await addItem(puja, back, 'PLACES', {})).body.code).toBe('FLOW-409');
    expect((await attach(puja, back.id, 'LEASE')).body.code).toBe('FLOW-409');
    const rejected = rejectedDocumentsSchema.parse(
      (await puja.call('GET', 'external/api/filing-document/rejected')).body.data,
    ).documents;
    expect(rejected).toMatchObject([
      { applicationId: filing.id, key: 'DECISION', mayReplace: true, document: { remark: 'The last page is missing' } },
    ]);
    expect(
      rejectedDocumentsSchema.parse((await nisha.call('GET', 'external/api/filing-document/rejected')).body.data)
        .documents,
    ).toEqual([]);

    const answered = { ...first.data, phoneNo: '014449999' };
    expect((await saveItem(puja, back, 'PLACES', first, answered)).status).toBe(200);
    expect((await move(puja, await readDetail(puja, filing.id), 'resubmit')).body.errors).toEqual([
      expect.objectContaining({ path: `PLACES.${first.id}.phoneNo`, code: 'PIN_UNANSWERED' }),
      expect.objectContaining({ path: 'DOCUMENTS.DECISION', code: 'DOCUMENT_REFUSED' }),
    ]);
    const answer = (by: Caller, id: string | undefined) =>
      by.call('PUT', pathOf(filing, `pin/${id}/answer`), { answer: 'It is another address now' });
    expect((await answer(nisha, back.pins[0]?.id)).status).toBe(404);
    expect((await answer(puja, back.pins[0]?.id)).status).toBe(200);
    await attach(puja, filing.id, 'DECISION', {
      content: Buffer.from(
        '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj\n% whole\ntrailer << /Root 1 0 R >>\n%%EOF\n',
      ),
      name: 'whole.pdf',
    });

    const again = detailOf(await move(puja, await readDetail(puja, filing.id), 'resubmit'));
    expect(again).toMatchObject({
      status: 'SUBMITTED',
      round: 2,
      dueOn: null,
      unlocked: null,
      assignee: { id: gita.userId },
    });
    const { changes } = filingChangesSchema.parse((await gita.call('GET', pathOf(filing, 'changes'))).body.data);
    expect(changes).toEqual([
      expect.objectContaining({
        path: `PLACES.${first.id}.phoneNo`,
        kind: 'CHANGED',
        before: '014440000',
        after: '014449999',
        labelEnglish: expect.stringContaining('Branch Road 1'),
      }),
      expect.objectContaining({ path: 'DOCUMENTS.DECISION', kind: 'CHANGED', after: 'whole.pdf' }),
    ]);
    expect((await nisha.call('GET', pathOf(filing, 'changes'))).status).toBe(404);
    const read = await gateway.platform.database.db
      .selectFrom('audit')
      .select('action')
      .where('object_id', '=', filing.id)
      .where('action', 'in', [
        'application.pin',
        'application.unpin',
        'application.sendForCorrection',
        'application.answerPin',
        'application.resubmit',
      ])
      .orderBy('seq')
      .execute();
    expect(read.map(({ action }) => action)).toEqual([
      'application.pin',
      'application.pin',
      'application.unpin',
      'application.sendForCorrection',
      'application.answerPin',
      'application.resubmit',
    ]);
  });

  test('opens a whole list when the remark is on the list', async () => {
    const filing = await claimed();
    await pin(gita, filing, { path: 'PLACES', remark: 'Another place is needed' });
    const back = detailOf(await move(gita, filing, 'sendForCorrection', { remark: 'x' }));
    const [first] = await placesFiled(back);
    if (!first) throw new Error('a place');
    const added = savedItemOf(await addItem(puja, back, 'PLACES', filledPlace(3, { needsPhoto: true })));
    expect((await deleteItem(puja, back, 'PLACES', first)).status).toBe(200);
    // the document of a new place can be uploaded and is required
    expect((await placesOf(puja, back)).find(({ key }) => key === `PHOTO:${added.item?.id}`)).toMatchObject({
      status: 'REQUESTED',
      mayChange: true,
    });
  });

  test('without an answer is ended by the system, after three reminders', async () => {
    const filing = await claimed();
    await pin(gita, filing, { path: 'MATTER', remark: 'x' });
    const sent = detailOf(await move(gita, filing, 'sendForCorrection', { remark: 'x' }));
    const heard = async () =>
      (
        await gateway.platform.database.db
          .selectFrom('notification')
          .select('type')
          .where('account_id', '=', puja.userId)
          .where('link', 'like', `%${filing.id}%`)
          .execute()
      ).map(({ type }) => type);
    // days are counted in Nepal time, whatever the time of the test run
    const noon = Date.parse(`${dayInNepal(gateway.clock.now())}T12:00:00+05:45`);
    const pass = async (days: number) => {
      gateway.clock.moveTo(new Date(noon + days * DAY_MS));
      await gateway.platform.jobs.runDue();
    };
    const asked = async () => (await heard()).filter((type) => type === 'CORRECTION_ASKED').length;
    expect(await asked()).toBe(1);
    for (const [day, count] of [
      [20, 1],
      [21, 2],
      [28, 3],
      [34, 4],
    ] as const) {
      await pass(day);
      expect([day, await asked()]).toEqual([day, count]);
    }
    await pass(35);
    // the applicant may still answer on the last day
    expect((await readDetail(await callerOf(gateway, 'puja.representative'), filing.id)).status).toBe(
      'SEND_FOR_CORRECTION',
    );
    await pass(36);
    const ended = await readDetail(await callerOf(gateway, 'puja.representative'), filing.id);
    expect(ended).toMatchObject({
      status: 'REJECTED',
      history: expect.arrayContaining([
        expect.objectContaining({ action: 'expire', actor: expect.objectContaining({ roleCode: 'SYSTEM' }) }),
      ]),
    });
    expect(await heard()).toContain('APPLICATION_REJECTED');
    expect(sent.dueOn).not.toBeNull();
    gateway.clock.moveTo(null);
  });
});

test('additionally requested documents are uploaded, judged and uploaded again', async () => {
  const filing = await claimedFiling(office);
  const ask = (documents: object[] | undefined) =>
    gita.call(
      'POST',
      pathOf(filing, 'requestAdditionalDocument'),
      { version: filing.version, remark: 'One more paper', documents },
      newKey(),
    );
  expect((await ask(undefined)).body).toMatchObject({ code: 'VAL-422', errors: [{ path: 'documents' }] });
  expect((await ask([{ type: 'OTHER', reason: 'why' }])).body.code).toBe('VAL-422');
  // named in both languages, and only types that this filing has
  expect((await ask([{ type: 'OTHER', nameEnglish: 'Lease of the office', reason: 'why' }])).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'documents.0.nameNepali', code: 'NAME_NEPALI_REQUIRED' }],
  });
  for (const type of ['LEASE', 'PHOTO'])
    expect((await ask([{ type, reason: 'why' }])).body).toMatchObject({
      code: 'VAL-422',
      errors: [{ path: 'documents' }],
    });
  const asked = detailOf(
    await ask([
      {
        type: 'OTHER',
        nameEnglish: 'Lease of the office',
        nameNepali: 'कार्यालयको भाडा सम्झौता',
        reason: 'The address is rented',
      },
    ]),
  );
  expect(asked).toMatchObject({
    status: 'ADDITIONAL_DOCUMENT_REQUESTED',
    requestedDocuments: [
      { nameEnglish: 'Lease of the office', nameNepali: 'कार्यालयको भाडा सम्झौता', status: 'REQUESTED' },
    ],
  });
  const key = asked.requestedDocuments[0]?.key ?? '';
  expect((await readDetail(puja, filing.id)).unlocked).toEqual([`DOCUMENTS.${key}`]);
  expect((await attach(puja, filing.id, 'DECISION')).body.code).toBe('FLOW-409');
  expect((await move(puja, asked, 'submitAdditionalDocument')).body).toMatchObject({ code: 'FLOW-409' });
  expect((await attach(puja, filing.id, key)).status).toBe(200);
  const brought = detailOf(await move(puja, await readDetail(puja, filing.id), 'submitAdditionalDocument'));
  expect(brought).toMatchObject({ status: 'ADDITIONAL_DOCUMENT_SUBMITTED', assignee: { id: gita.userId } });

  expect((await move(gita, brought, 'verifyAdditionalDocument')).body.code).toBe('FLOW-409');
  await giveVerdict(gita, filing.id, await documentAt(gita, filing, key), 'REJECTED', 'It is not signed');
  const refused = detailOf(await move(gita, brought, 'rejectAdditionalDocument', { remark: 'Not signed' }));
  expect(refused).toMatchObject({ status: 'ADDITIONAL_DOCUMENT_REQUESTED', turn: 'APPLICANT' });
  expect(refused.history.slice(-2).map(({ from, to }) => [from, to])).toEqual([
    ['ADDITIONAL_DOCUMENT_SUBMITTED', 'ADDITIONAL_DOCUMENT_REJECTED'],
    ['ADDITIONAL_DOCUMENT_REJECTED', 'ADDITIONAL_DOCUMENT_REQUESTED'],
  ]);
  await attach(puja, filing.id, key);
  const second = detailOf(await move(puja, await readDetail(puja, filing.id), 'submitAdditionalDocument'));
  await giveVerdict(gita, filing.id, await documentAt(gita, filing, key), 'APPROVED');
  expect(detailOf(await move(gita, second, 'verifyAdditionalDocument'))).toMatchObject({
    status: 'IN_PROCESS',
    assignee: { id: gita.userId },
  });
});

test('nothing is verified before every document is', async () => {
  const filing = await claimed();
  await settle(gateway, filing.id);
  expect((await move(gita, filing, 'verify')).body).toMatchObject({
    code: 'FLOW-409',
    message: 'Not all documents are verified.',
  });
  // the operator has it
  expect((await giveVerdict(maya, filing.id, await documentAt(maya, filing, 'DECISION'), 'APPROVED')).status).toBe(403);
  await acceptDocuments(gita, filing.id);
  const verified = detailOf(await move(gita, filing, 'verify'));
  expect(verified).toMatchObject({ status: 'VERIFY', level: 1 });
  // the approver may send it back too, and it returns to the operator
  await pin(maya, filing, { path: 'MATTER.rent', remark: 'More than last year' });
  const back = detailOf(await move(maya, verified, 'sendForCorrection', { remark: 'x' }));
  await puja.call('PUT', pathOf(filing, `pin/${(await readDetail(puja, back.id)).pins[0]?.id}/answer`), {
    answer: 'It works again',
  });
  expect(detailOf(await move(puja, await readDetail(puja, back.id), 'resubmit'))).toMatchObject({
    status: 'SUBMITTED',
    level: 0,
    assignee: { id: gita.userId },
  });
});
