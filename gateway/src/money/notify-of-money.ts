import type { NotificationType } from '@registrar/domain/enumerations/notification-types';
import type { Role } from '@registrar/domain/permissions';
import type { Paisa } from '@registrar/domain/money';
import type { ApplicationRow } from '../applications/application';
import type { Audience } from '../applications/audiences';
import { filingLink } from '../applications/filing-link';
import { filingFacts, filingParameters } from '../applications/filing-facts';
import { amountFact, amountParameters, dayFact, dayParameters, fact, type Fact } from '../notifications/facts';
import type { Notice } from '../notifications/notice';
import { notifyAll } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { MessageKey } from '../platform/language';
import { representativesOf } from '../register/representation';
import type { InvoiceRow } from './payment-state';

export interface MoneyNews extends Pick<Notice, 'next' | 'action'> {
  /** The key of the event: a repeated one notifies a person once. */
  readonly event: string;
  readonly type: NotificationType;
  readonly title: MessageKey;
  readonly body: MessageKey;
  readonly amountPaisa: Paisa;
  readonly reason?: string | null;
  readonly invoice?: Pick<InvoiceRow, 'id' | 'number' | 'ebp_code'>;
  /** The invoice can be paid: the message links to the payment. */
  readonly payable?: boolean;
  /** The last day for the payment. */
  readonly dueOn?: string | null;
  /** For the applicant. */
  readonly sms?: MessageKey;
}

const linkOf = (row: ApplicationRow, audience: Audience): string => filingLink(row.id, audience);

const parametersOf = (row: ApplicationRow, news: MoneyNews) => ({
  ...filingParameters(row),
  ...amountParameters(news.amountPaisa),
  invoice: news.invoice?.number ?? '',
  ebpCode: news.invoice?.ebp_code ?? '',
  ...(news.dueOn ? dayParameters('due', news.dueOn) : {}),
});

/** The facts of an invoice in a mail. */
export function invoiceFacts(
  { number, ebp_code }: Pick<InvoiceRow, 'number' | 'ebp_code'>,
  amountPaisa: Paisa,
  { payable = false, dueOn = null }: { payable?: boolean; dueOn?: string | null } = {},
): Fact[] {
  return [
    ...fact('fact.invoice', number),
    ...amountFact('fact.amount', amountPaisa),
    ...(payable ? fact('fact.ebp', ebp_code) : []),
    ...dayFact('fact.payBy', dueOn),
  ];
}

function noticeOf(row: ApplicationRow, news: MoneyNews): Notice {
  const { title, body, next, action, invoice, amountPaisa, reason } = news;
  return {
    title,
    body,
    next,
    action,
    remark: reason,
    parameters: parametersOf(row, news),
    facts: [
      ...filingFacts(row),
      ...(invoice ? invoiceFacts(invoice, amountPaisa, news) : amountFact('fact.amount', amountPaisa)),
    ],
  };
}

/**
 * The matrix of workflow 6.16: the applicant also gets an SMS; representatives of a company get the channels they have
 * chosen.
 */
export async function notifyApplicant(unit: UnitOfWork, row: ApplicationRow, news: MoneyNews): Promise<void> {
  const representatives =
    row.company_id === null ? [] : await representativesOf(unit.tx, row.company_id, dayInNepal(unit.now));
  await notifyAll(
    unit,
    [...new Set([row.applicant_id, ...representatives])].map((accountId) => ({
      ...noticeOf(row, news),
      accountId,
      eventKey: news.event,
      type: news.type,
      // the link of the mail and the dashboard, where the invoice is paid
      link: (news.payable === true ? news.action?.link : undefined) ?? linkOf(row, 'APPLICANT'),
      sms: accountId === row.applicant_id && news.sms,
    })),
  );
}

/** In the portal only: new work for all staff of the office with this role, or for the officer who has the filing. */
export async function notifyOffice(
  unit: UnitOfWork,
  row: ApplicationRow,
  to: { role: Role } | { accountId: string },
  news: MoneyNews,
  link?: string,
): Promise<void> {
  const accounts =
    'accountId' in to
      ? [to.accountId]
      : (
          await unit.tx
            .selectFrom('account')
            .select('id')
            .where('office_id', '=', row.office_id)
            .where('status', '=', 'ACTIVE')
            .where('role', '=', to.role)
            .execute()
        ).map(({ id }) => id);
  await notifyAll(
    unit,
    accounts.map((accountId) => ({
      ...noticeOf(row, news),
      accountId,
      eventKey: news.event,
      type: news.type,
      link: link ?? linkOf(row, 'OFFICE'),
      mail: false,
    })),
  );
}
