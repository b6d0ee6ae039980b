import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { knownPeopleSchema, type KnownPeople } from '@registrar/domain/calls/known-people';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { callerOf, detailOf, type Caller } from '../../../../test/filings-kit';
import {
  fillRegistration,
  officeOf,
  openRegistration,
  reservedName,
  type Office,
} from '../../../../test/registration-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';

const TYPE = 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';
let gateway: TestGateway;
let office: Office;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
});
afterAll(() => gateway?.close());

const begun = async () =>
  detailOf(await openRegistration(office.ram, (await reservedName(office, TYPE)).reservationId));
const ask = (by: Caller, id: string) => by.call('GET', `external/api/application/${id}/known-person`);
async function known(by: Caller, id: string): Promise<KnownPeople['people']> {
  const answer = await ask(by, id);
  expect(answer.status).toBe(200);
  return knownPeopleSchema.parse(answer.body.data).people;
}

test('whoever was typed in an earlier filing of the same person need not be typed again, and nobody else reads it', async () => {
  const first = await fillRegistration(office.ram, await begun(), twoOwners());
  const second = await begun();
  const people = await known(office.ram, second.id);
  const asha = people.find(({ nameEnglish }) => nameEnglish === 'Asha Shrestha');
  expect(asha).toMatchObject({
    source: 'EARLIER_FILING',
    facts: { 'identification.type': 'CITIZENSHIP', phoneNo: '9841000000', 'address.wardNo': 10 },
  });
  expect(people.at(-1)).toMatchObject({ source: 'ACCOUNT', facts: { email: expect.stringContaining('@') } });
  // two holders of one name are told apart by their papers, and each comes once
  const papers = people.map(({ facts }) => facts['identification.number']).filter(Boolean);
  expect(new Set(papers).size).toBe(papers.length);
  for (const [username, status] of [
    ['sita.applicant', 404],
    ['gita.operator', 404],
  ] as const) {
    const other = await callerOf(gateway, username);
    expect([username, (await ask(other, first.id)).status]).toEqual([username, status]);
  }
});
