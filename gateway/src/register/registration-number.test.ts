import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CompanyType } from '@registrar/domain/enumerations';
import { sql } from 'kysely';
import { addCompany } from '../../test/company-kit';
import { startTestGateway, TEST_OFFICE, type TestGateway } from '../../test/harness';
import { giveRegistrationNumber, takeRegistrationNumber } from './registration-number';

let gateway: TestGateway;
let representative = '';
beforeAll(async () => {
  gateway = await startTestGateway();
  representative = await gateway.addAccount({ username: 'registration.number' });
});
afterAll(() => gateway?.close());

async function register(type: CompanyType, { fails = false } = {}): Promise<string> {
  const { id } = await addCompany(gateway, representative);
  return gateway.platform.runUnitOfWork(async (unit) => {
    const taken = await takeRegistrationNumber(unit, TEST_OFFICE, type);
    await giveRegistrationNumber(unit, taken, id);
    if (fails) throw new Error('the approval came to nothing');
    return taken.number;
  });
}
const placeOf = (number: string): number => Number(number.slice(-6));

test('approvals at the same time get consecutive numbers, without a gap when one of them fails', async () => {
  const numbers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      register('PRIVATE_SOLE_PROPRIETOR', { fails: index % 5 === 2 }).catch(() => null),
    ),
  );
  const given = numbers.flatMap((number) => (number === null ? [] : [placeOf(number)])).sort((a, b) => a - b);
  expect(given).toEqual(Array.from({ length: given.length }, (_, index) => index + 1));
  expect(given).toHaveLength(19);
});

test('each office and series has its own count', async () => {
  const [first, second] = [await register('PUBLIC_NON_GOVERNMENT_ALL_NEPALI'), await register('NON_PROFIT')];
  expect(first).toMatch(/-PUB-000001$/);
  expect(second).toMatch(/-NPO-000001$/);
});

test('the database itself refuses a skipped, a repeated and a withdrawn number', async () => {
  const { id } = await addCompany(gateway, representative);
  await register('FOREIGN_LIAISON');
  const give = (place: number) =>
    sql`insert into registration_number (office_id, series, place, number, company_id, taken_at) values (${TEST_OFFICE}, 'FLO', ${place}, ${`X-${place}`}, ${id}, now())`.execute(
      gateway.platform.database.db,
    );
  await expect(give(3)).rejects.toThrow(/without a gap/);
  await expect(give(1)).rejects.toThrow();
  await expect(sql`delete from registration_number`.execute(gateway.platform.database.db)).rejects.toThrow(
    /never changed or taken away/,
  );
});
