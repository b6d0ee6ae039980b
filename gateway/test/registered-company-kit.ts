import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { dayInNepal } from '../src/platform/clock';
import { filedRegistration } from './awaiting-approval-kit';
import { act, callerOf, detailOf, type Caller } from './filings-kit';
import type { TestGateway } from './harness';

/** A company that the portal registered today, with its memorandum and articles, which this person represents. */
export async function registeredCompany(gateway: TestGateway, representative: Caller): Promise<string> {
  const [verifier, approver] = [
    await callerOf(gateway, 'bishnu.operator'),
    await callerOf(gateway, 'krishna.approver'),
  ];
  const filing = await filedRegistration(
    gateway.platform,
    { ...twoOwners(), today: dayInNepal(gateway.clock.now()) },
    { applicant: representative.userId, verifier: verifier.userId, officeId: 1 },
  );
  detailOf(await act(approver, filing, 'approve'));
  const { id } = await gateway.platform.database.db
    .updateTable('company')
    .set({ email_verified_at: gateway.clock.now() })
    .where('registered_by', '=', filing.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
