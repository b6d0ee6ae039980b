import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { letterViewSchema } from '@registrar/domain/calls/letters';
import { issuedPaperSchema, paperVerdictSchema } from '@registrar/domain/calls/papers';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { standingPapersOf } from '@registrar/domain/processes/questions/constitution/standing-papers';
import { z } from 'zod';
import { documentsOf } from '../../../../test/documents-kit';
import { act, APPLICATION, callerOf, detailOf, saveSection, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { settledCompany } from '../../../../test/name-change-kit';
import { fileOf } from '../../../../test/papers-kit';
import { pdftotext, POPPLER } from '../../../../test/pdf-tools';
import { registeredCompany } from '../../../../test/registered-company-kit';
import {
  addItem,
  attachRequired,
  readDetail,
  saveItem,
  savedItemOf,
  verifiedFiling,
} from '../../../../test/registration-kit';
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
const decided = (documentType: string, resolutionOn = today(), more: object = {}) => ({
  documentType,
  reason: 'The rules of the meetings change.',
  resolution: { meeting: 'GENERAL_MEETING', resolutionOn, text: 'Resolved to amend.' },
  ...more,
});
const amended = (more: object) => ({
  change: 'REPLACE',
  amendmentDecisionType: 'GENERAL_MEETING',
  amendmentDate: today(),
  amendmentRemarks: 'As resolved.',
  proposedAmendmentNepali: 'नयाँ व्यहोरा।',
  proposedAmendmentEnglish: 'The new text.',
  ...more,
});
const open = async (companyId: string) =>
  detailOf(await puja.call('POST', APPLICATION, { processName: 'AMENDMENT_OF_AOA_MOA', companyId }, newKey()));
const standing = ({ sections }: ApplicationDetail) =>
  standingPapersOf({ answers: Object.fromEntries(sections.map(({ key, data }) => [key, data])) });
const papersOf = async ({ id }: ApplicationDetail) =>
  z.array(issuedPaperSchema).parse((await puja.call('GET', `external/api/paper?applicationId=${id}`)).body.data);
const named = (papers: Awaited<ReturnType<typeof papersOf>>) =>
  papers.map(({ kind, language }) => `${kind} ${language ?? 'both'}`).sort();
const contentOf = async (code = '') =>
  letterViewSchema.parse((await gateway.call('GET', `external/api/letter/view/${code}`)).body.data).letter?.content;
const verdict = async (code = '') =>
  paperVerdictSchema.parse((await gateway.call('GET', `external/api/paper/verify/${code}`)).body.data).paper;

async function filled(
  companyId: string,
  documentType: string,
  items: readonly object[],
  resolutionOn?: string,
): Promise<ApplicationDetail> {
  const draft = detailOf(
    await saveSection(puja, await open(companyId), 'AMENDMENT_DECISION', decided(documentType, resolutionOn)),
  );
  for (const item of items)
    expect(await addItem(puja, draft, 'CLAUSE_AMENDMENTS', { ...item })).toMatchObject({ status: 200 });
  await attachRequired(puja, draft.id);
  return readDetail(puja, draft.id);
}

const verified = (draft: ApplicationDetail) =>
  verifiedFiling({ applicant: puja, operator: gita, revenue: rita }, draft);

test('clauses are reworded, added and removed: the next version is generated, the former one links to it, and a revocation restores it', async () => {
  const company = await registeredCompany(gateway, puja);
  const founding = (
    await db().selectFrom('letter').select(['code', 'kind', 'language']).where('company_id', '=', company).execute()
  ).find(({ kind, language }) => kind === 'ARTICLES' && language === 'en');
  const first = await open(company);
  const clauses = standing(first)?.clauses ?? [];
  const seal = clauses.find(({ document, key }) => document === 'AOA' && key === 'seal');
  expect(seal?.text?.en).toContain('its own seal');
  // a clause that other filings change has its heading but no text
  expect(clauses.filter(({ text }) => text === null).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['name', 'office', 'objectives', 'capital', 'preliminary']),
  );
  await take(first, [[puja, 'discard']]);

  const done = await take(
    await verified(
      await filled(company, 'AOA', [
        amended({
          dafaId: 'seal',
          proposedAmendmentEnglish: 'The seal is kept by the secretary.',
          proposedAmendmentNepali: 'छाप सचिवसँग रहनेछ।',
        }),
        amended({ change: 'REMOVE', dafaId: 'lien' }),
        amended({
          change: 'ADD',
          headingNepali: 'विद्युतीय बैठक',
          headingEnglish: 'Electronic meetings',
          proposedAmendmentNepali: 'बैठक विद्युतीय माध्यमबाट हुन सक्नेछ।',
          proposedAmendmentEnglish: 'Meetings may be held electronically.',
        }),
      ]),
    ),
    [[maya, 'approve']],
  );
  const entries = await db()
    .selectFrom('register_entry')
    .select(['aspect', 'happened_on', 'after'])
    .where('application_id', '=', done.id)
    .execute();
  expect(entries).toMatchObject([{ aspect: 'DOCUMENT', happened_on: today(), after: { kind: 'AOA', amendment: 1 } }]);

  // of the two documents only the amended one is generated again
  const papers = await papersOf(done);
  expect(named(papers)).toEqual(['ARTICLES en', 'ARTICLES ne', 'RECORD_LETTER both']);
  const articles = papers.find(({ kind, language }) => kind === 'ARTICLES' && language === 'en');
  const text = (await contentOf(articles?.code))?.paragraphs.map(({ en }) => en).join('\n') ?? '';
  expect([
    text.includes('kept by the secretary'),
    text.includes('Lien on shares'),
    text.includes('Electronic meetings: Meetings may be held electronically.'),
  ]).toEqual([true, false, true]);
  expect(await verdict(founding?.code)).toMatchObject({ state: 'SUPERSEDED', supersededBy: articles?.code });
  expect((await contentOf(founding?.code))?.paragraphs.some(({ en }) => en.includes('Lien on shares'))).toBe(true);
  const letter =
    (await contentOf(papers.find(({ kind }) => kind === 'RECORD_LETTER')?.code))?.facts
      .map(({ value }) => value.en)
      .join('\n') ?? '';
  expect(letter).toContain('The seal is kept by the secretary.');
  if (POPPLER) {
    const { id } = await db()
      .selectFrom('letter')
      .select('id')
      .where('code', '=', articles?.code ?? '')
      .executeTakeFirstOrThrow();
    const pdf = pdftotext(await fileOf(gateway, id)).replaceAll(/\s+/gu, ' ');
    for (const words of ['What this amendment changed', 'The seal is kept by the secretary.', 'Amended by decision of'])
      expect(pdf).toContain(words);
  }

  // the next amendment starts from the present version
  const second = await open(company);
  expect(
    standing(second)
      ?.clauses.filter(({ document }) => document === 'AOA')
      .map(({ heading, text: words }) => [heading.en, words?.en]),
  ).toEqual(
    expect.arrayContaining([
      ['Seal of the company', 'The seal is kept by the secretary.'],
      ['Electronic meetings', 'Meetings may be held electronically.'],
    ]),
  );
  await take(second, [[puja, 'discard']]);
  await take(await readDetail(krishna, done.id), [
    [krishna, 'revoke', { remark: 'Decided in error.', reasonCode: 'OTHER' }],
  ]);
  expect([(await verdict(founding?.code))?.state, (await verdict(articles?.code))?.state]).toEqual([
    'VALID',
    'REVOKED',
  ]);
  expect(standing(await open(company))?.clauses.find(({ key }) => key === 'seal')?.text).toEqual(seal?.text);
}, 180_000);

