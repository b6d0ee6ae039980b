import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { APPLICATION, type Caller } from './filings-kit';
import type { Answer, TestGateway } from './harness';
import { eventually } from './stomp-client';

export const newKey = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const named = z.object({ id: z.string() });

/** The id that a call has just answered with. */
export function idOf(answer: Answer): string {
  if (answer.status !== 200)
    throw new Error(`${answer.status} ${answer.body.message} ${JSON.stringify(answer.body.errors ?? '')}`);
  return named.parse(answer.body.data).id;
}

export async function companyOf(gateway: TestGateway, registrationNumber: string): Promise<string> {
  const row = await gateway.platform.database.db
    .selectFrom('company')
    .select('id')
    .where('registration_number', '=', registrationNumber)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A company nobody has touched yet, with these representatives. */
export async function freshCompany(gateway: TestGateway, accountIds: readonly string[]): Promise<string> {
  const { db } = gateway.platform.database;
  const free = await db
    .selectFrom('company')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company_representative')
            .select('account_id')
            .whereRef('company_representative.company_id', '=', 'company.id'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const accountId of accountIds)
    await db
      .insertInto('company_representative')
      .values({ company_id: free.id, account_id: accountId, since: '2025-06-01' })
      .execute();
  return free.id;
}

export function invite(caller: Caller, companyId: string, email: string): Promise<Answer> {
  return caller.call(
    'POST',
    `external/api/company/${companyId}/representative`,
    { channel: 'EMAIL', email, nameEnglish: 'Ramesh Karki', nameNepali: 'रमेश कार्की' },
    newKey(),
  );
}

/** The token of the newest invitation that was sent to this address. */
export function linkIn(gateway: TestGateway, address: string): string {
  const messages = gateway.outbox.filter(
    ({ to, body }) => to === address && body.includes('/representative-invitation/'),
  );
  const token = /representative-invitation\/([\w-]+)/.exec(messages.at(-1)?.body ?? '')?.[1];
  if (!token) throw new Error(`no invitation was sent to ${address}`);
  return token;
}

/** Waits until a message of this kind has arrived. */
export async function sentTo(gateway: TestGateway, address: string, part: RegExp): Promise<string> {
  const sent = () =>
    gateway.outbox.findLast(({ to, subject, body }) => to === address && part.test(`${subject ?? ''} ${body}`));
  await eventually(() => sent() !== undefined);
  return sent()?.body ?? '';
}

/** Accepts what was sent to the address last, with the code that goes there. */
export async function accept(
  gateway: TestGateway,
  caller: Caller,
  address: string,
  olderLink?: string,
): Promise<Answer> {
  const path = `external/api/representative-invitation/${await newestLink(gateway, address, olderLink)}`;
  const before = gateway.outbox.length;
  const asked = await caller.call('POST', `${path}/otp`, {});
  if (asked.status !== 200) return asked;
  const code = () =>
    gateway.outbox
      .slice(before)
      .filter(({ to }) => to === address)
      .flatMap(({ body }) => /\b\d{6}\b/.exec(body) ?? [])[0];
  await eventually(() => code() !== undefined);
  return caller.call('POST', `${path}/accept`, { otp: code() });
}

/** Waits for an invitation to this address, or for another one than this. */
export async function newestLink(gateway: TestGateway, address: string, olderLink?: string): Promise<string> {
  await sentTo(gateway, address, /representative-invitation/);
  await eventually(() => linkIn(gateway, address) !== olderLink);
  return linkIn(gateway, address);
}

/** Steps down; for somebody else it is refused. */
export function leave(
  caller: Caller,
  companyId: string,
  { remark = 'My own wish', accountId = caller.userId, key = newKey() } = {},
): Promise<Answer> {
  return caller.call('POST', `external/api/company/${companyId}/representative/${accountId}/remove`, { remark }, key);
}

/** Asks for the code that removing somebody needs, and gives it back. */
export async function askRemoval(
  gateway: TestGateway,
  caller: Caller,
  companyId: string,
  accountId: string,
  remark = 'Has left us',
): Promise<Answer> {
  const path = `external/api/company/${companyId}/representative/${accountId}/removal`;
  const { email } = await gateway.platform.database.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const before = gateway.outbox.length;
  const asked = await caller.call('POST', `${path}/otp`, {});
  if (asked.status !== 200) return asked;
  const code = () =>
    gateway.outbox
      .slice(before)
      .filter(({ to, subject }) => to === email && /OTP|ओटीपी/.test(subject ?? ''))
      .flatMap(({ body }) => /\b\d{6}\b/.exec(body) ?? [])[0];
  await eventually(() => code() !== undefined);
  return caller.call('POST', path, { remark, otp: code() });
}

/** Opens a draft of the company. */
export function draftFor(caller: Caller, companyId: string): Promise<Answer> {
  return caller.call('POST', APPLICATION, { processName: 'NAME_RESERVATION', companyId }, newKey());
}
