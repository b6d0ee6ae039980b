import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bothCalendars } from '@registrar/domain/calendar';
import { dashboardInfoSchema } from '@registrar/domain/calls/dashboard';
import { letterViewSchema } from '@registrar/domain/calls/letters';
import { issuedPaperSchema, paperVerdictSchema, type IssuedPaper } from '@registrar/domain/calls/papers';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { z } from 'zod';
import { filedRegistration } from '../../test/awaiting-approval-kit';
import { act, APPLICATION, callerOf, detailOf, saveSection, take, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { payFor } from '../../test/money-kit';
import { settledCompany, verifiedChange } from '../../test/name-change-kit';
import { fileOf } from '../../test/papers-kit';
import { pdfsig, pdftotext, POPPLER } from '../../test/pdf-tools';
import { acceptDocuments, attachRequired, readDetail } from '../../test/registration-kit';
import { newKey } from '../../test/representation-kit';
import { dayInNepal } from '../platform/clock';

let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, krishna: Caller, rita: Caller;
const db = () => gateway.platform.database.db;
const withPoppler = POPPLER ? test : test.skip;
if (!POPPLER)
  console.warn('poppler-utils are not installed: what pdfsig and pdftotext say of the papers was not asked');

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
  rita = await callerOf(gateway, 'rita.revenue');
});
afterAll(() => gateway?.close());

const papersOf = async (by: Caller, { id }: Pick<ApplicationDetail, 'id'>): Promise<IssuedPaper[]> =>
  z.array(issuedPaperSchema).parse((await by.call('GET', `external/api/paper?applicationId=${id}`)).body.data);
const verdict = async (code: string) =>
  paperVerdictSchema.parse((await gateway.call('GET', `external/api/paper/verify/${code}`)).body.data).paper;
const view = async (code: string) =>
  letterViewSchema.parse((await gateway.call('GET', `external/api/letter/view/${code}`)).body.data).letter;
const textOf = async (code: string): Promise<string> => {
  const { id } = await db().selectFrom('letter').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  return pdftotext(await fileOf(gateway, id)).replaceAll(/\s+/gu, ' ');
};
const named = ({ kind, language }: IssuedPaper): string => `${kind} ${language ?? 'both'}`;

async function note(companyId: string, subject: string): Promise<ApplicationDetail> {
  const draft = detailOf(await puja.call('POST', APPLICATION, { processName: 'OTHERS', companyId }, newKey()));
  await saveSection(puja, draft, 'MATTER', {
    subject,
    details: 'The store house burnt down; the register of shares was saved.',
  });
  await attachRequired(puja, draft.id);
  const claimed = await take(await readDetail(puja, draft.id), [
    [puja, 'submit'],
    [gita, 'claim'],
  ]);
  await acceptDocuments(gita, claimed.id);
  return take(await readDetail(gita, claimed.id), [
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
}

test('an approval tells the company in a letter what it entered, and anybody who holds its code reads it', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const [first] = [await note(companyId, 'Fire in the store house'), await note(companyId, 'The seal was found again')];
  const [letter] = await papersOf(puja, first);
  expect(letter).toMatchObject({ kind: 'RECORD_LETTER', language: null, state: 'VALID', companyId });
  const seen = await view(letter?.code ?? '');
  expect(seen?.content).toMatchObject({
    number: first.applicationNumber,
    title: { en: 'Record letter' },
    signatory: { role: { en: 'Section Officer' } },
  });
  expect(seen?.content.facts.map(({ label, value }) => [label.en, value.en])).toContainEqual([
    'Note',
    'Fire in the store house',
  ]);
  expect(seen?.content.paragraphs[0]?.ne).toContain(first.applicationNumber);
});

test('whoever speaks for the company is told where the letter is, by mail and as a next step until it is read', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const filed = await note(companyId, 'The store house stands again');
  await gateway.platform.jobs.runDue();
  const mail = gateway.outbox.findLast(({ subject }) => subject === 'Your application is approved');
  expect(mail?.body).toContain(`In the register from: ${bothCalendars(dayInNepal(gateway.clock.now()), 'en')}`);
  expect(mail?.body).toContain('Read the letter');
  const step = async () =>
    dashboardInfoSchema
      .parse((await puja.call('GET', 'auth/api/dashboard-info')).body.data)
      .nextSteps.find(({ code, applicationId }) => code === 'READ_LETTER' && applicationId === filed.id);
  expect(await step()).toMatchObject({
    titleEn: expect.stringMatching(/ is approved: read the letter of the office$/),
    link: `/application/${filed.id}`,
  });
  const [letter] = await papersOf(puja, filed);
  expect((await puja.call('GET', `external/api/paper/${letter?.code}/file`)).status).toBe(200);
  expect(await step()).toBeUndefined();
});

