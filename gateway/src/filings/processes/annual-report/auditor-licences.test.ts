import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { openReport } from '../../../../test/annual-report-kit';
import { callerOf, detailOf, saveSection, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { AUDITOR } from '../../../../test/initial-return-kit';
import { companySince } from '../../../../test/joint-kit';
import { readDetail } from '../../../../test/registration-kit';
import { findApplication } from '../../../applications/application';
import { enterInRegister } from '../../../register/entries/enter';
import { flagsOfReport } from '../../use-cases/automatic/flags-of-report';

const LICENCE = 'CA-9001';
const OWN = { fullNameNepali: 'निर्मला खड्का', fullNameEnglish: 'Nirmala Khadka', panNumber: '301234567' };
const NAMED = { ...AUDITOR, ...OWN, licenceNumber: LICENCE };
/** The auditor whom another company has under the same licence. */
const OTHER = { fullNameNepali: 'मनोज गिरी', fullNameEnglish: 'Manoj Giri', panNumber: '609999991' };
let gateway: TestGateway;
let puja: Caller, gita: Caller;
let other: string;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  gateway.clock.moveTo(new Date('2026-11-24T05:00:00Z'));
  [puja, gita] = [await callerOf(gateway, 'puja.representative'), await callerOf(gateway, 'gita.operator')];
  other = await companySince(gateway, [puja], '2025-08-01');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const standsIn = (
  licenceNumber: string,
  { fullNameNepali: nameNepali, fullNameEnglish: nameEnglish, panNumber }: typeof OTHER,
  subjectId = randomUUID(),
) =>
  gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId: other, applicationId: null, effectiveOn: '2026-11-24' }, [
      { aspect: 'AUDITOR', subjectId, after: { nameNepali, nameEnglish, details: { licenceNumber, panNumber } } },
    ]),
  );

/** A report of a new company with this auditor for the year. */
async function reportBy(thisYear: object): Promise<ApplicationDetail> {
  const draft = detailOf(await openReport(puja, await companySince(gateway, [puja], '2025-08-01'), '2081/82'));
  await saveSection(puja, draft, 'AUDITORS', { thisYear });
  return readDetail(puja, draft.id);
}
/** Sets the report as submitted with nothing to pay. */
async function handIn({ id }: ApplicationDetail): Promise<void> {
  const { office_id } = await db()
    .updateTable('application')
    .set({ status: 'SUBMITTED', submitted_at: gateway.clock.now() })
    .where('id', '=', id)
    .returning('office_id')
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('invoice')
    .values({
      id: randomUUID(),
      for_kind: 'FILING',
      for_id: id,
      office_id,
      status: 'PAID',
      basis: JSON.stringify({}),
      scheduled_on: '2026-11-24',
      total_paisa: 0,
      proposed_at: gateway.clock.now(),
      settled_at: gateway.clock.now(),
    })
    .execute();
}
async function flagsOf({ id }: ApplicationDetail) {
  const application = await findApplication(db(), id, { forUpdate: false, today: '2026-11-24' });
  return application && flagsOfReport(db(), application, { figureFactor: 5, auditorYears: 3 });
}

test('a licence that the register has under another name gives a caution without that name; the office sees the name, and the report goes to an officer', async () => {
  await standsIn(LICENCE, OTHER);
  const report = await reportBy(NAMED);
  expect(report.fieldCautions).toEqual([
    { sectionKey: 'AUDITORS', path: 'thisYear.licenceNumber', message: expect.stringContaining('under another name') },
  ]);
  expect(JSON.stringify(report.fieldCautions)).not.toContain('Manoj');
  const inNepali = await puja.call('GET', `external/api/application/${report.id}`, undefined, {
    'accept-language': 'ne',
  });
  expect(inNepali.body.data).toMatchObject({ fieldCautions: [{ message: expect.stringContaining('अर्को नामबाट') }] });
  // the caution blocks nothing
  expect(report.sections.find(({ key }) => key === 'AUDITORS')?.errors.map(({ path }) => path)).not.toContain(
    'thisYear.licenceNumber',
  );
  await handIn(report);
  const { registration_number: number } = await db()
    .selectFrom('company')
    .select('registration_number')
    .where('id', '=', other)
    .executeTakeFirstOrThrow();
  expect((await readDetail(gita, report.id)).fieldCautions).toEqual([
    {
      sectionKey: 'AUDITORS',
      path: 'thisYear.licenceNumber',
      message: expect.stringMatching(new RegExp(`Manoj Giri.*${number}`)),
    },
  ]);
  expect(await flagsOf(report)).toContain('LICENCE_OF_ANOTHER');
});

test('a licence is compared without hyphens and slashes, upper or lower case, and in digits of either script', async () => {
  await standsIn('ca-९०/०७', OTHER);
  for (const licenceNumber of ['CA-90/07', 'CA9007', 'ca90-07'])
    expect([licenceNumber, (await reportBy({ ...NAMED, licenceNumber })).fieldCautions?.length]).toEqual([
      licenceNumber,
      1,
    ]);
  expect((await reportBy({ ...NAMED, licenceNumber: 'CA-9008' })).fieldCautions).toEqual([]);
  // blanks do not make another PAN either
  await standsIn('CA-9010', { ...OTHER, panNumber: '601 111 119' });
  const own = { ...NAMED, licenceNumber: 'CA9010', panNumber: '601111119' };
  expect((await reportBy(own)).fieldCautions).toEqual([]);
  // a submitted report is found in the same way
  const report = await reportBy({ ...NAMED, ...OTHER, licenceNumber: 'ca-9/011' });
  await handIn(report);
  expect((await reportBy({ ...NAMED, licenceNumber: 'CA 9011'.replace(' ', '-') })).fieldCautions).toHaveLength(1);
});

test('submitted reports count, drafts do not; the same person, with another spelling or the same PAN, is no other', async () => {
  const licence = { ...NAMED, licenceNumber: 'CA-9002' };
  const draft = await reportBy({ ...licence, ...OTHER });
  expect((await reportBy(licence)).fieldCautions).toEqual([]);
  await handIn(draft);
  expect((await reportBy(licence)).fieldCautions).toHaveLength(1);
  expect(
    (await reportBy({ ...licence, ...OTHER, fullNameEnglish: 'MANOJ  GIRI', panNumber: '601111112' })).fieldCautions,
  ).toEqual([]);
  expect(
    (
      await reportBy({
        ...licence,
        fullNameEnglish: 'Manoj Kumar Giri',
        fullNameNepali: 'मनोज कुमार गिरी',
        panNumber: OTHER.panNumber,
      })
    ).fieldCautions,
  ).toEqual([]);
  expect(await flagsOf(draft)).not.toContain('LICENCE_OF_ANOTHER');
  await db().updateTable('application').set({ status: 'REJECTED' }).where('id', '=', draft.id).execute();
  expect((await reportBy(licence)).fieldCautions).toEqual([]);
});

test('a name that was corrected in the register counts as corrected', async () => {
  const [licence, auditor] = [{ ...NAMED, licenceNumber: 'CA-9003' }, randomUUID()];
  await standsIn('CA-9003', OTHER, auditor);
  expect((await reportBy(licence)).fieldCautions).toHaveLength(1);
  await standsIn('CA-9003', OWN, auditor);
  expect((await reportBy(licence)).fieldCautions).toEqual([]);
});
