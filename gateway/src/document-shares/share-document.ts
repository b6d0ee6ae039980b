import { sharedSchema, type ShareDocument, type ShareablePapers } from '@registrar/domain/calls/document-shares';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import { mailboxOf } from '@registrar/domain/accounts';
import type { FieldError } from '@registrar/domain/envelope';
import type { Kysely } from 'kysely';
import { proveOtp, sendOtp } from '../accounts/otp';
import { isAnswered, problem } from '../company-orders/propose-order';
import { takeNumber } from '../money/take-number';
import { issueLink } from '../outside/outside-link';
import { limitLinks } from '../outside/link-terms';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { idempotently } from '../platform/idempotency';
import type { WireLanguage } from '../platform/language';
import { mask } from '../platform/outbound/mask';
import type { Platform } from '../platform/platform';
import { refuse, Refusal } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { ownCompany } from '../register/open-company';
import { receiverOfAsk, settleAsk } from './asks/answer-ask';
import { notifyRepresentatives, tellPerson, tellReceiver } from './notify-of-share';
import { sharedPapers } from './share';

const CONSENT = 'DOCUMENT_SHARE_CONSENT';
const SERIES = { key: 'DOCUMENT_SHARE', prefix: 'SHD' };
const DAY = 24 * 3600 * 1000;

/** What a representative may share of the company today. */
export async function readShareable(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  now: Date,
): Promise<ShareablePapers> {
  await ownCompany(db, actor, companyId, now);
  const { maximumDays, objectionDays } = await readTerm(db, 'DOCUMENT_SHARE_TERMS', dayInNepal(now));
  const papers = (await sharedPapers(db, companyId, now)).filter(({ state }) => state === 'VALID');
  return {
    items: papers.map(({ id, kind, code, language, issuedOn, isHigh }) => ({
      id,
      kind,
      code,
      language,
      issuedOn,
      needsCode: isHigh,
    })),
    maximumDays,
    objectionDays,
  };
}

/** A code to the representative's own contact: an open session alone does not share what names persons. */
export async function sendConsentOtp(
  unit: UnitOfWork,
  pepper: string,
  actor: Actor,
  companyId: string,
): Promise<OtpSent> {
  await ownCompany(unit.tx, actor, companyId, unit.now);
  const own = await unit.tx
    .selectFrom('account')
    .select(['email', 'email_verified', 'mobile_number', 'language'])
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  const address = own.email_verified ? own.email : own.mobile_number;
  const sent = await sendOtp(unit, pepper, {
    purpose: CONSENT,
    subject: `${actor.accountId}:${companyId}`,
    accountId: actor.accountId,
    recipient: { channel: own.email_verified ? 'EMAIL' : 'MOBILE_NUMBER', address, language: own.language },
  });
  return { ...sent, sentTo: mask(address) };
}

interface Sharing {
  readonly key: string | undefined;
  readonly language: WireLanguage;
}

/**
 * Shares a paper, or all of them, with a receiver: the representative's act is the company's consent. What names
 * persons needs the code, and the directors are told; the link goes out when their time to object is over.
 *
 * @throws REQ-404 for a company that the caller does not represent, VAL-422 for a paper of another one or one that is
 *   not valid, too many days, and the caller's own contact as the receiver's; a wrong code, which is counted
 */
export async function shareDocument(
  platform: Platform,
  actor: Actor,
  asked: ShareDocument,
  { key, language }: Sharing,
): Promise<{ readonly id: string }> {
  const {
    runUnitOfWork,
    config: { portalUrl, secrets },
  } = platform;
  const once = { key, request: ['share-document', asked], answer: sharedSchema };
  if (await isAnswered(platform, actor, key))
    return runUnitOfWork((unit) => idempotently(unit, actor, once, () => refuse('REQ-404')));
  // proven before anything is written, so that a wrong code is counted and leaves no answer for its key
  const refused = await runUnitOfWork(async (unit) => {
    const { isHigh } = await requireShareable(unit, actor, await asTheyAsked(unit, actor, asked), language);
    if (!isHigh) return undefined;
    const proven = await proveOtp(unit, secrets.otpPepper, {
      purpose: CONSENT,
      subject: `${actor.accountId}:${asked.companyId}`,
      code: asked.otp ?? '',
    });
    return proven instanceof Refusal ? proven : undefined;
  });
  if (refused) throw refused;
  return runUnitOfWork((unit) =>
    idempotently(unit, actor, once, async () => {
      const meant = await asTheyAsked(unit, actor, asked);
      const checked = await requireShareable(unit, actor, meant, language);
      const id = await write(unit, actor, meant, { ...checked, language: meant.language ?? language, portalUrl });
      if (meant.askId !== undefined) await settleAsk(unit, meant.askId, id);
      return { id };
    }),
  );
}

interface Meant extends ShareDocument {
  /** Of the institution that asked. */
  readonly language?: WireLanguage;
  /** What the institution asked for: a kind of paper, or COMPANY. */
  readonly target?: string;
}

/** Who agrees to an ask shares with the institution that asked, whatever was sent. */
async function asTheyAsked(unit: UnitOfWork, actor: Actor, asked: ShareDocument): Promise<Meant> {
  if (asked.askId === undefined) return asked;
  const { companyId, target, receiver, roleType, email, language } = await receiverOfAsk(unit, actor, asked.askId);
  // the code that consents is one for the company that was sent
  if (companyId !== asked.companyId) refuse('REQ-404');
  return { ...asked, target, receiver, roleType, email, mobileNumber: undefined, language };
}

