import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { companyHistorySchema, companyRecordSchema } from '@registrar/domain/calls/company-record';
import { correctableFilingsSchema } from '@registrar/domain/calls/correctable-filings';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  markChecklist,
  newKey,
  saveSection,
  type Caller,
} from '../../../../test/filings-kit';
import { companyChanges } from '../../../../test/filings/company-changes';
import {
  approve,
  attempt,
  begin,
  beginFilled,
  handIn,
  openDraft,
  perform,
  verify,
  type Filing,
  type FilingDeclaration,
} from '../../../../test/filings/filing';
import { BEGINS, openDesk, type FilingDesk } from '../../../../test/filings/filing-desk';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { acceptDocuments, readDetail } from '../../../../test/registration-kit';

let gateway: TestGateway;
let desk: FilingDesk;

beforeAll(async () => {
  gateway = await startTestGateway({ now: BEGINS });
  desk = await openDesk(gateway);
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const moved = companyChanges.LOCATION_CHANGE;

/** A company that has moved; the letter of the move has a mistake. */
async function movedCompany(): Promise<Filing> {
  const filing = await beginFilled(desk, moved);
  await handIn(filing);
  await perform(filing, filing.operator, 'claim');
  await verify(filing);
  await approve(filing);
  return filing;
}

const subjectOf = (filing: Filing) => ({ kind: 'FILING' as const, id: filing.id });
const opensFor = (filing: Filing) => ({
  ...filing.begun,
  opens: { ...filing.begun.opens, subject: subjectOf(filing) },
});

const correctionOf = (
  filing: Filing,
  fault: string,
  street = 'Naya Sadak 12',
  more: object = {},
): FilingDeclaration => ({
  ...companyChanges.ERROR_CORRECTION,
  begins: () => Promise.resolve(opensFor(filing)),
  answers: () => ({
    MISTAKE: { part: 'REGISTERED_OFFICE', fault, wrong: 'New Road', right: 'Naya Sadak', ...more },
    CORRECTED_OFFICE: (standing) => ({
      ...standing,
      address: { ...Object(standing['address']), toleStreet: street },
    }),
  }),
});
const statusOf = async ({ by, id }: Filing) => (await readDetail(by, id)).status;
const streetOf = async ({ by, begun }: Filing) => {
  const { body } = await by.call('GET', `external/api/company/${begun.opens.companyId}/record`);
  return companyRecordSchema.parse(body.data).registeredOffice?.addressEnglish ?? '';
};
const letterOf = (filing: Filing) =>
  db()
    .selectFrom('letter')
    .select(['id', 'superseded_by'])
    .where('application_id', '=', filing.id)
    .where('kind', '=', 'RECORD_LETTER')
    .executeTakeFirstOrThrow();

/** The mistake of the office is corrected without a payment: nobody sets an amount. */
async function verifyFree(correction: Filing): Promise<void> {
  await perform(correction, correction.operator, 'claim');
  await acceptDocuments(correction.operator, correction.id);
  await markChecklist(correction.operator, correction.id);
  await perform(correction, correction.operator, 'verify');
}

test("a mistake of the office is corrected without a fee: the filing shows it meanwhile and is approved again, its letter is superseded, and the register's history says whose mistake it was", async () => {
  const filing = await movedCompany();
  const decidedAt = async () =>
    (await db().selectFrom('application').select('decided_at').where('id', '=', filing.id).executeTakeFirstOrThrow())
      .decided_at;
  const at = await decidedAt();
  const correction = await beginFilled(desk, correctionOf(filing, 'OFFICE'));
  expect(await statusOf(filing)).toBe('APPROVED');
  await handIn(correction);
  expect(await statusOf(filing)).toBe('CORRECTION_REQUESTED');
  await verifyFree(correction);
  // the second person
  expect(await attempt(correction, correction.operator, 'approve')).toMatchObject({ status: 403 });
  await approve(correction);
  expect(await statusOf(filing)).toBe('APPROVED');
  expect(await decidedAt()).toEqual(at);
  expect(await streetOf(filing)).toContain('Naya Sadak 12');
  expect((await letterOf(filing)).superseded_by).toBe((await letterOf(correction)).id);
  const history = companyHistorySchema.parse(
    (await filing.by.call('GET', `external/api/company/${filing.begun.opens.companyId}/history`)).body.data,
  );
  expect(history.map(({ process, corrected }) => [process, corrected?.fault ?? null]).slice(0, 2)).toEqual([
    ['ERROR_CORRECTION', null],
    ['LOCATION_CHANGE', 'OFFICE'],
  ]);
});

test('its approval undone, the former letter is valid again and the history says nothing of it', async () => {
  const filing = await movedCompany();
  const correction = await beginFilled(desk, correctionOf(filing, 'OFFICE'));
  await handIn(correction);
  await verifyFree(correction);
  await approve(correction);
  await perform(correction, desk.registrar, 'revoke', { reasonCode: 'OTHER', remark: 'The first was right.' });
  expect(await statusOf(filing)).toBe('APPROVED');
  expect((await letterOf(filing)).superseded_by).toBeNull();
  expect(await streetOf(filing)).toContain('New Road 12');
});

/** The correction of this filing as an operator of its office begins it. */
const officesOwn = (filing: Filing, fault = 'OFFICE'): FilingDeclaration => ({
  ...correctionOf(filing, fault),
  begins: () => Promise.resolve({ ...opensFor(filing), by: desk.operators[0] }),
});
const opensOf = ({ begun }: Filing, id: string) => ({
  processName: 'ERROR_CORRECTION',
  companyId: begun.opens.companyId,
  subject: { kind: 'FILING', id },
});

test('an officer begins the correction of a mistake of the office; the company cannot change it and is told; another officer verifies it and a third one approves', async () => {
  const filing = await movedCompany();
  const [gita, bishnu] = desk.operators;
  const draft = await beginFilled(desk, officesOwn(filing));
  expect((await filing.by.call('GET', `${APPLICATION}/${draft.id}`)).status).toBe(404);
  expect((await bishnu.call('GET', `${APPLICATION}/${draft.id}`)).status).toBe(404);
  const offered = async (by: Caller) =>
    correctableFilingsSchema
      .parse((await by.call('GET', `external/api/company/${filing.begun.opens.companyId}/correctable`)).body.data)
      .find(({ id }) => id === filing.id)?.correction?.id;
  expect(await offered(gita)).toBe(draft.id);
  expect(await offered(bishnu)).toBeUndefined();
  await handIn(draft);
  expect(await statusOf(filing)).toBe('CORRECTION_REQUESTED');
  const seen = await readDetail(filing.by, draft.id);
  expect(seen.allowedActions).toEqual([]);
  const told = await db()
    .selectFrom('notification')
    .select('type')
    .where('account_id', '=', filing.by.userId)
    .where('event_key', 'like', `${draft.id}:%`)
    .execute();
  expect(told.map(({ type }) => type)).toContain('APPLICATION_SUBMITTED');
  expect(await attempt(draft, filing.by, 'recall', { remark: 'No' })).toMatchObject({ status: 403 });
  expect(await attempt(draft, gita, 'claim')).toMatchObject({ status: 403 });
  const verifying = { ...draft, operator: bishnu };
  await verifyFree(verifying);
  await approve(verifying);
  expect(await statusOf(filing)).toBe('APPROVED');
  expect(await streetOf(filing)).toContain('Naya Sadak 12');
  const approved = await db()
    .selectFrom('notification')
    .select('type')
    .where('account_id', '=', filing.by.userId)
    .where('event_key', 'like', `${draft.id}:%`)
    .execute();
  expect(approved.map(({ type }) => type)).toContain('APPLICATION_APPROVED');
});

test('an officer begins no correction of a mistake of the company, and none of a company of another office', async () => {
  const filing = await movedCompany();
  const draft = await beginFilled(desk, officesOwn(filing, 'COMPANY'));
  expect(await attempt(draft, desk.operators[0], 'submit')).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'MISTAKE.fault', code: 'CORRECTION_OF_OFFICE_ONLY' }] },
  });
  await gateway.addAccount({ username: 'far.operator', role: 'OPERATOR', officeId: 2 });
  const far = await callerOf(gateway, 'far.operator');
  expect((await far.call('POST', APPLICATION, opensOf(filing, filing.id), newKey())).status).toBe(404);
  expect((await desk.registrar.call('POST', APPLICATION, opensOf(filing, filing.id), newKey())).status).toBe(403);
});

