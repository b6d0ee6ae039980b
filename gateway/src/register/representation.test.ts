import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { STAFF_ROLES } from '@registrar/domain/permissions';
import { sql } from 'kysely';
import { startTestGateway, type TestGateway } from '../../test/harness';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway?.close());

test('the index of what the office began names the roles of staff', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('application_begun_by_office'::regclass) as definition`.execute(
    gateway.platform.database.db,
  );
  const [, condition = ''] = (rows[0]?.definition ?? '').split(' WHERE ');
  const roles = [...condition.matchAll(/'(\w+)'/gu)].map(([, role]) => role);
  expect(roles.toSorted()).toEqual(STAFF_ROLES.toSorted());
});