interface Checked {
  readonly letterId: string | null;
  readonly isHigh: boolean;
  readonly objectionDays: number;
}

async function requireShareable(
  unit: UnitOfWork,
  actor: Actor,
  asked: Meant,
  language: WireLanguage,
): Promise<Checked> {
  const { tx, now } = unit;
  const company = await ownCompany(tx, actor, asked.companyId, now);
  const { maximumDays, objectionDays } = await readTerm(tx, 'DOCUMENT_SHARE_TERMS', dayInNepal(now));
  const letterId = asked.targetId === asked.companyId ? null : asked.targetId;
  const papers = (await sharedPapers(tx, company.id, now, { letterId })).filter(({ state }) => state === 'VALID');
  const isHigh = letterId === null || papers.some((paper) => paper.isHigh);
  const isAsked =
    asked.target === undefined ||
    (letterId === null ? asked.target === 'COMPANY' : papers.some(({ kind }) => kind === asked.target));
  const errors = [
    ...(papers.length === 0 ? [problem(language, 'targetId', 'SHARE_TARGET_REQUIRED')] : []),
    ...(papers.length > 0 && !isAsked ? [problem(language, 'targetId', 'SHARE_TARGET_NOT_ASKED')] : []),
    ...(asked.days > maximumDays ? [problem(language, 'days', 'SHARE_DAYS_TOO_MANY', { maximum: maximumDays })] : []),
    ...(await ownContact(unit, actor, asked, language)),
    ...(isHigh && !asked.otp ? [problem(language, 'otp', 'OTP_REQUIRED')] : []),
  ];
  if (errors.length > 0) refuse('VAL-422', { errors });
  return { letterId, isHigh, objectionDays };
}

async function write(
  unit: UnitOfWork,
  actor: Actor,
  asked: ShareDocument,
  {
    letterId,
    isHigh,
    objectionDays,
    language,
    portalUrl,
  }: Checked & { readonly language: WireLanguage; readonly portalUrl: string },
): Promise<string> {
  const { tx, now } = unit;
  const to = { email: asked.email ?? null, mobileNumber: asked.mobileNumber ?? null };
  await limitLinks(unit, 'DOCUMENT_SHARE', actor.accountId, to);
  const { office_id } = await tx
    .selectFrom('company')
    .select('office_id')
    .where('id', '=', asked.companyId)
    .executeTakeFirstOrThrow();
  const { number } = await takeNumber(unit, SERIES, office_id, dayInNepal(now));
  const id = unit.newId();
  const opensAt = new Date(now.getTime() + (isHigh ? objectionDays * DAY : 0));
  await tx
    .insertInto('document_share')
    .values({
      id,
      number,
      company_id: asked.companyId,
      letter_id: letterId,
      is_high: isHigh,
      receiver: asked.receiver,
      role_type: asked.roleType,
      email: to.email,
      mobile_number: to.mobileNumber,
      language,
      purpose: asked.purpose,
      asked_by: actor.accountId,
      asked_at: now,
      opens_at: opensAt,
      expires_at: new Date(opensAt.getTime() + asked.days * DAY),
    })
    .execute();
  unit.audit({
    actor,
    action: 'DOCUMENT_SHARED',
    objectType: 'document-share',
    objectId: id,
    objectVersion: 1,
    after: { number, companyId: asked.companyId, letterId, roleType: asked.roleType, receiver: asked.receiver, isHigh },
    remark: asked.purpose,
  });
  if (isHigh) await tellDirectors(unit, id, asked.companyId, portalUrl);
  else await tellReceiver(unit, id, portalUrl);
  await notifyRepresentatives(unit, id, 'shared');
  return id;
}

/** The code must reach the receiver, never whoever shares. */
async function ownContact(
  { tx }: UnitOfWork,
  actor: Actor,
  { email, mobileNumber }: ShareDocument,
  language: WireLanguage,
): Promise<FieldError[]> {
  const own = await tx
    .selectFrom('account')
    .select(['email', 'mobile_number'])
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  return [
    ...(email !== undefined && mailboxOf(email) === mailboxOf(own.email)
      ? [problem(language, 'email', 'SHARE_CONTACT_OWN')]
      : []),
    ...(mobileNumber !== undefined && mobileNumber === own.mobile_number
      ? [problem(language, 'mobileNumber', 'SHARE_CONTACT_OWN')]
      : []),
  ];
}

async function tellDirectors(unit: UnitOfWork, shareId: string, companyId: string, portalUrl: string): Promise<void> {
  const today = dayInNepal(unit.now);
  const directors = await unit.tx
    .selectFrom('company_director')
    .select(['email', 'mobile_number', 'name_english', 'name_nepali'])
    .where('company_id', '=', companyId)
    .where('since', '<=', today)
    .where((where) => where.or([where('until', 'is', null), where('until', '>=', today)]))
    .execute();
  for (const director of directors) {
    if (director.email === null && director.mobile_number === null) continue;
    const id = unit.newId();
    await unit.tx
      .insertInto('document_share_person')
      .values({ id, share_id: shareId, name_english: director.name_english, name_nepali: director.name_nepali })
      .execute();
    const { token, row } = await issueLink(unit, {
      purpose: 'DOCUMENT_SHARE_OBJECTION',
      objectId: id,
      accountId: null,
      email: director.email,
      mobileNumber: director.mobile_number,
      // the language of a director is not known
      language: 'np',
      askedBy: null,
      expiresAt: null,
    });
    await tellPerson(
      unit,
      { shareId, link: row, token, name: director.name_nepali || director.name_english },
      portalUrl,
    );
  }
}
