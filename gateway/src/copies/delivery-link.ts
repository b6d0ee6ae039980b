import { outsidePage } from '@registrar/domain/outside';
import { mailOf } from '../accounts/messages';
import { dayFact, fact } from '../notifications/facts';
import { noticeContent, type Notice } from '../notifications/notice';
import { issueLink, linksOf } from '../outside/outside-link';
import { dayInNepal } from '../platform/clock';
import { sentence } from '../platform/language';
import { mailJob } from '../platform/outbound/message-jobs';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { RequesterNotice, RequestRow } from '../requests/request-handler';

type BuyersLink = 'COPY_ORDER' | 'COPY_DELIVERY';

/** A new link for the proven address, until its last moment; the former one of this purpose ends. */
export async function newBuyersLink(unit: UnitOfWork, purpose: BuyersLink, row: RequestRow): Promise<string> {
  const { copyLinkDays } = await readTerm(unit.tx, 'REQUEST_TERMS', dayInNepal(unit.now));
  const before = (await linksOf(unit.tx, purpose, [row.id], { forUpdate: true })).get(row.id);
  const link = {
    purpose,
    objectId: row.id,
    accountId: null,
    email: row.requester_contact,
    mobileNumber: null,
    language: row.requester_language ?? 'np',
    askedBy: null,
    expiresAt: new Date(unit.now.getTime() + copyLinkDays * 24 * 3600 * 1000),
  } as const;
  return (await issueLink(unit, link, before)).token;
}

/** What has become of an order that was bought without an account, with a new link to the copies. */
export async function deliverByMail(
  unit: UnitOfWork,
  row: RequestRow,
  { title, body }: Pick<RequesterNotice, 'title' | 'body'>,
  remark: string,
): Promise<void> {
  const token = await newBuyersLink(unit, 'COPY_DELIVERY', row);
  await mailBuyer(unit, row, {
    title,
    body,
    remark,
    next: 'copies.delivered.next',
    action: { label: 'mail.action.copies', link: outsidePage('COPY_DELIVERY', token) },
  });
}

/** A mail to the proven address, which may be that of somebody who knows nothing of it. */
export async function mailBuyer(
  unit: UnitOfWork,
  row: RequestRow,
  notice: Pick<Notice, 'title' | 'body' | 'next' | 'action' | 'remark'>,
): Promise<void> {
  const language = row.requester_language ?? 'np';
  const company = await unit.tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', row.company_id)
    .executeTakeFirstOrThrow();
  const about = { ne: company.name_nepali || company.name_english, en: company.name_english || company.name_nepali };
  const content = noticeContent(
    {
      ...notice,
      parameters: { number: row.number, request: row.number, about: about.en, aboutNepali: about.ne },
      facts: [...fact('fact.request', row.number), ...fact('fact.about', about), ...dayFact('fact.dueOn', row.due_on)],
    },
    language,
    row.requester_name ?? undefined,
  );
  unit.enqueue(
    mailJob,
    mailOf(row.requester_contact ?? '', { ...content, closing: [{ text: sentence('mail.unknownToYou', language) }] }),
  );
}
