import { randomUUID } from 'node:crypto';
import type { NamedProcess } from '@registrar/domain/enumerations';
import type { Caller } from './filings-kit';
import type { TestGateway } from './harness';

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
