import { randomUUID } from 'node:crypto';
import type { NamedProcess } from '@registrar/domain/enumerations';
import type { Caller } from './filings-kit';
import type { TestGateway } from './harness';

/** An order that stops all dealings of a company; gives its id. */
export async function freeze(gateway: TestGateway, companyId: string, placedBy: Caller): Promise<string> {
  const id = randomUUID();
  await gateway.platform.database.db
    .insertInto('company_order')
    .values({
      id,
      company_id: companyId,
      kind: 'COURT',
      text_nepali: 'कारोबार रोक्का राख्नू',
      text_english: 'All dealings are to stop',
      issued_on: '2026-11-01',
      placed_by: placedBy.userId,
      placed_at: gateway.clock.now(),
    })
    .execute();
  return id;
}

export const unfreeze = (gateway: TestGateway, id: string, liftedBy: Caller): Promise<unknown> =>
  gateway.platform.database.db
    .updateTable('company_order')
    .set({ lifted_on: '2026-11-02', lifted_by: liftedBy.userId, lifted_at: gateway.clock.now() })
    .where('id', '=', id)
    .execute();

/** Another filing of the company, handed in today, of which only the row matters; gives its id. */
export async function fileBeside(
  gateway: TestGateway,
  { companyId, process, by }: { companyId: string; process: NamedProcess; by: Caller },
  more: object = {},
): Promise<string> {
  const id = randomUUID();
  const now = gateway.clock.now();
  await gateway.platform.database.db
    .insertInto('application')
    .values({
      id,
      process_name: process,
      status: 'SUBMITTED',
      office_id: 1,
      applicant_id: by.userId,
      applicant_role: 'COMPANY_REPRESENTATIVE',
      company_id: companyId,
      application_number: `T-${id}`,
      created_at: now,
      updated_at: now,
      submitted_at: now,
      ...more,
    })
    .execute();
  return id;
}
