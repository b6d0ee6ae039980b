import { sql } from 'kysely';
import type { AskMandateRequest, OfferMandateRequest } from '@registrar/domain/calls/representatives';
import { validationMessage } from '@registrar/domain/messages/validation';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { enforceLimit } from '../../platform/counters';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { domainLanguage, sentence, type WireLanguage } from '../../platform/language';
import { mailOf } from '../../accounts/messages';
import { mailJob } from '../../platform/outbound/message-jobs';
import { refuse } from '../../platform/refusal';
import { openCompany, openOwnCompany, type CompanyName } from '../open-company';
import { nameOf } from '../person-name';
import { representativesOf } from '../representation';
import { notifyPeople } from '../notify-of-change';
import type { Side } from './mandate';

const REQUESTS_A_DAY = { name: 'mandate-requests', hits: 30, seconds: 24 * 3600 };
type Scope = Pick<OfferMandateRequest, 'processes' | 'until' | 'note'>;

/**
 * A company asks an intermediary to act for it. The answer does not reveal whether the address belongs to an
 * intermediary.
 */
export async function offerMandate(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  request: OfferMandateRequest,
  language: WireLanguage,
): Promise<string> {
  const company = await openOwnCompany(unit, actor, companyId);
  const intermediary = await unit.tx
    .selectFrom('account')
    .select(['id', 'language'])
    .where(sql`lower(email)`, '=', request.email)
    .where('role', '=', 'INTERMEDIARY')
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  const id = await writeRequest(unit, actor, company, {
    ...request,
    accountId: intermediary?.id ?? null,
    askedBy: 'COMPANY',
    language,
  });
  if (intermediary) {
    await notifyPeople(unit, [intermediary.id], {
      company,
      type: 'MANDATE_REQUESTED',
      title: 'mandate.offered.title',
      body: 'mandate.offered.body',
      next: 'mandate.offered.next',
      action: { label: 'mail.action.answer' },
      link: '/mandates',
    });
  } else {
    const parameters = { company: company.nameEnglish, companyNepali: company.nameNepali };
    unit.enqueue(
      mailJob,
      mailOf(request.email, {
        language,
        heading: sentence('mail.mandateOffered.subject', language, parameters),
        paragraphs: [sentence('mandate.offered.body', language, parameters)],
        next: [sentence('mail.mandateOffered.next', language)],
        action: { label: sentence('mail.action.answer', language), path: '/mandates' },
        closing: [{ text: sentence('mail.unknownToYou', language) }],
      }),
    );
  }
  return id;
}

/** An intermediary asks a company for a mandate. */
export async function askForMandate(
  unit: UnitOfWork,
  actor: Actor,
  request: AskMandateRequest,
  language: WireLanguage,
): Promise<string> {
  const company = await openCompany(unit, request.companyId);
  const { email } = await unit.tx
    .selectFrom('account')
    .select('email')
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  const id = await writeRequest(unit, actor, company, {
    ...request,
    email,
    accountId: actor.accountId,
    askedBy: 'INTERMEDIARY',
    language,
  });
  await notifyPeople(unit, await representativesOf(unit.tx, company.id, dayInNepal(unit.now)), {
    company,
    subject: await nameOf(unit.tx, actor.accountId),
    type: 'MANDATE_REQUESTED',
    title: 'mandate.asked.title',
    body: 'mandate.asked.body',
    next: 'mandate.asked.next',
    action: { label: 'mail.action.answer' },
    link: `/representatives?company=${company.id}`,
  });
  return id;
}

async function writeRequest(
  unit: UnitOfWork,
  actor: Actor,
  company: CompanyName,
  request: Scope & { email: string; accountId: string | null; askedBy: Side; language: WireLanguage },
): Promise<string> {
  const today = dayInNepal(unit.now);
  if (request.until !== null && request.until < today) {
    const code = 'MANDATE_UNTIL_PAST';
    refuse('VAL-422', {
      errors: [{ path: 'until', code, message: validationMessage(code, domainLanguage(request.language)) }],
    });
  }
  await enforceLimit(unit.tx, unit.now, REQUESTS_A_DAY, request.askedBy === 'COMPANY' ? company.id : actor.accountId);
  await requireNoneOpen(unit, company.id, request, today);
  const id = unit.newId();
  await unit.tx
    .insertInto('mandate')
    .values({
      id,
      company_id: company.id,
      account_id: request.accountId,
      email: request.email.toLowerCase(),
      asked_by: request.askedBy,
      state: 'PENDING',
      processes: request.processes === null ? null : JSON.stringify([...new Set(request.processes)]),
      until: request.until,
      note: request.note || null,
      requested_by: actor.accountId,
      created_at: unit.now,
    })
    .execute();
  unit.audit({
    actor,
    action: 'mandate.ask',
    objectType: 'mandate',
    objectId: id,
    after: { companyId: company.id, processes: request.processes, until: request.until },
    remark: request.note,
  });
  return id;
}

/** A company and an intermediary have at most one open mandate; an expired one does not count. */
async function requireNoneOpen(
  unit: UnitOfWork,
  companyId: string,
  { email, accountId }: { email: string; accountId: string | null },
  today: string,
): Promise<void> {
  const open = await unit.tx
    .selectFrom('mandate')
    .select(['id', 'until'])
    .where('company_id', '=', companyId)
    .where('state', 'in', ['PENDING', 'ACCEPTED'])
    .where((where) =>
      where.or([
        where(sql`lower(email)`, '=', email.toLowerCase()),
        ...(accountId === null ? [] : [where('account_id', '=', accountId)]),
      ]),
    )
    .execute();
  for (const { id, until } of open) {
    if (until === null || until >= today) refuse('FLOW-409', { message: 'mandate.alreadyOpen' });
    await unit.tx.updateTable('mandate').set({ state: 'ENDED', ended_at: unit.now }).where('id', '=', id).execute();
  }
}
