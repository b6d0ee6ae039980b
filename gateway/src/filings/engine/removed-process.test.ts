import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { fileTestFiling, filledMatter, ofTwoCompanies, TEST_PROCESS } from '@registrar/domain/testing/test-filing';
import { everyDefinition } from '@registrar/domain/processes/tables/definitions';
import { definitionTable } from '@registrar/domain/processes/tables/definition-table';
import { APPLICATION, detailOf, saveSection, type Caller } from '../../../test/filings-kit';
import {
  companyFor,
  move,
  moveAll,
  openTestFiling,
  startTestFiling,
  todayOf,
  type TestFilingOffice,
} from '../../../test/test-filing-kit';
import { returnLapsedClaims } from '../use-cases/desk/lapsed-claims';

let office: TestFilingOffice;
let puja: Caller, gita: Caller, maya: Caller;
let companyId: string;
let draft: ApplicationDetail, claimed: ApplicationDetail, approved: ApplicationDetail;
let putBack: (() => void) | undefined;
const begun = async (own: string, other: string): Promise<ApplicationDetail> => {
  const opened = detailOf(await openTestFiling(puja, own));
  const saved = detailOf(await saveSection(puja, opened, 'MATTER', filledMatter(todayOf(office))));
  return detailOf(await saveSection(puja, saved, 'OTHER_COMPANY', { companyId: other }));
};
beforeAll(async () => {
  office = await startTestFiling();
  putBack = fileTestFiling(ofTwoCompanies);
  ({ puja, gita, maya } = office);
  companyId = await companyFor(office);
  const toClaim = [
    [puja, 'submit'],
    [gita, 'claim'],
  ] as const;
  approved = await moveAll(await begun(companyId, await companyFor(office)), [
    ...toClaim,
    [gita, 'verify'],
    [maya, 'approve', { remark: 'In order' }],
  ]);
  claimed = await moveAll(await begun(await companyFor(office), await companyFor(office)), toClaim);
  draft = await begun(await companyFor(office), await companyFor(office));
  definitionTable.delete(TEST_PROCESS);
  expect(everyDefinition().some(({ process }) => process === TEST_PROCESS)).toBe(false);
}, 300_000);
afterAll(async () => {
  putBack?.();
  await office?.close();
});

const get = async (by: Caller, path: string) => (await by.call('GET', path)).status;

test('its filings are read with what was handed in, and nothing of them can be done', async () => {
  for (const [filing, by] of [
    [approved, puja],
    [approved, gita],
    [claimed, puja],
    [claimed, gita],
    [draft, puja],
  ] as const) {
    const detail = detailOf(await by.call('GET', `${APPLICATION}/${filing.id}`));
    expect(detail).toMatchObject({
      id: filing.id,
      status: filing.status,
      processName: TEST_PROCESS,
      sections: [],
      allowedActions: [],
      stored: { answers: { MATTER: { addressEnglish: 'Test Road 1' } } },
    });
    expect(detail.history).toHaveLength(filing.history.length);
  }
});

test('no call of its pages or of the lists that have it fails', async () => {
  for (const { id } of [approved, claimed, draft])
    for (const path of ['process', 'entry', 'begun', 'document', 'payable'])
      expect([path, await get(puja, `${APPLICATION}/${id}/${path}`)]).toEqual([path, 200]);
  for (const path of [
    APPLICATION,
    `${APPLICATION}?companyId=${companyId}`,
    `external/api/company/${companyId}/history`,
    `external/api/company/${companyId}/process`,
    'auth/api/dashboard-info',
  ])
    expect([path, await get(puja, path)]).toEqual([path, 200]);
  expect(await get(gita, `external/api/desk?processName=${TEST_PROCESS}`)).toBe(200);
});

test('whoever acts on it or writes in it is told that the kind is not offered any more', async () => {
  const sentence = 'This kind of application is not offered any more; it can only be read.';
  expect(await move(puja, draft, 'submit')).toMatchObject({ status: 409, body: { message: sentence } });
  expect(await move(gita, claimed, 'verify')).toMatchObject({ status: 409, body: { message: sentence } });
  expect(await saveSection(puja, draft, 'MATTER', filledMatter(todayOf(office)))).toMatchObject({
    status: 409,
    body: { message: sentence },
  });
  expect((await openTestFiling(puja, companyId)).status).toBeGreaterThanOrEqual(400);
});

test('a claim that has lapsed goes back, and does not keep others from going back', async () => {
  office.gateway.clock.advance(40 * 24 * 3_600_000);
  expect(await office.gateway.platform.runUnitOfWork((unit) => returnLapsedClaims(unit))).toBe(1);
});
