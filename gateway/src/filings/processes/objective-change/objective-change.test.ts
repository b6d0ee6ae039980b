import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { companyRecordSchema } from '@registrar/domain/calls/company-record';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { letterViewSchema } from '@registrar/domain/calls/letters';
import { issuedPaperSchema } from '@registrar/domain/calls/papers';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { z } from 'zod';
import { documentsOf } from '../../../../test/documents-kit';
import { APPLICATION, callerOf, detailOf, saveSection, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { settledCompany } from '../../../../test/name-change-kit';
import { registeredCompany } from '../../../../test/registered-company-kit';
import { attachRequired, readDetail, verifiedFiling } from '../../../../test/registration-kit';
import { newKey } from '../../../../test/representation-kit';
import { dayInNepal } from '../../../platform/clock';

const DAY = 86_400_000;
let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, krishna: Caller, rita: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
  rita = await callerOf(gateway, 'rita.revenue');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const today = (days = 0) => dayInNepal(new Date(gateway.clock.now().getTime() + days * DAY));
const decided = (resolutionOn = today(), more: object = {}) => ({
  reason: 'The company does other work now.',
  resolution: { meeting: 'GENERAL_MEETING', resolutionOn, text: 'Resolved to change the objectives.' },
  ...more,
});
const open = async (companyId: string) =>
  detailOf(await puja.call('POST', APPLICATION, { processName: 'OBJECTIVE_CHANGE', companyId }, newKey()));
const answersOf = ({ sections }: ApplicationDetail, key: string) =>
  sections.find((section) => section.key === key)?.data ?? {};
const recordOf = async (companyId: string, on = '') =>
  companyRecordSchema.parse((await puja.call('GET', `external/api/company/${companyId}/record${on}`)).body.data);
const codesOf = async (companyId: string, on = '') =>
  (await recordOf(companyId, on)).objectives.map(({ nsicCode }) => nsicCode);
const placesOf = async ({ id }: ApplicationDetail) =>
  documentsOf(await puja.call('GET', `${APPLICATION}/${id}/document`))
    .places.filter(({ required }) => required)
    .map(({ key }) => key);
const papersOf = async ({ id }: ApplicationDetail) =>
  z.array(issuedPaperSchema).parse((await puja.call('GET', `external/api/paper?applicationId=${id}`)).body.data);

async function filled(
  companyId: string,
  nsicCodes: readonly string[],
  resolutionOn?: string,
): Promise<ApplicationDetail> {
  const draft = await open(companyId);
  const chosen = detailOf(
    await saveSection(puja, draft, 'OBJECTIVE_DETAILS', { ...answersOf(draft, 'OBJECTIVE_DETAILS'), nsicCodes }),
  );
  const done = detailOf(await saveSection(puja, chosen, 'OBJECTIVE_DECISION', decided(resolutionOn)));
  await attachRequired(puja, done.id);
  return readDetail(puja, done.id);
}

const verified = (draft: ApplicationDetail) =>
  verifiedFiling({ applicant: puja, operator: gita, revenue: rita }, draft);

test('for a company that the portal registered: prefilled from the register, entered, the memorandum generated again, and revoked', async () => {
  const company = await registeredCompany(gateway, puja);
  const before = await recordOf(company);
  const draft = await open(company);
  expect(answersOf(draft, 'OBJECTIVE_DETAILS')['nsicCodes']).toEqual(before.objectives.map(({ nsicCode }) => nsicCode));
  expect(answersOf(draft, 'STANDING_PAPERS')).toMatchObject({ memorandum: 'SET' });
  // neither table nor amended copy is required, because the portal generates both
  expect(await placesOf(draft)).toEqual(['SPECIAL_RESOLUTION']);
  await take(draft, [[puja, 'discard']]);

  const done = await take(await verified(await filled(company, ['0112', '7210'])), [[maya, 'approve']]);
  expect(await codesOf(company)).toEqual(['0112', '7210']);
  const entries = await db()
    .selectFrom('register_entry')
    .select(['aspect', 'happened_on'])
    .where('application_id', '=', done.id)
    .execute();
  expect(entries).toEqual([{ aspect: 'OBJECTIVES', happened_on: today() }]);
  const after = await recordOf(company);
  expect({ ...after, version: 0, objectives: [], on: '', setBy: null }).toEqual({
    ...before,
    version: 0,
    objectives: [],
    on: '',
    setBy: null,
  });

  const papers = await papersOf(done);
  expect(papers.map(({ kind, language }) => `${kind} ${language ?? 'both'}`).sort()).toEqual([
    'MEMORANDUM en',
    'MEMORANDUM ne',
    'RECORD_LETTER both',
  ]);
  const memorandum = papers.find(({ kind, language }) => kind === 'MEMORANDUM' && language === 'en');
  const content = letterViewSchema.parse(
    (await gateway.call('GET', `external/api/letter/view/${memorandum?.code}`)).body.data,
  ).letter?.content;
  expect(content?.paragraphs.find(({ en }) => en.includes('Objectives of the company'))?.en).toContain(
    after.objectives[1]?.objectiveEnglish,
  );

  await take(await readDetail(krishna, done.id), [
    [krishna, 'revoke', { remark: 'Decided in error.', reasonCode: 'OTHER' }],
  ]);
  expect(await codesOf(company)).toEqual(before.objectives.map(({ nsicCode }) => nsicCode));
  expect((await papersOf(done)).every(({ state }) => state === 'REVOKED')).toBe(true);
}, 180_000);

test('for a company registered before the portal: it uploads table and memorandum, a licensed objective needs its letter; an earlier day of the register has the former ones', async () => {
  const company = await settledCompany(gateway, [puja]);
  await db()
    .updateTable('company')
    .set({ created_at: new Date(gateway.clock.now().getTime() - 10 * DAY) })
    .where('id', '=', company)
    .execute();
  const before = await codesOf(company);
  const licensed = await filled(company, ['6519']);
  expect(await placesOf(licensed)).toEqual(
    expect.arrayContaining(['SPECIAL_RESOLUTION', 'OLD_NEW_TABLE', 'AMENDED_MEMORANDUM', 'REGULATOR_LETTER']),
  );
  await take(licensed, [[puja, 'discard']]);

  const done = await take(await verified(await filled(company, ['7210'], '2026-11-01')), [[maya, 'approve']]);
  expect([await codesOf(company), await codesOf(company, `?on=${today(-1)}`)]).toEqual([['7210'], before]);
  expect((await papersOf(done)).map(({ kind }) => kind)).toEqual(['RECORD_LETTER']);
}, 180_000);

/** Section, sent answers, field of the error, and its code. */
const BAD: readonly (readonly [string, (saved: ApplicationDetail) => object, string, ValidationCode])[] = [
  [
    'OBJECTIVE_DETAILS',
    (saved) => ({ ...answersOf(saved, 'OBJECTIVE_DETAILS'), nsicCodes: [] }),
    'nsicCodes',
    'OBJECTIVE_REQUIRED',
  ],
  ['OBJECTIVE_DETAILS', (saved) => answersOf(saved, 'OBJECTIVE_DETAILS'), 'nsicCodes', 'OBJECTIVES_UNCHANGED'],
  ['OBJECTIVE_DECISION', () => decided(today(1)), 'resolution.resolutionOn', 'RESOLUTION_IN_FUTURE'],
  ['OBJECTIVE_DECISION', () => decided('1950-01-01'), 'resolution.resolutionOn', 'RESOLUTION_BEFORE_REGISTRATION'],
  ['OBJECTIVE_DECISION', () => decided(undefined, { reason: '' }), 'reason', 'REASON_REQUIRED'],
  ['OBJECTIVE_DECISION', () => ({ reason: 'Other work' }), 'resolution.meeting', 'RESOLUTION_MEETING_REQUIRED'],
];

test('bad input has its message at its field, in both languages', async () => {
  const draft = await open(await registeredCompany(gateway, puja));
  for (const [section, answers, path, code] of BAD) {
    for (const language of ['ne', 'en'] as const) {
      const read = detailOf(
        await puja.call('GET', `${APPLICATION}/${draft.id}`, undefined, { 'accept-language': language }),
      );
      await saveSection(puja, read, section, answers(draft));
      const judged = detailOf(
        await puja.call('GET', `${APPLICATION}/${draft.id}`, undefined, { 'accept-language': language }),
      );
      expect([code, judged.sections.find(({ key }) => key === section)?.errors]).toEqual([
        code,
        expect.arrayContaining([{ path, code, message: validationMessage(code, language) }]),
      ]);
    }
  }
  // an impossible date is not stored, in whichever language it is refused; the longest allowed reason is
  for (const language of ['ne', 'en'] as const) {
    const { version } = (await readDetail(puja, draft.id)).sections.find(({ key }) => key === 'OBJECTIVE_DECISION') ?? {
      version: 0,
    };
    const none = await puja.call(
      'PUT',
      `${APPLICATION}/${draft.id}/section/OBJECTIVE_DECISION`,
      decided('2026-02-30'),
      { 'if-match': `"${version}"`, 'accept-language': language },
    );
    expect(none).toMatchObject({
      status: 422,
      body: {
        errors: [
          { path: 'resolution.resolutionOn', code: 'DATE_FORMAT', message: validationMessage('DATE_FORMAT', language) },
        ],
      },
    });
  }
  expect(
    await saveSection(
      puja,
      await readDetail(puja, draft.id),
      'OBJECTIVE_DECISION',
      decided(undefined, { reason: 'x'.repeat(999) }),
    ),
  ).toMatchObject({ status: 200 });
  const long = await saveSection(
    puja,
    await readDetail(puja, draft.id),
    'OBJECTIVE_DECISION',
    decided(undefined, { reason: 'x'.repeat(1000) }),
  );
  expect(long).toMatchObject({ status: 422, body: { errors: [{ path: 'reason', code: 'REASON_TOO_LONG' }] } });
});