withPoppler(
  'the letter of a change of location says what stood before and what stands now, and is signed',
  async () => {
    const companyId = await settledCompany(gateway, [puja]);
    const before = await db()
      .selectFrom('company')
      .select(['address_english', 'email'])
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    const draft = detailOf(
      await puja.call('POST', APPLICATION, { processName: 'LOCATION_CHANGE', companyId }, newKey()),
    );
    const general: Record<string, unknown> = { ...Object(twoOwners().answers['GENERAL_INFORMATION']) };
    await saveSection(puja, draft, 'LOCATION_DECISION', {
      scope: 'REGISTERED_OFFICE',
      decision: { decidedBy: 'BOARD', decidedOn: dayInNepal(gateway.clock.now()), text: 'The board resolved to move.' },
    });
    await saveSection(puja, await readDetail(puja, draft.id), 'NEW_REGISTERED_OFFICE', {
      officeId: general['officeId'],
      address: { ...Object(general['address']), toleStreet: 'New Road 12', toleStreetNepali: 'सडक १२' },
      contact: { ...Object(general['contact']), email: before.email },
    });
    await attachRequired(puja, draft.id);
    const claimed = await take(await readDetail(puja, draft.id), [
      [puja, 'submit'],
      [gita, 'claim'],
    ]);
    await acceptDocuments(gita, claimed.id);
    const paid = await payFor({ applicant: puja, operator: gita, revenue: rita }, await readDetail(gita, claimed.id));
    const done = await take(paid, [
      [gita, 'verify'],
      [maya, 'approve'],
    ]);
    const [letter] = await papersOf(puja, done);
    const text = await textOf(letter?.code ?? '');
    for (const words of [
      before.address_english?.split(',')[0] ?? '',
      'New Road 12',
      'सडक १२',
      'Before',
      'साबिक',
      done.applicationNumber ?? '',
    ])
      expect(text).toContain(words);
    const { id } = await db()
      .selectFrom('letter')
      .select('id')
      .where('code', '=', letter?.code ?? '')
      .executeTakeFirstOrThrow();
    expect(pdfsig(await fileOf(gateway, id))).toContain('Signature is Valid.');

    await take(await readDetail(krishna, done.id), [
      [krishna, 'revoke', { remark: 'Decided in error.', reasonCode: 'OTHER' }],
    ]);
    expect(await verdict(letter?.code ?? '')).toMatchObject({ state: 'REVOKED' });
  },
  120_000,
);

/** A company that the portal registered, with its certificate, memorandum and articles. */
async function registered(): Promise<{ id: string; filing: string }> {
  const { userId } = puja;
  const verifier = (await callerOf(gateway, 'bishnu.operator')).userId;
  const filing = await filedRegistration(
    gateway.platform,
    { ...twoOwners(), today: dayInNepal(gateway.clock.now()) },
    { applicant: userId, verifier, officeId: 1 },
  );
  const approved = await act(krishna, filing, 'approve');
  expect([approved.status, approved.body.message]).toEqual([200, expect.any(String)]);
  const { id } = await db()
    .updateTable('company')
    .set({ email_verified_at: gateway.clock.now() })
    .where('registered_by', '=', filing.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, filing: filing.id };
}

test('a change of name is certified and the memorandum and the articles are drawn up in the new name; revoked, the former papers hold again', async () => {
  const company = await registered();
  const [certificate] = (await papersOf(puja, { id: company.filing })).filter(
    ({ kind }) => kind === 'CERTIFICATE_OF_INCORPORATION',
  );
  const former = await db()
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', company.id)
    .executeTakeFirstOrThrow();
  // it was registered today, and no company resolves anything before that
  const changed = await take(
    await verifiedChange(
      { applicant: puja, operator: gita, revenue: rita },
      company.id,
      undefined,
      dayInNepal(gateway.clock.now()),
    ),
    [[maya, 'approve']],
  );
  const papers = await papersOf(puja, changed);
  expect(papers.map(named).sort()).toEqual([
    'ARTICLES en',
    'ARTICLES ne',
    'CERTIFICATE_OF_NAME_CHANGE both',
    'MEMORANDUM en',
    'MEMORANDUM ne',
  ]);
  const issued = papers.find(({ kind }) => kind === 'CERTIFICATE_OF_NAME_CHANGE');
  expect(await verdict(certificate?.code ?? '')).toMatchObject({
    state: 'SUPERSEDED',
    supersededBy: issued?.code,
    company: { english: changed.titleEnglish },
  });
  const content = (await view(issued?.code ?? ''))?.content;
  expect(content?.facts.map(({ value }) => value.en)).toEqual(
    expect.arrayContaining([changed.titleEnglish, former.name_english, former.name_nepali]),
  );
  const memorandum = (
    await view(papers.find(({ kind, language }) => kind === 'MEMORANDUM' && language === 'en')?.code ?? '')
  )?.content;
  expect([memorandum?.addressee.en, memorandum?.facts.some(({ label }) => label.en === 'Amended on')]).toEqual([
    changed.titleEnglish,
    true,
  ]);
  expect(JSON.stringify(memorandum?.paragraphs)).toContain(changed.titleEnglish);

  if (POPPLER)
    for (const words of [former.name_nepali, changed.titleEnglish, 'Certificate of change of name'])
      expect(await textOf(issued?.code ?? '')).toContain(words);

  await take(await readDetail(krishna, changed.id), [
    [krishna, 'revoke', { remark: 'Court order', reasonCode: 'COURT_ORDER' }],
  ]);
  expect(await verdict(issued?.code ?? '')).toMatchObject({ state: 'REVOKED' });
  expect(await verdict(certificate?.code ?? '')).toMatchObject({ state: 'VALID', supersededBy: null });
});

test('of a company whose papers the portal never had, the papers that were handed in hold, and only the certificate is issued', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const changed = await take(await verifiedChange({ applicant: puja, operator: gita, revenue: rita }, companyId), [
    [maya, 'approve'],
  ]);
  expect((await papersOf(puja, changed)).map(named)).toEqual(['CERTIFICATE_OF_NAME_CHANGE both']);
});
