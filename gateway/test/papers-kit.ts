import { createHash } from 'node:crypto';
import { issueCertificate } from '../src/papers/certificate/issue-certificate';
import { callerOf, filledDraft, take } from './filings-kit';
import type { TestGateway } from './harness';
import { eventually } from './stomp-client';

/** A company of the demonstration with a certificate that an approved application brought about. */
export async function certifiedCompany(
  gateway: TestGateway,
): Promise<{ companyId: string; applicationId: string; letterId: string }> {
  const [ram, gita, maya] = await Promise.all([
    callerOf(gateway, 'ram.applicant'),
    callerOf(gateway, 'gita.operator'),
    callerOf(gateway, 'maya.approver'),
  ]);
  const approved = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  const { db } = gateway.platform.database;
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where('registered_on', 'is not', null)
    .orderBy('registration_number')
    .executeTakeFirstOrThrow();
  await gateway.platform.runUnitOfWork((unit) =>
    issueCertificate(unit, { applicationId: approved.id, companyId: company.id, decidedBy: null }),
  );
  const letter = await db
    .selectFrom('letter')
    .select('id')
    .where('application_id', '=', approved.id)
    .where('kind', '=', 'CERTIFICATE_OF_INCORPORATION')
    .executeTakeFirstOrThrow();
  return { companyId: company.id, applicationId: approved.id, letterId: letter.id };
}

/** The signed file of an issued paper, as it lies in the storage, as soon as the gateway's job has written it. */
export async function fileOf(gateway: TestGateway, letterId: string): Promise<Buffer> {
  const keyNow = async () =>
    (
      await gateway.platform.database.db
        .selectFrom('letter')
        .select('file_key')
        .where('id', '=', letterId)
        .executeTakeFirstOrThrow()
    ).file_key;
  await eventually(async () => (await keyNow()) !== null);
  const key = await keyNow();
  if (key === null) throw new Error('The paper has no file');
  const chunks: Buffer[] = [];
  for await (const chunk of await gateway.platform.storage.get(key)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