test.each<[string, (correction: Filing) => Promise<unknown>]>([
  ['recalled', ({ by, ...rest }) => perform({ by, ...rest }, by, 'recall', { remark: 'It was right.' })],
  [
    'rejected',
    async (correction) => {
      await verifyFree(correction);
      await perform(correction, desk.registrar, 'reject', { reasonCode: 'OTHER', remark: 'It is a new decision.' });
    },
  ],
  [
    'timed out',
    async (correction) => {
      await perform(correction, correction.operator, 'claim');
      await perform(correction, correction.operator, 'requestAdditionalDocument', {
        remark: 'A better scan.',
        documents: [{ type: 'RIGHT_EVIDENCE', reason: 'Not legible.' }],
      });
      gateway.clock.advance(120 * 86_400_000);
      await gateway.jobsDone();
    },
  ],
])('%s, the correction leaves the filing as it was', async (_, ends) => {
  const filing = await movedCompany();
  await db().updateTable('application').set({ status: 'SUCCESS' }).where('id', '=', filing.id).execute();
  const correction = await beginFilled(desk, correctionOf(filing, 'OFFICE'));
  await handIn(correction);
  expect(await statusOf(filing)).toBe('CORRECTION_REQUESTED');
  await ends(correction);
  expect(await statusOf(filing)).toBe('SUCCESS');
  expect(await streetOf(filing)).toContain('New Road 12');
});

