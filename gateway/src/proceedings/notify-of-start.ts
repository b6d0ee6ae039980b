import { proceedingKind } from '@registrar/domain/proceedings';
import { sql } from 'kysely';
import { mailOf } from '../accounts/messages';
import { fact } from '../notifications/facts';
import { noticeContent, type Notice } from '../notifications/notice';
import { notifyAll, readReceivers } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import { mailJob } from '../platform/outbound/message-jobs';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { representativesOf } from '../register/representation';
import type { ProceedingRow } from './lock-proceeding';

/**
 * The company's representatives, its directors and holders at the addresses that the register knows, and the tax office
 * at the configured one read that a closing has begun. Who is reached under the same address twice is told once.
 */
export async function notifyOfStart(unit: UnitOfWork, row: ProceedingRow): Promise<void> {
  const today = dayInNepal(unit.now);
  const company = await unit.tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali', 'registration_number'])
    .where('id', '=', row.company_id)
    .executeTakeFirstOrThrow();
  const kind = proceedingKind(row.kind);
  const notice: Notice = {
    title: 'proceeding.started.title',
    body: 'proceeding.started.body',
    next: 'proceeding.started.next',
    parameters: {
      number: row.number,
      company: company.name_english,
      companyNepali: company.name_nepali,
      kind: kind.name.en,
      kindNepali: kind.name.ne,
    },
    facts: [
      ...fact('fact.company', { ne: company.name_nepali, en: company.name_english }),
      ...fact('fact.registrationNumber', company.registration_number),
      ...fact('fact.proceedingNumber', row.number),
    ],
  };
  const accounts = await representativesOf(unit.tx, row.company_id, today);
  const receivers = await readReceivers(unit, { accountIds: accounts });
  await notifyAll(
    unit,
    accounts.map((accountId) => ({
      ...notice,
      accountId,
      eventKey: `proceeding:${row.id}:STARTED`,
      type: 'PROCEEDING',
      sms: 'proceeding.started.sms' as const,
      link: `/de-registration/proceeding/${row.id}`,
    })),
    receivers,
  );
  const { taxOfficeEmail } = await readTerm(unit.tx, 'PROCEEDING_TERMS', today);
  const told = new Set([...receivers.values()].map(({ email }) => email.toLowerCase()));
  const people = await peopleOf(unit, row.company_id, today);
  for (const { email, name } of [...people, ...(taxOfficeEmail === '' ? [] : [{ email: taxOfficeEmail, name: '' }])]) {
    const address = email.toLowerCase();
    if (told.has(address)) continue;
    told.add(address);
    const page = { ...notice, action: { label: 'mail.action.notices' as const, link: '/notices' } };
    unit.enqueue(mailJob, { ...mailOf(address, noticeContent(page, 'np', name || undefined)), about: 'PROCEEDING' });
  }
}

/** The directors and holders of the day whose email address the register knows. */
async function peopleOf(
  { tx }: UnitOfWork,
  companyId: string,
  today: string,
): Promise<readonly { readonly email: string; readonly name: string }[]> {
  const { rows } = await sql<{ email: string; name: string }>`
    select email, name from (
      select distinct on (aspect, subject_id)
             coalesce(after #>> '{details,contact,email}', after #>> '{details,email}') as email,
             after ->> 'nameNepali' as name
        from register_entry
       where company_id = ${companyId} and aspect in ('DIRECTOR', 'SHAREHOLDER') and effective_on <= ${today}
       order by aspect, subject_id, revision desc) as person
     where email like '%_@_%' order by email`.execute(tx);
  return rows;
}
