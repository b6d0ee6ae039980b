import { reasonCodes } from '@registrar/domain/transitions';
import { standingDocuments } from '../../documents/standing-documents';
import { isUnpaid } from '../../money/payment-state';
import { dayFact, dayParameters, fact, type Fact } from '../../notifications/facts';
import type { Notice } from '../../notifications/notice';
import { dayInNepal } from '../../platform/clock';
import type { MessageKey } from '../../platform/language';
import type { Audience } from '../../applications/audiences';
import type { FilingEvent } from '../facts/dashboard/announcements';
import type { ApplicationRow } from '../../applications/application';
import { filingFacts, filingParameters } from '../../applications/filing-facts';
import { readRequested, rowsOf } from '../facts/corrections/correction-state';
import { labelOf } from '../facts/corrections/place-label';
import type { EffectContext } from '../processes/effects/process-effects';

type Told = Partial<Notice> & { readonly sms?: MessageKey | false };

/** What an event adds to its standard message: dates, remarks, documents and the next link. */
export async function noticeOfEvent(context: EffectContext, event: FilingEvent, audience: Audience): Promise<Told> {
  const {
    application: { row },
    remark,
  } = context;
  const said = { parameters: filingParameters(row), facts: filingFacts(row), remark };
  if (audience !== 'APPLICANT' && audience !== 'REPRESENTATIVES') return said;
  const more = await moreOf(context, event);
  // only recipients with a star in the notification matrix get an SMS; its text depends on the decision
  const { sms, ...rest } = more;
  return {
    ...said,
    ...rest,
    parameters: { ...said.parameters, ...more.parameters },
    facts: [...said.facts, ...(more.facts ?? [])],
    ...(sms !== undefined && audience === 'APPLICANT' ? { sms } : {}),
  };
}

async function moreOf(context: EffectContext, event: FilingEvent): Promise<Told> {
  switch (event) {
    case 'approved':
      return approval(context);
    case 'correctionAsked':
      return { ...due(context.application.row), remarks: await pinned(context) };
    case 'documentAsked':
    case 'documentRefused':
      return documents(context);
    case 'rejected':
      return { facts: await reason(context) };
    case 'revoked':
      return revocation(context);
    case 'timedOut':
      return due(context.application.row);
    default:
      return {};
  }
}

function due({ due_on }: ApplicationRow): Pick<Notice, 'parameters' | 'facts'> {
  return due_on === null ? {} : { parameters: dayParameters('due', due_on), facts: dayFact('fact.dueOn', due_on) };
}

/**
 * An approved name reservation adds its dates, a registration the company number, any other filing what the register
 * has by it and where its letter is.
 */
async function approval({ unit: { tx, now }, application: { row, definition } }: EffectContext): Promise<Told> {
  if (definition.process === 'NAME_RESERVATION') {
    const reservation = await tx
      .selectFrom('name_reservation')
      .select(['expires_on', 'form_due_on'])
      .where('application_id', '=', row.id)
      .executeTakeFirst();
    if (!reservation) return {};
    const { expires_on: until, form_due_on: formDue } = reservation;
    const unpaid = await isUnpaid(tx, row.id);
    return {
      body: 'filing.approve.reserved.body',
      next: unpaid ? 'filing.approve.reservedUnpaid.next' : 'filing.approve.reserved.next',
      sms: 'filing.approve.reserved.sms',
      parameters: { ...dayParameters('until', until), ...dayParameters('formDue', formDue) },
      facts: [...dayFact('fact.reservedUntil', until), ...dayFact('fact.formDue', formDue)],
      action: { label: 'mail.action.register', link: '/company-registration' },
    };
  }
  if (row.company_id === null) return {};
  if (definition.process !== 'COMPANY_REGISTRATION')
    return (definition.register?.issues ?? []).length === 0
      ? {}
      : {
          next: 'filing.approve.entered.next',
          parameters: dayParameters('entered', dayInNepal(now)),
          facts: dayFact('fact.enteredOn', dayInNepal(now)),
          action: { label: 'mail.action.letter' },
        };
  const { registration_number: regNo } = await tx
    .selectFrom('company')
    .select('registration_number')
    .where('id', '=', row.company_id)
    .executeTakeFirstOrThrow();
  return {
    body: 'filing.approve.registered.body',
    next: 'filing.approve.registered.next',
    sms: 'filing.approve.registered.sms',
    parameters: { regNo },
    facts: fact('fact.registrationNumber', regNo),
    action: { label: 'mail.action.papers', link: '/signed-documents' },
  };
}

/** Whoever had reserved a name is led to another one; of other filings the record is as it was before. */
async function revocation(context: EffectContext): Promise<Told> {
  const facts = await reason(context);
  if (context.application.definition.process !== 'NAME_RESERVATION') return { facts };
  return {
    title: 'filing.revoke.reserved.title',
    next: 'filing.revoke.reserved.next',
    facts,
    action: { label: 'mail.action.reserve', link: '/company-name-reservation' },
  };
}

/** Each remark, labelled with its place. */
async function pinned({ unit: { tx }, application }: EffectContext): Promise<Notice['remarks']> {
  const pins = await tx
    .selectFrom('filing_pin')
    .selectAll()
    .where('application_id', '=', application.row.id)
    .where('round', '=', application.row.round)
    .where('sent_at', 'is not', null)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return pins.map((pin) => ({ label: labelOf(application, pin) ?? NO_PLACE, text: pin.remark }));
}

const NO_PLACE = { ne: 'कैफियत', en: 'Remark' };

/** The requested documents that are missing or were refused. */
async function documents({ unit: { tx }, application }: EffectContext): Promise<Told> {
  const { id } = application.row;
  const asked = rowsOf(await readRequested(tx, id), await standingDocuments(tx, id));
  const open = asked.filter(({ document }) => document === undefined || document.status === 'REJECTED');
  return {
    ...due(application.row),
    remarks: open.map(({ row: { name_nepali: ne, name_english: en, reason: why }, document }) => ({
      label: { ne, en },
      text: document?.remark || why,
    })),
  };
}

async function reason({ unit: { tx }, application: { row } }: EffectContext): Promise<Fact[]> {
  const step = await tx
    .selectFrom('application_history')
    .select('reason_code')
    .where('application_id', '=', row.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const code = reasonCodes.schema.safeParse(step?.reason_code).data;
  return code === undefined || code === 'OTHER' ? [] : fact('fact.reason', reasonCodes.name(code));
}
