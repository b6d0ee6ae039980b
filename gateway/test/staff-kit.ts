import { randomUUID } from 'node:crypto';
import {
  staffChangePageSchema,
  staffPageSchema,
  type StaffChange,
  type StaffMember,
} from '@registrar/domain/calls/staff';
import type { Caller } from './filings-kit';
import type { Answer } from './harness';

export const STAFF = 'external/api/staff';
export const CHANGES = 'external/api/staff-change';

const keyed = (key: string): Record<string, string> => ({ 'idempotency-key': key });

export async function staffOf(administrator: Caller, query = ''): Promise<StaffMember[]> {
  return staffPageSchema.parse((await administrator.call('GET', `${STAFF}?size=100&${query}`)).body.data).items;
}

export async function memberOf(administrator: Caller, username: string): Promise<StaffMember> {
  const member = (await staffOf(administrator, `search=${username}`)).find((person) => person.username === username);
  if (!member) throw new Error(`${username} is not in the list`);
  return member;
}

export async function changesOf(approver: Caller, show: 'open' | 'settled' = 'open'): Promise<StaffChange[]> {
  return staffChangePageSchema.parse((await approver.call('GET', `${CHANGES}?size=100&show=${show}`)).body.data).items;
}

type StaffAction = 'role' | 'office' | 'leave' | 'disable' | 'enable';

/** A change to a person of the office, as the page sends it: with the version it has just seen. */
export async function changeStaff(
  administrator: Caller,
  username: string,
  what: StaffAction,
  body: object,
): Promise<Answer> {
  return changeMember(administrator, await memberOf(administrator, username), what, body);
}

/** The same of somebody whom the page shows already. */
export function changeMember(
  administrator: Caller,
  { id, version }: StaffMember,
  what: StaffAction,
  body: object,
): Promise<Answer> {
  const seen = what === 'leave' ? {} : { version };
  return administrator.call(
    'POST',
    `${STAFF}/${id}/${what}`,
    { remark: 'As agreed', ...seen, ...body },
    keyed(randomUUID()),
  );
}

export function decide(
  approver: Caller,
  changeId: string,
  how: 'approve' | 'refuse' | 'withdraw',
  body: object = { remark: 'Looked at' },
  key = randomUUID(),
): Promise<Answer> {
  return approver.call('POST', `${CHANGES}/${changeId}/${how}`, body, keyed(key));
}
