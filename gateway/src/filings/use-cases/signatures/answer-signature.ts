import { mailboxOf } from '@registrar/domain/accounts';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { ObjectRequest, SignatureView, SignRequest } from '@registrar/domain/calls/filing-signatures';
import type { Kysely } from 'kysely';
import { findApplication, type Application } from '../../../applications/application';
import { isToSame, masked, sentTo, type LinkChannel } from '../../../outside/link-addresses';
import { proveLinkCode, sendLinkCode } from '../../../outside/link-code';
import { answerLink, findLink } from '../../../outside/outside-link';
import { inOrder } from '../../../platform/canonical-hash';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { domainLanguage } from '../../../platform/language';
import { mask } from '../../../platform/outbound/mask';
import { Refusal, refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { nameOf } from '../../../register/person-name';
import { touchApplication } from '../../facts/sections/touch-application';
import { notifyOfAnswer } from './notify-of-signature';
import { partySignatures, PURPOSE, type Asking, type PartySignature } from '../../facts/signatures/party-signatures';
import { voidedBefore } from './voided-signature';
import { isWithApplicant } from './with-applicant';
import { hashOfShown, readShown, shownAtSigning, type Shown } from '../../facts/signatures/shown';

/** A link with the party and the filing that it asks for. */
export interface AskedParty {
  readonly application: Application;
  readonly signature: PartySignature;
  readonly asking: Asking;
  /** A newer link of the same party exists. */
  readonly isReplaced: boolean;
}

/**
 * Finds what a link asks for.
 *
 * @throws REQ-404 for a token that is guessed or replaced, of a discarded filing, or of a party that has left it
 */
export async function findAsked(
  db: Kysely<DB>,
  token: string,
  now: Date,
  { forUpdate = false } = {},
): Promise<AskedParty> {
  const found = await findLink(db, PURPOSE, { actor: null, reference: token });
  const asked = await db
    .selectFrom('filing_signature')
    .select('application_id')
    .where('id', '=', found.object_id)
    .executeTakeFirst();
  const application = asked && (await findApplication(db, asked.application_id, { forUpdate, today: dayInNepal(now) }));
  if (!application) refuse('REQ-404');
  // read under the lock: a newer link may have replaced it meanwhile
  for (const signature of await partySignatures({ application, db })) {
    const asking = signature.askings.find(({ link }) => link.id === found.id && link.token_hash === found.token_hash);
    if (asking) return { application, signature, asking, isReplaced: asking !== signature.askings[0] };
  }
  return refuse('REQ-404');
}

/** What can be done with the link now. */
export async function stateOfAsked(db: Kysely<DB>, asked: AskedParty, now: Date): Promise<SignatureView['state']> {
  const { application, signature, asking, isReplaced } = asked;
  const { row, link } = asking;
  if (link.answer === 'SIGNED') return row.answers_hash === signature.answersHash && !isReplaced ? 'SIGNED' : 'VOID';
  if (link.answer === 'OBJECTED') return 'OBJECTED';
  if (link.revoked_at !== null || isReplaced || !isToSame(link, signature.party.contact)) return 'CLOSED';
  if (!(await isWithApplicant({ application, db }))) return 'CLOSED';
  return link.expires_at <= now ? 'EXPIRED' : 'OPEN';
}

/** What the link shows: what was signed, once it was; otherwise what stands now. */
export async function shownBy(
  db: Kysely<DB>,
  { application, signature, asking: { row } }: AskedParty,
): Promise<{ shown: Shown; hash: string }> {
  const signed = row.content !== null;
  const shown = signed ? shownAtSigning(row) : await readShown(db, application, signature);
  return { shown, hash: hashOfShown(shown, (signed ? row.answers_hash : null) ?? signature.answersHash) };
}

/** The content of the link. Reading it changes nothing, because mail programs open links too. */
export async function viewSignature(db: Kysely<DB>, token: string, now: Date): Promise<SignatureView> {
  const asked = await findAsked(db, token, now);
  const {
    signature: { askings },
    asking: { row, link },
  } = asked;
  const objection = askings.find((other) => other.row.number < row.number && other.link.answer === 'OBJECTED');
  const { shown, hash } = await shownBy(db, asked);
  return {
    ...shown,
    state: await stateOfAsked(db, asked, now),
    applicationId: row.application_id,
    hash,
    askedBy: await nameOf(db, link.asked_by),
    language: domainLanguage(link.language),
    expiresAt: link.expires_at.toISOString(),
    contacts: masked(sentTo(link)),
    answered:
      row.reply !== null && objection?.link.remark != null ? { reason: objection.link.remark, reply: row.reply } : null,
    voided: voidedBefore(askings, row, shown.facts),
    answeredAt: link.answered_at?.toISOString() ?? null,
  };
}

/** Sends a code to the party's own email or mobile number; the signature needs it. */
export async function sendSignatureOtp(
  unit: UnitOfWork,
  pepper: string,
  token: string,
  channel: LinkChannel,
): Promise<OtpSent> {
  const {
    asking: { link },
  } = await openAsked(unit, token);
  return sendLinkCode(unit, pepper, { purpose: PURPOSE, link, channel }, 'sms.signatureOtp');
}

/**
 * Keeps the signature, with what was shown. A wrong code returns a refusal instead of throwing, so that the attempt is
 * counted.
 *
 * @throws FLOW-409 when something else stands there now than what was shown
 */
export async function sign(
  unit: UnitOfWork,
  pepper: string,
  token: string,
  { channel, otp, hash }: SignRequest,
): Promise<Refusal | undefined> {
  const asked = await openAsked(unit, token);
  const shown = await requireSame(unit, asked, hash);
  const { application, signature, asking } = asked;
  const address = await proveLinkCode(unit, pepper, { purpose: PURPOSE, link: asking.link, channel }, otp);
  if (address instanceof Refusal) return address;
  const ownContact = await isOfWhoeverFiles(unit, application, asking, address);
  await unit.tx
    .updateTable('filing_signature')
    .set({
      answers_hash: signature.answersHash,
      content: JSON.stringify(shown),
      channel,
      sent_to: mask(address),
      own_contact: ownContact,
    })
    .where('id', '=', asking.row.id)
    .execute();
  await answerLink(unit, PURPOSE, asking.link, { answer: 'SIGNED', remark: null, shown: answeredTo(asked, shown) });
  await touchApplication(unit, application, undefined);
  unit.audit({
    actor: null,
    action: 'SIGNATURE_GIVEN',
    objectType: 'application',
    objectId: application.row.id,
    objectVersion: application.row.version,
    after: { party: signature.party.key, channel, sentTo: mask(address), ownContact, hash },
  });
  await notifyOfAnswer(unit, asked, 'signed');
  return undefined;
}

/** The party may object instead; the applicant is notified of the reason and may answer it. */
export async function objectToSigning(unit: UnitOfWork, token: string, { reason, hash }: ObjectRequest): Promise<void> {
  const asked = await openAsked(unit, token);
  const shown = await requireSame(unit, asked, hash);
  const { application, signature, asking } = asked;
  await answerLink(unit, PURPOSE, asking.link, { answer: 'OBJECTED', remark: reason, shown: answeredTo(asked, shown) });
  await touchApplication(unit, application, undefined);
  unit.audit({
    actor: null,
    action: 'SIGNATURE_OBJECTED',
    objectType: 'application',
    objectId: application.row.id,
    objectVersion: application.row.version,
    after: { party: signature.party.key, hash },
    remark: reason,
  });
  await notifyOfAnswer(unit, asked, 'objected', reason);
}

/** In the order of `hashOfShown`, so that the link keeps the hash that was sent back. */
const answeredTo = ({ signature: { answersHash } }: AskedParty, shown: Shown): object => {
  const ordered: unknown = inOrder({ ...shown, answersHash });
  if (typeof ordered !== 'object' || ordered === null) throw new TypeError('What was shown is an object');
  return ordered;
};

/** A link that may be answered now. The filing's row is locked, as for every write to the filing. */
async function openAsked(unit: UnitOfWork, token: string): Promise<AskedParty> {
  const asked = await findAsked(unit.tx, token, unit.now, { forUpdate: true });
  const state = await stateOfAsked(unit.tx, asked, unit.now);
  return state === 'OPEN' ? asked : refuse('FLOW-409', { message: REFUSED[state] });
}

async function requireSame({ tx }: UnitOfWork, asked: AskedParty, hash: string): Promise<Shown> {
  const present = await shownBy(tx, asked);
  return present.hash === hash ? present.shown : refuse('FLOW-409', { message: 'signature.changed' });
}

const REFUSED = {
  SIGNED: 'signature.signedAlready',
  VOID: 'signature.void',
  OBJECTED: 'signature.objectedAlready',
  EXPIRED: 'signature.expired',
  CLOSED: 'signature.closed',
} as const;

/** A promoter who files may be a director too; the office is told that link and code went to the one who files. */
async function isOfWhoeverFiles(
  { tx }: UnitOfWork,
  { row }: Application,
  { link }: Asking,
  address: string,
): Promise<boolean> {
  const accounts = await tx
    .selectFrom('account')
    .select(['email', 'mobile_number'])
    .where('id', 'in', [...new Set([row.applicant_id, link.asked_by])])
    .execute();
  return accounts.some(
    ({ email, mobile_number }) => mobile_number === address || mailboxOf(email) === mailboxOf(address),
  );
}
