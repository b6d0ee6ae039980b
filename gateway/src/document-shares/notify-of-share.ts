import { shareTargets } from '@registrar/domain/calls/document-shares';
import { letterKinds } from '@registrar/domain/calls/letters';
import { outsidePage } from '@registrar/domain/outside';
import type { Bilingual } from '@registrar/domain/bilingual';
import { mailOf } from '../accounts/messages';
import { dayFact, dayParameters, fact } from '../notifications/facts';
import { noticeContent, type Notice } from '../notifications/notice';
import { notifyAll } from '../notifications/notify';
import { issueLink, type OutsideLink } from '../outside/outside-link';
import { dayInNepal } from '../platform/clock';
import { sentence } from '../platform/language';
import { mailJob, smsJob } from '../platform/outbound/message-jobs';
import type { UnitOfWork } from '../platform/unit-of-work';
import { representativesOf } from '../register/representation';
import { shares, type ListedShare } from './share';

export const SHARES_PAGE = '/request-documents-mail/list';

/** What is shared, by name. */
export const sharedName = ({ letter_id, letter_kind }: Pick<ListedShare, 'letter_id' | 'letter_kind'>): Bilingual =>
  letter_id === null ? shareTargets.name('COMPANY') : letterKinds.name(letterKinds.schema.parse(letter_kind));

const readShare = (unit: UnitOfWork, id: string): Promise<ListedShare> =>
  shares(unit.tx).where('document_share.id', '=', id).executeTakeFirstOrThrow();

function aboutOf(row: ListedShare) {
  const what = sharedName(row);
  return {
    parameters: {
      number: row.number,
      company: row.company_english,
      companyNepali: row.company_nepali,
      document: what.en,
      documentNepali: what.ne,
      receiver: row.receiver,
      receiverNepali: row.receiver,
      ...dayParameters('until', dayInNepal(row.expires_at)),
      ...dayParameters('opens', dayInNepal(row.opens_at)),
    },
    facts: [
      ...fact('fact.company', { ne: row.company_nepali, en: row.company_english }),
      ...fact('fact.request', row.number),
      ...fact('fact.paper', what),
    ],
  };
}

/** Sends the link to the receiver's own contact, and keeps that it went out. */
export async function tellReceiver(unit: UnitOfWork, shareId: string, portalUrl: string): Promise<void> {
  const row = await readShare(unit, shareId);
  const { language } = row;
  const { token } = await issueLink(unit, {
    purpose: 'DOCUMENT_SHARE',
    objectId: shareId,
    accountId: null,
    email: row.email,
    mobileNumber: row.mobile_number,
    language,
    askedBy: row.asked_by,
    expiresAt: row.expires_at,
  });
  await unit.tx.updateTable('document_share').set({ sent_at: unit.now }).where('id', '=', shareId).execute();
  const link = outsidePage('DOCUMENT_SHARE', token);
  const { parameters, facts } = aboutOf(row);
  const notice: Notice = {
    title: 'share.sent.title',
    body: 'share.sent.body',
    next: 'share.sent.next',
    action: { label: 'share.sent.action', link },
    remark: row.purpose,
    parameters,
    facts: [...facts, ...dayFact('fact.lastDay', dayInNepal(row.expires_at))],
  };
  send(unit, portalUrl, { link, to: row, language, notice, name: row.receiver, sms: 'sms.share' });
}

/** Somebody named in what is to be shared is told before it opens. */
export async function tellPerson(
  unit: UnitOfWork,
  { shareId, link: row, token, name }: { shareId: string; link: OutsideLink; token: string; name: string },
  portalUrl: string,
): Promise<void> {
  const link = outsidePage('DOCUMENT_SHARE_OBJECTION', token);
  const { parameters, facts } = aboutOf(await readShare(unit, shareId));
  const notice: Notice = {
    title: 'share.told.title',
    body: 'share.told.body',
    next: 'share.told.next',
    action: { label: 'share.told.action', link },
    parameters,
    facts,
  };
  send(unit, portalUrl, { link, to: row, language: row.language, notice, name, sms: 'sms.shareTold' });
}

interface Sent {
  readonly link: string;
  readonly to: { readonly email: string | null; readonly mobile_number: string | null };
  readonly language: 'np' | 'en';
  readonly notice: Notice;
  readonly name: string;
  readonly sms: 'sms.share' | 'sms.shareTold';
}

function send(unit: UnitOfWork, portalUrl: string, { link, to, language, notice, name, sms }: Sent): void {
  if (to.email !== null)
    unit.enqueue(
      mailJob,
      mailOf(to.email, {
        ...noticeContent(notice, language, name || undefined),
        closing: [{ text: sentence('mail.unknownToYou', language) }],
      }),
    );
  if (to.mobile_number !== null)
    unit.enqueue(smsJob, {
      to: to.mobile_number,
      language,
      text: sentence(sms, language, { link: new URL(link, portalUrl).href }),
    });
}

/** Everybody who represents the company learns what was shared, and that somebody objects. */
export async function notifyRepresentatives(
  unit: UnitOfWork,
  shareId: string,
  event: 'shared' | 'objected' | 'revoked',
  remark?: string,
): Promise<void> {
  const row = await readShare(unit, shareId);
  const { parameters, facts } = aboutOf(row);
  await notifyAll(
    unit,
    (await representativesOf(unit.tx, row.company_id, dayInNepal(unit.now))).map((accountId) => ({
      accountId,
      eventKey: `share:${shareId}:${event}`,
      type: 'DOCUMENT_SHARED',
      title: `share.${event}.title`,
      body: `share.${event}.body`,
      parameters,
      facts,
      ...(remark !== undefined && { remark }),
      link: SHARES_PAGE,
      action: { label: 'mail.action.shares' },
      sms: event === 'objected' && 'share.objected.sms',
    })),
  );
}
