import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pinsSchema } from '@registrar/domain/calls/corrections';
import { verifyAudit } from '../../src/platform/audit/verify-audit';
import { act, APPLICATION, callerOf, detailOf, nameSection, saveSection, take, type Caller } from '../filings-kit';
import { startTestGateway, type TestGateway } from '../harness';
import { payFor } from '../money-kit';
import { acceptDocuments, attachRequired, officeOf, readDetail, type Office } from '../registration-kit';
import { restoreRelease, type RestoredRelease } from '../restore-release';
import { firstRelease } from './filings';

const { filings, madeAt } = firstRelease;
const DAY = 86_400_000;

let database: RestoredRelease;
let gateway: TestGateway;
let office: Office;
let sita: Caller, rita: Caller;

const db = () => gateway.platform.database.db;

beforeAll(async () => {
  database = await restoreRelease(import.meta.dirname);
  const now = new Date(Date.parse(madeAt) + DAY);
  gateway = await startTestGateway({ demoData: true, database: database.place, now });
  office = await officeOf(gateway);
  sita = await callerOf(gateway, 'sita.applicant');
  rita = await callerOf(gateway, 'rita.revenue');
}, 180_000);
afterAll(async () => {
  await gateway?.close();
  await database?.drop();
});

const ownerOf = (name: string): Caller => (name.startsWith('reservation') ? sita : office.ram);
/** Of filings that stand as they stood, before the tests below take them on. */
const STATUSES: Readonly<Record<keyof typeof filings, string>> = {
  reservationBegun: 'DRAFT',
  reservationFilled: 'DRAFT',
  reservationVerified: 'VERIFY',
  registrationBegun: 'DRAFT',
  registrationReady: 'DRAFT',
  registrationVerified: 'VERIFY',
  registrationSentBack: 'SEND_FOR_CORRECTION',
  nameChangeFilled: 'DRAFT',
  nameChangeVerified: 'VERIFY',
  nameChangeApproved: 'APPROVED',
};

test('every filing of then opens as it stood', async () => {
  const seen = await Promise.all(
    Object.entries(filings).map(async ([name, id]) => [name, (await readDetail(ownerOf(name), id)).status]),
  );
  expect(Object.fromEntries(seen)).toEqual(STATUSES);
});

const decided = (detail: Parameters<typeof take>[0], by: Caller) =>
  take(detail, [
    [by, 'submit'],
    [office.gita, 'claim'],
    [office.gita, 'verify'],
    [office.maya, 'approve'],
  ]);

test('a reservation that was begun is filled in and approved, as is one that was ready, and one that waited', async () => {
  const begun = await readDetail(sita, filings.reservationBegun);
  const named = detailOf(
    await saveSection(
      sita,
      begun,
      'NAME_DETAILS',
      nameSection({ english: 'Chhaharo Lamkhutte Traders', nepali: 'छहरो लामखुट्टे ट्रेडर्स' }),
    ),
  );
  const filled = detailOf(await saveSection(sita, named, 'OBJECTIVE_DETAILS', { nsicCodes: ['0001'] }));
  expect((await decided(filled, sita)).status).toBe('APPROVED');
  expect((await decided(await readDetail(sita, filings.reservationFilled), sita)).status).toBe('APPROVED');
  expect(
    (await take(await readDetail(office.maya, filings.reservationVerified), [[office.maya, 'approve']])).status,
  ).toBe('APPROVED');
});

/** From handed in to paid, checked and approved. */
async function registered(id: string): Promise<string> {
  const { ram, gita, maya } = office;
  await payFor(
    { operator: gita, applicant: ram, revenue: rita },
    detailOf(await act(gita, await readDetail(gita, id), 'claim')),
  );
  await acceptDocuments(gita, id);
  const { status } = await take(await readDetail(gita, id), [
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  await asRepresentative();
  return status;
}

/** Whoever has become a representative signs in again, and the addresses of the new companies are proven. */
async function asRepresentative(): Promise<void> {
  await db()
    .updateTable('company')
    .set({ email_verified_at: gateway.clock.now() })
    .where('registered_by', 'is not', null)
    .execute();
  office = await officeOf(gateway);
}

test('a registration that was ready is handed in, paid and entered; one that waited for its approval is entered', async () => {
  const { ram, maya } = office;
  detailOf(await act(ram, await readDetail(ram, filings.registrationReady), 'submit'));
  expect(await registered(filings.registrationReady)).toBe('APPROVED');
  expect((await take(await readDetail(maya, filings.registrationVerified), [[maya, 'approve']])).status).toBe(
    'APPROVED',
  );
  await asRepresentative();
  const companies = await db()
    .selectFrom('company')
    .select('status')
    .where('registered_by', 'in', [filings.registrationReady, filings.registrationVerified])
    .execute();
  expect(companies).toEqual([{ status: 'ACTIVE' }, { status: 'ACTIVE' }]);
});

test('a registration that was sent back is answered and goes its way', async () => {
  const { ram } = office;
  const pins = `${APPLICATION}/${filings.registrationSentBack}/pin`;
  const [pin] = pinsSchema.parse((await ram.call('GET', pins)).body.data).pins;
  await ram.call('PUT', `${pins}/${pin?.id}/answer`, { answer: 'It works again' });
  detailOf(await act(ram, await readDetail(ram, filings.registrationSentBack), 'resubmit'));
  expect(await registered(filings.registrationSentBack)).toBe('APPROVED');
});

test('a change of name that was ready goes its way with what is asked today, one that waited is approved', async () => {
  const { ram, gita, maya } = office;
  const ready = await readDetail(ram, filings.nameChangeFilled);
  const { data } = ready.sections.find(({ key }) => key === 'CHANGE_DECISION') ?? {};
  await saveSection(ram, ready, 'CHANGE_DECISION', { ...data, meeting: 'GENERAL_MEETING' });
  await attachRequired(ram, ready.id);
  const claimed = await take(await readDetail(ram, ready.id), [
    [ram, 'submit'],
    [gita, 'claim'],
  ]);
  await payFor({ operator: gita, applicant: ram, revenue: rita }, claimed);
  expect(
    (
      await take(await readDetail(gita, ready.id), [
        [gita, 'verify'],
        [maya, 'approve'],
      ])
    ).status,
  ).toBe('APPROVED');
  expect((await take(await readDetail(maya, filings.nameChangeVerified), [[maya, 'approve']])).status).toBe('APPROVED');
});

test('a company whose name was changed then bears it, and the former one is told', async () => {
  const { company_id: company, title_english: changedTo } = await db()
    .selectFrom('application')
    .select(['company_id', 'title_english'])
    .where('id', '=', filings.nameChangeApproved)
    .executeTakeFirstOrThrow();
  const { body } = await gateway.call('GET', `external/api/company/${company}/record?on=${madeAt.slice(0, 10)}`);
  expect(body.data).toMatchObject({
    name: { nameEnglish: changedTo },
    formerNames: [{ changedOn: madeAt.slice(0, 10) }],
  });
});

test('the people of then know the portal and are not told what it is for', async () => {
  expect((await sita.call('GET', 'auth/api/dashboard-info')).body.data).toMatchObject({
    generalInformationOpen: false,
  });
});

test('the audit log of both releases is one chain', async () => {
  expect(await verifyAudit(db())).toMatchObject({ intact: true });
});