test('a company registered before the portal writes the present text and uploads table and copy, and the letter names both', async () => {
  const company = await settledCompany(gateway, [puja]);
  const draft = await filled(
    company,
    'MOA',
    [
      amended({
        dafaId: '7. Rights',
        presentNepali: 'साबिकको व्यहोरा।',
        proposedAmendmentEnglish: undefined,
        amendmentDate: '2026-11-01',
      }),
    ],
    '2026-11-01',
  );
  const places = documentsOf(await puja.call('GET', `${APPLICATION}/${draft.id}/document`))
    .places.filter(({ required }) => required)
    .map(({ key }) => key);
  expect(places).toEqual(['SPECIAL_RESOLUTION', 'OLD_NEW_TABLE', 'AMENDED_COPY']);
  const done = await take(await verified(draft), [[maya, 'approve']]);
  const papers = await papersOf(done);
  expect(named(papers)).toEqual(['RECORD_LETTER both']);
  expect((await contentOf(papers[0]?.code))?.facts.map(({ value }) => value.ne).join()).toContain(
    'नयाँ व्यहोरा। (साबिक: साबिकको व्यहोरा।)',
  );
});

const thousand = 'x'.repeat(1000);
/** Errors in the decision: field and code. */
const BAD_DECISIONS: readonly (readonly [() => object, string, ValidationCode])[] = [
  [() => ({ ...decided('AOA'), documentType: null }), 'documentType', 'PAPER_REQUIRED'],
  [() => decided('AOA', today(), { reason: '' }), 'reason', 'REASON_REQUIRED'],
  [() => ({ documentType: 'AOA', reason: 'Rules' }), 'resolution.resolutionOn', 'RESOLUTION_DAY_REQUIRED'],
  [() => decided('AOA', today(1)), 'resolution.resolutionOn', 'RESOLUTION_IN_FUTURE'],
  [() => decided('AOA', '1950-01-01'), 'resolution.resolutionOn', 'RESOLUTION_BEFORE_REGISTRATION'],
];
/**
 * Section 5 of the specification for an amendment: section, decision type, date and remarks are required; and changes
 * that are no amendment.
 */
