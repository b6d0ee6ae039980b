import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { act, APPLICATION, callerOf, detailOf, saveSection, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { settledCompany } from '../../../../test/name-change-kit';
import { attachRequired, readDetail } from '../../../../test/registration-kit';
import { newKey } from '../../../../test/representation-kit';

let gateway: TestGateway;
let puja: Caller, gita: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  gita = await callerOf(gateway, 'gita.operator');
});
afterAll(() => gateway?.close());

const SECTION = 'NEW_REGISTERED_OFFICE';

/** The office moves to Baneshwor in Kathmandu, and the pin is put where the test wants it. */
async function movedTo(point: object): Promise<ApplicationDetail> {
  const companyId = await settledCompany(gateway, [puja]);
  const draft = detailOf(await puja.call('POST', APPLICATION, { processName: 'LOCATION_CHANGE', companyId }, newKey()));
  const decision = { decidedBy: 'BOARD', decidedOn: '2026-11-01', text: 'The board resolved to move the office.' };
  const decided = detailOf(
    await saveSection(puja, draft, 'LOCATION_DECISION', { scope: 'REGISTERED_OFFICE', decision }),
  );
  const general = Object(twoOwners().answers['GENERAL_INFORMATION']);
  const { email } = await gateway.platform.database.db
    .selectFrom('company')
    .select('email')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const saved = await saveSection(puja, decided, SECTION, {
    officeId: general.officeId,
    address: { ...general.address, point },
    contact: { ...general.contact, email },
  });
  return readDetail(puja, detailOf(saved).id);
}
const errorsOf = ({ sections }: ApplicationDetail) =>
  sections.flatMap(({ key, errors }) => (key === SECTION ? errors.map(({ path, code }) => [path, code]) : []));

test('a point in its local body, or as near to it as the outlines are right, is told to nobody', async () => {
  expect((await movedTo({ latitude: 27.6915, longitude: 85.342 })).fieldCautions).toEqual([]);
  // on the bank of the Bagmati that is Lalitpur’s
  expect((await movedTo({ latitude: 27.6845, longitude: 85.317 })).fieldCautions).toEqual([]);
});

test('a point in another local body is told to the applicant and to the office, and is handed in', async () => {
  const draft = await movedTo({ latitude: 28.2096, longitude: 83.9856 });
  expect(errorsOf(draft)).toEqual([]);
  expect(draft.fieldCautions).toEqual([
    {
      sectionKey: SECTION,
      path: 'address.point',
      message: expect.stringContaining('does not seem to lie in the local body'),
    },
  ]);
  await attachRequired(puja, draft.id);
  const submitted = detailOf(await act(puja, await readDetail(puja, draft.id), 'submit'));
  const [seen] = (await readDetail(gita, submitted.id)).fieldCautions ?? [];
  expect(seen?.message).toContain('Kathmandu Metropolitan City');
});

test('a point abroad is refused at its field, and without a point the section is not complete', async () => {
  const inLondon = await movedTo({ latitude: 51.5, longitude: 85.3 });
  expect(errorsOf(inLondon)).toEqual([['address.point.latitude', 'POINT_OUTSIDE_NEPAL']]);
  expect((await act(puja, inLondon, 'submit')).status).not.toBe(200);
  expect(errorsOf(await movedTo({}))).toEqual([
    ['address.point.latitude', 'LATITUDE_REQUIRED'],
    ['address.point.longitude', 'LONGITUDE_REQUIRED'],
  ]);
});