test('two corrections of one filing: the second is refused, also where both were drafts or are handed in at once', async () => {
  const filing = await movedCompany();
  const correction = await beginFilled(desk, correctionOf(filing, 'OFFICE'));
  // one draft for one filing
  expect(await openDraft('ERROR_CORRECTION', opensFor(filing))).toMatchObject({ status: 409 });
  const answers = await Promise.all([
    attempt(correction, correction.by, 'submit', { declared: ['TRUE_STATEMENT'] }),
    attempt(correction, correction.by, 'submit', { declared: ['TRUE_STATEMENT'] }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await openDraft('ERROR_CORRECTION', opensFor(filing))).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('another correction') },
  });
  const listed = correctableFilingsSchema.parse(
    (await filing.by.call('GET', `external/api/company/${filing.begun.opens.companyId}/correctable`)).body.data,
  );
  expect(listed).toMatchObject([
    { id: filing.id, parts: [{ part: 'REGISTERED_OFFICE', replacedBy: null }], correction: { id: correction.id } },
  ]);
  // while it is looked at, its approval is not undone
  expect(
    await act(desk.registrar, await readDetail(desk.registrar, filing.id), 'revoke', {
      reasonCode: 'OTHER',
      remark: 'x',
    }),
  ).toMatchObject({ status: 409 });
});

test('details that a later filing entered again are corrected there, and what was filed with them is listed before the decision', async () => {
  const filing = await movedCompany();
  const first = await beginFilled(desk, correctionOf(filing, 'OFFICE'));
  const companyId = filing.begun.opens.companyId ?? '';
  const again = await beginFilled(desk, {
    ...moved,
    begins: () => Promise.resolve(filing.begun),
    answers: () => {
      const { LOCATION_DECISION, NEW_REGISTERED_OFFICE } = moved.answers();
      const { address } = NEW_REGISTERED_OFFICE;
      return {
        LOCATION_DECISION,
        NEW_REGISTERED_OFFICE: { ...NEW_REGISTERED_OFFICE, address: { ...address, toleStreet: 'Second Street 1' } },
      };
    },
  });
  await handIn(again);
  // the office's mistake is looked at in spite of the open application, which is listed
  const caution = (await readDetail(first.by, first.id)).fieldCautions;
  expect(caution?.map(({ path }) => path)).toEqual(expect.arrayContaining(['fault', 'part']));
  await perform(again, again.operator, 'claim');
  await verify(again);
  await approve(again);
  const number = (await readDetail(again.by, again.id)).applicationNumber ?? '';
  const taken = await readDetail(first.by, first.id);
  detailOf(
    await first.by.call(
      'POST',
      `${APPLICATION}/${first.id}/takeCompanyVersion`,
      {
        version: taken.version,
        take: [...new Set(taken.companyChanges?.map(({ part }) => part))],
        companyVersion: taken.presentCompanyVersion,
      },
      newKey(),
    ),
  );
  const standing = (await readDetail(first.by, first.id)).sections.find(({ key }) => key === 'CORRECTED_OFFICE')?.data;
  detailOf(
    await saveSection(first.by, await readDetail(first.by, first.id), 'CORRECTED_OFFICE', {
      ...standing,
      address: { ...Object(standing?.['address']), toleStreet: 'Third Street' },
    }),
  );
  expect(await attempt(first, first.by, 'submit', { declared: ['TRUE_STATEMENT'] })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'MISTAKE.part', code: 'CORRECTION_REPLACED', message: expect.stringContaining(number) }] },
  });
  expect(await statusOf(filing)).toBe('APPROVED');
  const listed = correctableFilingsSchema.parse(
    (await filing.by.call('GET', `external/api/company/${companyId}/correctable`)).body.data,
  );
  expect(listed.map(({ id, parts }) => [id, parts[0]?.replacedBy])).toEqual([
    [again.id, null],
    [filing.id, number],
  ]);
});

