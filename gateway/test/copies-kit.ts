import { randomUUID } from 'node:crypto';
import type { TestGateway } from './harness';

/** A paid order of one old paper of a company, which waits for an officer. */
export async function addCopyOrder(
  {
    platform: {
      database: { db },
    },
    clock,
  }: TestGateway,
  companyId: string,
  askedBy: string,
): Promise<{ id: string; itemId: string }> {
  const [id, itemId] = [randomUUID(), randomUUID()];
  const { office_id } = await db
    .selectFrom('company')
    .select('office_id')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('request')
    .values({
      id,
      kind: 'PRATILIPI',
      number: `PRT-${id}`,
      requester_account: askedBy,
      company_id: companyId,
      office_id,
      answers: JSON.stringify({ reason: 'Test', delivery: 'ELECTRONIC', identityNumber: '1', postalAddress: '' }),
      status: 'PAID',
      asked_at: clock.now(),
    })
    .execute();
  await db
    .insertInto('copy_item')
    .values({
      id: itemId,
      request_id: id,
      position: 1,
      kind: 'ARCHIVE',
      described: 'Old paper',
      pages: 1,
      amount_paisa: 10_500,
    })
    .execute();
  return { id, itemId };
}
