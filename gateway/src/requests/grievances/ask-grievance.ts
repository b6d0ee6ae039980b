import type { AskGrievance, OpenGrievance } from '@registrar/domain/calls/grievances';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { grievance } from '@registrar/domain/requests';
import { sql } from 'kysely';
import { isOwn } from '../../applications/visible-to';
import type { StoredDocument } from '../../documents/store-document';
import { seeInvoice } from '../../money/card/payers';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { isNumber } from '../../platform/database/searched-number';
import { domainLanguage, type WireLanguage } from '../../platform/language';
import { Refusal, refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { askRequest } from '../ask-request';
import { notifyRequester } from '../notify-of-request';
import type { RequestRow } from '../request-handler';
import { writeMessage } from '../write-message';
import { grievanceHandler } from './grievance-handler';

/** Of one person at a time. */
const OPEN_AT_MOST = 10;

interface About {
  readonly officeId: number;
  readonly companyId: string | null;
  readonly applicationId: string | null;
  readonly invoiceId: string | null;
}

/** Somebody signed in complains: about an own filing or payment, about any company, or about none. */
export async function askGrievance(
  unit: UnitOfWork,
  actor: Actor,
  asked: AskGrievance,
  { files, language }: { readonly files: readonly StoredDocument[]; readonly language: WireLanguage },
): Promise<RequestRow> {
  const about = await aboutOf(unit, actor, asked, language);
  await refuseTooMany(unit, actor.accountId, null);
  return receive(unit, actor, asked, about, { files, language, contact: undefined });
}

/** The same by a proven address. */
export async function openGrievance(
  unit: UnitOfWork,
  asked: Omit<OpenGrievance, 'otp'>,
  language: WireLanguage,
): Promise<RequestRow> {
  const company = await companyOf(unit, asked.registrationNumber, language);
  const about = {
    officeId: company?.office_id ?? (await centralOffice(unit)),
    companyId: company?.id ?? null,
    applicationId: null,
    invoiceId: null,
  };
  await refuseTooMany(unit, null, asked.email);
  return receive(unit, null, asked, about, { files: [], language, contact: asked });
}

interface Receiving {
  readonly files: readonly StoredDocument[];
  readonly language: WireLanguage;
  readonly contact: Pick<OpenGrievance, 'name' | 'email'> | undefined;
}

async function receive(
  unit: UnitOfWork,
  actor: Actor | null,
  asked: Pick<AskGrievance, 'subject' | 'text' | 'officer'>,
  { officeId, companyId, applicationId, invoiceId }: About,
  { files, language, contact }: Receiving,
): Promise<RequestRow> {
  const { subject, text, officer } = asked;
  // before the request is asked the officers who are notified are chosen by it
  const aboutAccount = officer ? await officerNamed(unit, officeId, officer) : null;
  const row = await askRequest(unit, actor, grievanceHandler, {
    answers: { subject, text, ...(officer && { officer }) },
    officeId,
    companyId,
    subjectId: null,
    ...(contact && { contact: contact.email }),
    async written(request) {
      await unit.tx
        .insertInto('grievance')
        .values({
          request_id: request.id,
          application_id: applicationId,
          invoice_id: invoiceId,
          about_account: aboutAccount,
          contact_name: contact?.name ?? null,
          language,
        })
        .execute();
    },
  });
  if (files.length > 0)
    await writeMessage(unit, row.id, {
      side: 'REQUESTER',
      action: 'WRITE',
      text: subject,
      by: actor?.accountId ?? null,
      files,
    });
  await notifyRequester(
    unit,
    grievanceHandler,
    row,
    {
      type: 'GRIEVANCE_ANSWERED',
      title: 'grievance.received.title',
      body: 'grievance.received.body',
      sms: false,
      next: 'grievance.received.next',
    },
    '',
  );
  return row;
}

async function aboutOf(
  unit: UnitOfWork,
  actor: Actor,
  { applicationNumber, invoiceNumber, registrationNumber }: AskGrievance,
  language: WireLanguage,
): Promise<About> {
  const { tx, now } = unit;
  const filing = applicationNumber
    ? ((await tx
        .selectFrom('application')
        .select(['id', 'office_id', 'company_id'])
        .where(isNumber('application.application_number', applicationNumber))
        .where((where) => isOwn(where, actor.accountId, dayInNepal(now)))
        .executeTakeFirst()) ?? problem('applicationNumber', 'GRIEVANCE_FILING_UNKNOWN', language))
    : undefined;
  const invoice = invoiceNumber ? await invoiceOf(unit, actor, invoiceNumber, language) : undefined;
  const company = await companyOf(unit, registrationNumber, language);
  return {
    officeId: filing?.office_id ?? invoice?.office_id ?? company?.office_id ?? (await centralOffice(unit)),
    companyId: filing?.company_id ?? invoice?.company_id ?? company?.id ?? null,
    applicationId: filing?.id ?? null,
    invoiceId: invoice?.id ?? null,
  };
}

async function invoiceOf(unit: UnitOfWork, actor: Actor, number: string, language: WireLanguage) {
  const unknown = () => problem('invoiceNumber', 'GRIEVANCE_INVOICE_UNKNOWN', language);
  const found = await unit.tx
    .selectFrom('invoice')
    .select('id')
    .where(isNumber('invoice.number', number))
    .executeTakeFirst();
  if (!found) return unknown();
  try {
    return await seeInvoice(unit.tx, actor, found.id, unit.now);
  } catch (error) {
    if (error instanceof Refusal) return unknown();
    throw error;
  }
}

async function companyOf({ tx }: UnitOfWork, number: string | undefined, language: WireLanguage) {
  if (!number) return undefined;
  const company = await tx
    .selectFrom('company')
    .select(['id', 'office_id'])
    .where(isNumber('company.registration_number', number))
    .orderBy('registered_on', 'desc')
    .executeTakeFirst();
  return company ?? problem('registrationNumber', 'GRIEVANCE_COMPANY_UNKNOWN', language);
}

async function centralOffice({ tx }: UnitOfWork): Promise<number> {
  return (await tx.selectFrom('office').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
}

/** An officer of the office by the name that was written, in either script. */
async function officerNamed({ tx }: UnitOfWork, officeId: number, name: string): Promise<string | null> {
  const plain = name.replace(/\s+/gu, ' ').trim().toLowerCase();
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where('office_id', '=', officeId)
    .where(sql<boolean>`${plain} in (lower(name_english), name_nepali)`)
    .execute();
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

async function refuseTooMany({ tx }: UnitOfWork, accountId: string | null, contact: string | null): Promise<void> {
  const { count } = await tx
    .selectFrom('request')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('kind', '=', grievance.key)
    .where('status', 'not in', ['DONE', 'REFUSED'])
    .$if(accountId !== null, (query) => query.where('requester_account', '=', accountId))
    .$if(contact !== null, (query) => query.where('requester_contact', '=', contact))
    .executeTakeFirstOrThrow();
  if (Number(count) >= OPEN_AT_MOST) refuse('FLOW-409', { message: 'grievance.tooMany' });
}

function problem(path: string, code: ValidationCode, language: WireLanguage): never {
  return refuse('VAL-422', { errors: [{ path, code, message: validationMessage(code, domainLanguage(language)) }] });
}
