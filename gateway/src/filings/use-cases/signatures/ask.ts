import type { AskSignatureRequest, FilingSignatures } from '@registrar/domain/calls/filing-signatures';
import type { Language } from '@registrar/domain/bilingual';
import { validationMessage, type MessageParameters, type ValidationCode } from '@registrar/domain/messages';
import { isToSame, issueLink, resendAt } from '../../../outside/outside-link';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import { enforceLimit } from '../../../platform/counters';
import { wireLanguage } from '../../../platform/language';
import { refuse } from '../../../platform/refusal';
import { readTerm } from '../../../platform/terms';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { requireWritableSomewhere, seeApplication } from '../../engine/writable';
import { channelsOf } from '../../facts/signatures/contacts';
import { notifyParty } from './notify-of-signature';
import {
  addressesOf,
  isSigned,
  isSignedInPortal,
  linkOf,
  partySignatures,
  PURPOSE,
  type PartySignature,
} from '../../facts/signatures/party-signatures';
import { readSituation, type Situation } from '../../facts/situation';
import { limitReceiver } from '../contacts/receiver-limit';
import { describeSignatures, type LinkTerms } from './read-signatures';

/** Limit per account, whatever the filing: each link is a message to an address that was typed. */
const LINKS_OF_A_PERSON = { name: 'signature-links', hits: 60, seconds: 24 * 3600 };

/**
 * Sends the party its link: for the first time, again, or anew after an objection or after the answers changed. The
 * link before becomes invalid; a new one after an answer is a new row, so that what was answered stays as it was.
 */
export async function askToSign(
  unit: UnitOfWork,
  actor: Actor,
  applicationId: string,
  asked: AskSignatureRequest,
  { language, portalUrl }: { readonly language: Language; readonly portalUrl: string },
): Promise<FilingSignatures> {
  const { tx, now } = unit;
  const situation = await seeApplication(tx, actor, applicationId, now, { forUpdate: true });
  await requireWritableSomewhere(situation, actor);
  const { application } = situation;
  const signatures = await partySignatures(situation);
  const signature =
    signatures.find(({ party }) => party.key === asked.party) ?? refuse('REQ-404', { message: 'signature.noParty' });
  const terms = await readTerm(tx, 'SIGNATURE_LINK', dayInNepal(now));
  await requireAskable(situation, signature);
  requireContact(signature, signatures, language);
  const reply = replyTo(signature, asked.reply, language);
  requireTime(signature, terms, now);
  await enforceLimit(tx, now, LINKS_OF_A_PERSON, actor.accountId);
  const to = addressesOf(signature.party);
  for (const { address } of channelsOf({ email: to.email, mobile_number: to.mobileNumber }))
    await limitReceiver(unit, 'signature-receiver', actor.accountId, address);

  const before = pendingOf(signature);
  const row = before?.row ?? (await addRow(unit, situation, signature, reply));
  const issued = await issueLink(
    unit,
    {
      purpose: PURPOSE,
      objectId: row.id,
      accountId: null,
      ...to,
      language: wireLanguage(asked.language ?? signature.party.language),
      askedBy: actor.accountId,
      expiresAt: new Date(now.getTime() + terms.days * 24 * 3600 * 1000),
    },
    before?.link,
  );
  const link = linkOf(issued.row, row);
  await notifyParty(unit, portalUrl, { application, signature, link, token: issued.token, reply: row.reply });
  unit.audit({
    actor,
    action: 'SIGNATURE_ASKED',
    objectType: 'application',
    objectId: applicationId,
    objectVersion: application.row.version,
    after: { party: signature.party.key, number: row.number, sends: link.sends, language: link.language },
    ...(reply !== null && { remark: reply }),
  });
  return describeSignatures(await readSituation(tx, application, actor, now), actor);
}

/** The last asking while nobody has answered it: its link is sent again. */
const pendingOf = ({ askings: [last] }: PartySignature) => (last?.link.answer === null ? last : undefined);

async function requireAskable({ db, today }: Situation, signature: PartySignature): Promise<void> {
  if (isSigned(signature)) refuse('FLOW-409', { message: 'signature.signedAlready' });
  // a party that was asked while it was allowed is asked to the end
  if (signature.askings.length === 0 && !(await isSignedInPortal(db, signature.party.paper, today)))
    refuse('FLOW-409', { message: 'signature.notInPortal' });
}

/** Who signs is reached at an address of their own: two people of one filing cannot share it. */
function requireContact({ party }: PartySignature, all: readonly PartySignature[], language: Language): void {
  const name = (of: PartySignature['party']) => (language === 'ne' ? of.name.nameNepali : of.name.nameEnglish);
  const { email, mobileNumber } = party.contact;
  if (email === undefined && mobileNumber === undefined)
    trouble('party', 'SIGNATURE_CONTACT_REQUIRED', language, { name: name(party) });
  const other = all.find(
    ({ party: { name: names, contact } }) =>
      names.nameNepali !== party.name.nameNepali &&
      ((email !== undefined && contact.email === email) ||
        (mobileNumber !== undefined && contact.mobileNumber === mobileNumber)),
  );
  if (other) trouble('party', 'SIGNATURE_CONTACT_SHARED', language, { name: name(party), other: name(other.party) });
}

/** An objection is answered before the party is asked again; without one there is nothing to answer. */
function replyTo({ askings: [last] }: PartySignature, reply: string | undefined, language: Language): string | null {
  if (last?.link.answer !== 'OBJECTED') return null;
  return reply || trouble('reply', 'SIGNATURE_REPLY_REQUIRED', language);
}

function trouble(path: string, code: ValidationCode, language: Language, parameters?: MessageParameters): never {
  return refuse('VAL-422', { errors: [{ path, code, message: validationMessage(code, language, parameters) }] });
}

function requireTime(signature: PartySignature, terms: LinkTerms, now: Date): void {
  const link = pendingOf(signature)?.link;
  // a link to another address is a new link
  if (!link || !isToSame(link, addressesOf(signature.party))) return;
  const again = resendAt(link, terms) ?? refuse('FLOW-409', { message: 'signature.sentTooOften' });
  const wait = again.getTime() - now.getTime();
  if (wait > 0) refuse('RATE-429', { message: 'signature.resendLater', retryAfterSeconds: Math.ceil(wait / 1000) });
}

const addRow = (
  unit: UnitOfWork,
  { application: { row } }: Situation,
  { party, askings }: PartySignature,
  reply: string | null,
) =>
  unit.tx
    .insertInto('filing_signature')
    .values({
      id: unit.newId(),
      application_id: row.id,
      party: party.key,
      round: row.round + 1,
      number: (askings[0]?.row.number ?? 0) + 1,
      paper: party.paper,
      role: party.role,
      name_nepali: party.name.nameNepali,
      name_english: party.name.nameEnglish,
      reply,
      created_at: unit.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