const BAD_CLAUSES: readonly (readonly [() => object, string, ValidationCode])[] = [
  [() => amended({ dafaId: undefined }), 'dafaId', 'CLAUSE_REQUIRED'],
  [() => amended({ dafaId: 'nothing' }), 'dafaId', 'CLAUSE_UNKNOWN'],
  [() => amended({ dafaId: 'preliminary' }), 'dafaId', 'CLAUSE_OF_NAME'],
  [() => amended({ dafaId: 'amendment' }), 'dafaId', 'CLAUSE_FIXED'],
  [() => amended({ dafaId: 'seal', change: undefined }), 'change', 'CLAUSE_CHANGE_REQUIRED'],
  [
    () => amended({ dafaId: 'seal', amendmentDecisionType: undefined }),
    'amendmentDecisionType',
    'RESOLUTION_MEETING_REQUIRED',
  ],
  [() => amended({ dafaId: 'seal', amendmentDate: undefined }), 'amendmentDate', 'AMENDMENT_DAY_REQUIRED'],
  [() => amended({ dafaId: 'seal', amendmentDate: today(1) }), 'amendmentDate', 'RESOLUTION_IN_FUTURE'],
  [() => amended({ dafaId: 'seal', amendmentRemarks: '' }), 'amendmentRemarks', 'REMARK_REQUIRED'],
  [
    () => amended({ dafaId: 'seal', proposedAmendmentEnglish: ' ' }),
    'proposedAmendmentEnglish',
    'PROPOSED_TEXT_REQUIRED',
  ],
  [() => amended({ change: 'ADD' }), 'headingNepali', 'CLAUSE_HEADING_REQUIRED'],
];

test('bad input has its message at its field, in both languages', async () => {
  const draft = await open(await registeredCompany(gateway, puja));
  const seen = { ne: { 'accept-language': 'ne' }, en: { 'accept-language': 'en' } } as const;
  const read = async (language: 'ne' | 'en') =>
    detailOf(await puja.call('GET', `${APPLICATION}/${draft.id}`, undefined, seen[language]));
  for (const [answers, path, code] of BAD_DECISIONS) {
    await saveSection(puja, await read('ne'), 'AMENDMENT_DECISION', answers());
    for (const language of ['ne', 'en'] as const) {
      const errors = (await read(language)).sections.find(({ key }) => key === 'AMENDMENT_DECISION')?.errors;
      expect([code, errors]).toEqual([
        code,
        expect.arrayContaining([{ path, code, message: validationMessage(code, language) }]),
      ]);
    }
  }
  await saveSection(puja, await read('ne'), 'AMENDMENT_DECISION', decided('AOA'));
  let item = savedItemOf(await addItem(puja, draft, 'CLAUSE_AMENDMENTS', amended({ dafaId: 'seal' }))).item;
  for (const [answers, path, code] of BAD_CLAUSES) {
    if (!item) throw new Error('The entry is not there');
    for (const language of ['ne', 'en'] as const) {
      const kept = await puja.call(
        'PUT',
        `${APPLICATION}/${draft.id}/section/CLAUSE_AMENDMENTS/item/${item.id}`,
        answers(),
        { 'if-match': `"${item.version}"`, ...seen[language] },
      );
      item = savedItemOf(kept).item ?? item;
      expect([code, item.errors]).toEqual([
        code,
        expect.arrayContaining([{ path, code, message: validationMessage(code, language) }]),
      ]);
    }
  }
  // the same clause twice, a clause of the other document, and no clause of a document that is marked as amended
  if (item) await saveItem(puja, draft, 'CLAUSE_AMENDMENTS', item, amended({ dafaId: 'seal' }));
  await addItem(puja, draft, 'CLAUSE_AMENDMENTS', amended({ dafaId: 'seal' }));
  expect((await read('en')).sections.find(({ key }) => key === 'CLAUSE_AMENDMENTS')?.validity).toBe('INVALID');
  expect(await act(puja, await read('en'), 'submit')).toMatchObject({ status: 422 });
  const codes = async () =>
    (await read('en')).sections.find(({ key }) => key === 'CLAUSE_AMENDMENTS')?.errors.map(({ code }) => code);
  await saveSection(puja, await read('ne'), 'AMENDMENT_DECISION', decided('BOTH'));
  expect(await codes()).toContain('MEMORANDUM_NOT_AMENDED');
  for (const [section, path] of [['AMENDMENT_DECISION', 'reason']] as const) {
    expect(
      await saveSection(puja, await read('en'), section, decided('AOA', today(), { reason: thousand })),
    ).toMatchObject({ status: 422, body: { errors: [{ path, code: 'REASON_TOO_LONG' }] } });
  }
});
