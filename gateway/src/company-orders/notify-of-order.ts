import { addDays } from '@registrar/domain/calendar';
import type { Selectable } from 'kysely';
import { mailOf } from '../accounts/messages';
import { dayFact, dayParameters, fact } from '../notifications/facts';
import { noticeContent, type Notice } from '../notifications/notice';
import { notifyAll } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { CompanyOrderTable } from '../platform/database/schema.generated';
import { mailJob } from '../platform/outbound/message-jobs';
import type { UnitOfWork } from '../platform/unit-of-work';
import { representativesOf } from '../register/representation';
import { authorityOf, factsOf } from './order-facts';

/** The orders of a company on its own page. */
export const ordersLink = (companyId: string): string => `/post-amendment/company/${companyId}?part=orders`;

/**
 * Notifies each representative in their own language by notification, mail and SMS, and the company at its address in
 * Nepali and in English.
 */
export async function notifyOfOrder(
  unit: UnitOfWork,
  row: Selectable<CompanyOrderTable>,
  event: 'placed' | 'lifted' | 'ended',
): Promise<void> {
  const company = await unit.tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali', 'email'])
    .where('id', '=', row.company_id)
    .executeTakeFirstOrThrow();
  const order = factsOf(row);
  const authority = authorityOf(order);
  const name = { ne: company.name_nepali, en: company.name_english };
  const today = dayInNepal(unit.now);
  const free = event === 'ended' && order.endsOn !== null ? addDays(order.endsOn, 1) : today;
  const notice: Notice = {
    title: `order.${event}.title`,
    body: `order.${event}.body`,
    ...(event === 'placed' && { next: 'order.placed.next' as const }),
    parameters: {
      company: name.en,
      companyNepali: name.ne,
      authority: authority.en,
      authorityNepali: authority.ne,
      number: order.number ?? '—',
      ...dayParameters('issued', order.issuedOn),
      ...dayParameters('free', free),
    },
    facts: [
      ...fact('fact.company', name),
      ...fact('fact.orderedBy', authority),
      ...fact('fact.orderNumber', order.number),
      ...fact('fact.caseNumber', order.caseNumber),
      ...dayFact('fact.orderedOn', order.issuedOn),
      ...(event === 'placed' ? dayFact('fact.orderEndsOn', order.endsOn) : []),
    ],
    action: { label: 'mail.action.orders' },
    link: ordersLink(row.company_id),
  };
  const representatives = await representativesOf(unit.tx, row.company_id, today);
  await notifyAll(
    unit,
    representatives.map((accountId) => ({
      ...notice,
      accountId,
      eventKey: `company-order:${row.id}:${event}`,
      type: 'COMPANY_FROZEN',
      sms: `order.${event}.sms` as const,
    })),
  );
  if (company.email === null) return;
  // the language of the reader at the company's address is not known
  const contents = (['np', 'en'] as const).map((language) => noticeContent(notice, language));
  unit.enqueue(mailJob, {
    ...mailOf(company.email, contents[0]!),
    subject: contents.map(({ heading }) => heading).join(' / '),
    contents,
    about: 'COMPANY_FROZEN',
  });
}
