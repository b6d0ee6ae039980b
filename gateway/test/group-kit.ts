import { groupRequestPageSchema, type GroupRequestPage } from '@registrar/domain/calls/group-requests';
import { APPLICATION, filledDraft, freeName, take, type ActOptions, type Caller, type TestName } from './filings-kit';
import type { Answer, TestGateway } from './harness';

/** The parent company of the demonstration, as its register has it. */
export const TRIVENI = {
  isPartOfGroup: true,
  groupRegistrationNumber: '100000',
  registeredCompanyType: 'PUBLIC_NON_GOVERNMENT',
  registeredCompanyNameEnglish: 'Triveni Byapar Samuha Limited',
  registeredCompanyNameNepali: 'त्रिवेणी व्यापार समूह लिमिटेड',
};

/** A free name that begins with the first word of the parent company. */
export function groupName(): TestName {
  const { english, nepali } = freeName();
  return { english: `Triveni ${english}`, nepali: `त्रिवेणी ${nepali}` };
}

/** A request that waits for the parent company. */
export async function askParent(
  applicant: Caller,
  name: TestName = groupName(),
  parent: Record<string, unknown> = TRIVENI,
) {
  return take(await filledDraft(applicant, name, parent), [[applicant, 'submit']]);
}

export async function requestsOf(caller: Caller, show: 'waiting' | 'answered' = 'waiting'): Promise<GroupRequestPage> {
  const answer = await caller.call('GET', `external/api/group-request?show=${show}&size=100`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
  return groupRequestPageSchema.parse(answer.body.data);
}

export const see = (caller: Caller, id: string): Promise<Answer> => caller.call('GET', `${APPLICATION}/${id}`);

/** What a parent company answers: with a remark, as it has to. */
export const answered = (remark: string): ActOptions => ({ remark });

export async function setStatus(
  { platform }: TestGateway,
  registrationNumber: string,
  status: 'ACTIVE' | 'DEREGISTERED' | 'IN_LIQUIDATION',
): Promise<void> {
  await platform.database.db
    .updateTable('company')
    .set({ status })
    .where('registration_number', '=', registrationNumber)
    .execute();
}
