import { addDays } from '@registrar/domain/calendar';
import type { OrderFacts } from '@registrar/domain/calls/company-orders';
import { kittaText } from '@registrar/domain/share-ledger';
import type { Selectable } from 'kysely';
import { mailOf } from '../accounts/messages';
import { dayFact, dayParameters, fact } from '../notifications/facts';
import { noticeContent, type Notice } from '../notifications/notice';
import { notifyAll } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { CompanyOrderTable } from '../platform/database/schema.generated';
import type { MessageParameters } from '../platform/language';
import { mailJob } from '../platform/outbound/message-jobs';
import type { UnitOfWork } from '../platform/unit-of-work';
import { representativesOf } from '../register/representation';
import { ordersLink } from '../register/standing-orders';
import { authorityOf, factsOf } from './order-facts';

/**
 * Notifies each representative in their own language by notification, mail and SMS, and the company at its address in
 * Nepali and in English.
 */
export async function notifyOfOrder(unit: UnitOfWork, row: Selectable<CompanyOrderTable>, event: Event): Promise<void> {
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
  const kind = wordsOf(event, order);
  const notice: Notice = {
    title: `order.${kind}.title`,
    body: `order.${kind}.body`,
    ...(event === 'placed' && {
      next: order.shares ? ('order.sharesPlaced.next' as const) : ('order.placed.next' as const),
    }),
    parameters: {
      company: name.en,
      companyNepali: name.ne,
      authority: authority.en,
      authorityNepali: authority.ne,
      number: order.number ?? '—',
      ...dayParameters('issued', order.issuedOn),
      ...dayParameters('free', free),
      ...holderParameters(order),
    },
    facts: [
      ...fact('fact.company', name),
      ...fact('fact.orderedBy', authority),
      ...fact('fact.orderNumber', order.number),
      ...fact('fact.caseNumber', order.caseNumber),
      ...(order.shares ? fact('fact.shareNumbers', kittaText(order.shares.ranges)) : []),
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
      sms: `order.${kind}.sms` as const,
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

type Event = 'placed' | 'lifted' | 'ended';

/** A company with an order on shares files on, and is told which shares are stopped. */
function wordsOf(event: Event, { shares }: OrderFacts) {
  if (shares === null) return event;
  const onShares = { placed: 'sharesPlaced', lifted: 'sharesLifted', ended: 'sharesEnded' } as const;
  return onShares[event];
}

const holderParameters = ({ shares }: OrderFacts): MessageParameters =>
  shares === null
    ? {}
    : { holder: shares.nameEnglish, holderNepali: shares.nameNepali, kitta: kittaText(shares.ranges) };
