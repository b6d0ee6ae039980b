import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DocumentPlace } from '@registrar/domain/calls/documents';
import { filedItems } from '@registrar/domain/processes';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { REPRESENTATIVE_ANSWERS } from '@registrar/domain/testing/registration-people';
import { attach, documentsOf } from '../../../../test/documents-kit';
import { detailOf, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../../test/harness';
import {
  fillRegistration,
  officeOf,
  openRegistration,
  reservedName,
  type Office,
} from '../../../../test/registration-kit';

let gateway: TestGateway;
let office: Office;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
});
afterAll(() => gateway?.close());

/** The first holder is the representative too. */
async function draftOfOne(by: Caller) {
  const example = twoOwners();
  const { identification, person } = filedItems(example, 'SHAREHOLDER')[0]?.data ?? {};
  const { fullNameNepali, fullNameEnglish, dateOfBirth } = person as Record<string, unknown>;
  const representative = { ...REPRESENTATIVE_ANSWERS, fullNameNepali, fullNameEnglish, dateOfBirth, identification };
  const answers = {
    ...example.answers,
    COMPANY_REPRESENTATIVE: { items: [{ id: 'r1', position: 1, data: representative }] },
  };
  const { reservationId } = await reservedName(office, 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI');
  return fillRegistration(by, detailOf(await openRegistration(by, reservationId)), { ...example, answers });
}
const placesIn = (answer: Answer): readonly DocumentPlace[] => documentsOf(answer).places;
const path = (id: string) => `external/api/application/${id}/document`;
const take = (by: Caller, id: string, requirementKey: string, documentId: string) =>
  by.call('POST', path(id), { requirementKey, documentId });

test('the paper of a holder who is the representative too is brought once', async () => {
  const { ram, gita } = office;
  const { id } = await draftOfOne(ram);
  const before = placesIn(await ram.call('GET', path(id)));
  const [first, second] = before.filter(({ key }) => key.startsWith('IDENTITY:'));
  const ofRepresentative = before.find(({ key }) => key.startsWith('REPRESENTATIVE_IDENTITY:'));
  const ofWitness = before.find(({ key }) => key.startsWith('WITNESS_IDENTITY:'));
  if (!first || !second || !ofRepresentative || !ofWitness) throw new Error('a place is missing');
  expect(before.filter(({ same }) => same !== undefined)).toEqual([]);

  const brought = placesIn(await attach(ram, id, first.key));
  const document = brought.find(({ key }) => key === first.key)?.document;
  // nobody else of the filing is offered it
  expect(brought.filter(({ same }) => same !== undefined).map(({ key, same }) => [key, same])).toEqual([
    [ofRepresentative.key, { documentId: document?.id, nameEnglish: first.nameEnglish, nameNepali: first.nameNepali }],
  ]);
  for (const wrong of [second.key, ofWitness.key, 'MOA'])
    expect([wrong, (await take(ram, id, wrong, document?.id ?? '')).status]).toEqual([wrong, 422]);
  expect((await take(gita, id, ofRepresentative.key, document?.id ?? '')).status).not.toBe(200);

  const taken = placesIn(await take(ram, id, ofRepresentative.key, document?.id ?? ''));
  expect(taken.find(({ key }) => key === ofRepresentative.key)).toMatchObject({
    status: 'SUBMITTED',
    document: { sha256: document?.sha256, name: document?.name },
  });
  expect(taken.some(({ same }) => same !== undefined)).toBe(false);
});
