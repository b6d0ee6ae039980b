import type { NotificationType } from '@registrar/domain/enumerations/notification-types';
import type { Role } from '@registrar/domain/permissions';
import { formatMoney, type Paisa } from '@registrar/domain/money';
import type { ApplicationRow } from '../filings/application';
import { definitionOf } from '../filings/application';
import type { Audience } from '../filings/announcements';
import { effectsOf } from '../filings/effects/effects-of';
import { filingLink } from '../filings/filing-link';
import { notify } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { Deed } from '../platform/deed';
import type { MessageKey } from '../platform/language';
import { representativesOf } from '../register/representation';

export interface MoneyNews {
  /** Names the event: told twice, a person hears it once. */
  readonly event: string;
  readonly type: NotificationType;
  readonly title: MessageKey;
  readonly body: MessageKey;
  readonly amountPaisa: Paisa;
  readonly ebpCode?: string | null;
  readonly reason?: string | null;
  /** To where it is paid, of what is to be paid. */
  readonly invoiceId?: string;
}

const linkOf = (row: ApplicationRow, audience: Audience): string => filingLink(row.process_name, row.id, audience);

/** The filing's own page, or where its invoice is paid. */
export function payLink(row: ApplicationRow, invoiceId: string): string {
  return effectsOf(definitionOf(row.process_name).process).payAt?.(invoiceId) ?? linkOf(row, 'APPLICANT');
}

const parametersOf = (row: ApplicationRow, news: MoneyNews) => ({
  number: row.application_number ?? '',
  name: row.title_english,
  nameNepali: row.title_nepali,
  amount: formatMoney(news.amountPaisa, 'en'),
  amountNepali: formatMoney(news.amountPaisa, 'ne'),
  ebpCode: news.ebpCode ?? '',
  remark: news.reason ?? '',
});

/** The matrix of workflow 6.16: the applicant hears of money also by SMS, the representatives of a company as they wish. */
export async function tellApplicant(deed: Deed, row: ApplicationRow, news: MoneyNews): Promise<void> {
  const representatives = row.company_id === null ? [] : await representativesOf(deed.tx, row.company_id, dayInNepal(deed.now));
  for (const accountId of new Set([row.applicant_id, ...representatives])) {
    await notify(deed, {
      accountId, eventKey: news.event, type: news.type, title: news.title, body: news.body, parameters: parametersOf(row, news),
      link: news.invoiceId === undefined ? linkOf(row, 'APPLICANT') : payLink(row, news.invoiceId), sms: accountId === row.applicant_id,
    });
  }
}

/** In the portal only: work that has come, for everybody of the office with this role, or for the one who has it in hand. */
export async function tellOffice(deed: Deed, row: ApplicationRow, to: { role: Role } | { accountId: string }, news: MoneyNews, link?: string): Promise<void> {
  const accounts = 'accountId' in to
    ? [to.accountId]
    : (await deed.tx.selectFrom('account').select('id').where('office_id', '=', row.office_id).where('status', '=', 'ACTIVE').where('role', '=', to.role).execute()).map(({ id }) => id);
  for (const accountId of accounts) {
    await notify(deed, {
      accountId, eventKey: news.event, type: news.type, title: news.title, body: news.body, parameters: parametersOf(row, news), link: link ?? linkOf(row, 'OFFICE'), mail: false,
    });
  }
}