test('a part that the filing did not enter, a filing of another company and one that is not approved are refused', async () => {
  const filing = await movedCompany();
  const other = await movedCompany();
  const wrongPart = await begin(desk, correctionOf(filing, 'OFFICE'));
  const { by } = wrongPart;
  expect(
    await by.call(
      'POST',
      APPLICATION,
      { processName: 'ERROR_CORRECTION', companyId: filing.begun.opens.companyId, subject: subjectOf(other) },
      newKey(),
    ),
  ).toMatchObject({ status: 404 });
  detailOf(await act(by, await readDetail(by, wrongPart.id), 'discard'));
  const named = await beginFilled(desk, {
    ...correctionOf(filing, 'COMPANY'),
    answers: () => ({
      MISTAKE: { part: 'NAME', fault: 'COMPANY', wrong: 'An extra letter.', right: 'Without it.' },
      CORRECTED_NAME: (standing) => ({ ...standing, nameEnglish: `${String(standing['nameEnglish'])}x` }),
    }),
  });
  expect(await attempt(named, named.by, 'submit', { declared: ['TRUE_STATEMENT'] })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'MISTAKE.part', code: 'CORRECTION_NOT_ENTERED' }] },
  });
  const open = await beginFilled(desk, moved);
  await handIn(open);
  expect(await openDraft('ERROR_CORRECTION', opensFor(open))).toMatchObject({ status: 409 });
});

test('a status that stops filings stops the mistake of the company and not that of the office; an order stops both', async () => {
  const filing = await movedCompany();
  const companyId = filing.begun.opens.companyId ?? '';
  await db().updateTable('company').set({ status: 'IN_LIQUIDATION' }).where('id', '=', companyId).execute();
  const correction = await beginFilled(desk, correctionOf(filing, 'COMPANY'));
  expect(await attempt(correction, correction.by, 'submit', { declared: ['TRUE_STATEMENT'] })).toMatchObject({
    status: 423,
    body: { blocker: { code: 'IN_LIQUIDATION' } },
  });
  const detail = await readDetail(correction.by, correction.id);
  const mistake = detail.sections.find(({ key }) => key === 'MISTAKE')?.data;
  detailOf(await saveSection(correction.by, detail, 'MISTAKE', { ...mistake, fault: 'OFFICE' }));
  await handIn(correction);
  expect(await statusOf(filing)).toBe('CORRECTION_REQUESTED');
  await verifyFree(correction);
  await db()
    .insertInto('company_order')
    .values({
      id: gateway.platform.newId(gateway.clock.now()),
      company_id: companyId,
      kind: 'COURT',
      text_nepali: 'कारोबार रोक्का',
      text_english: 'No dealings',
      issued_on: '2026-01-01',
      placed_by: desk.registrar.userId,
      placed_at: gateway.clock.now(),
    })
    .execute();
  expect(await attempt(correction, desk.registrar, 'approve')).toMatchObject({
    status: 423,
    body: { blocker: { code: 'FROZEN' } },
  });
});

test('the spelling of a name is corrected without leaving the former one to a bar; another name is no correction', async () => {
  const registration = await companyChanges.ERROR_CORRECTION.begins(desk);
  const companyId = registration.opens.companyId ?? '';
  const spelled = (letters: string): FilingDeclaration => ({
    ...companyChanges.ERROR_CORRECTION,
    begins: () => Promise.resolve(registration),
    answers: () => ({
      MISTAKE: { part: 'NAME', fault: 'OFFICE', wrong: 'A letter is missing.', right: 'With the letter.' },
      CORRECTED_NAME: (standing) => ({ ...standing, nameEnglish: `${letters}${String(standing['nameEnglish'])}` }),
    }),
  });
  await expect(beginFilled(desk, spelled('Entirely '))).rejects.toThrow('CORRECTION_NAME_TOO_DIFFERENT');
  const [draft] = await db()
    .selectFrom('application')
    .select(['id'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'DRAFT')
    .execute();
  detailOf(await act(registration.by, await readDetail(registration.by, draft?.id ?? ''), 'discard'));
  const correction = await beginFilled(desk, spelled('S'));
  await handIn(correction);
  await verifyFree(correction);
  await approve(correction);
  const { body } = await registration.by.call('GET', `external/api/company/${companyId}/record`);
  const record = companyRecordSchema.parse(body.data);
  expect(record.name.nameEnglish).toMatch(/^S/);
  expect(record.formerNames).toEqual([]);
});
