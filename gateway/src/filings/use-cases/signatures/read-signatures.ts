import type { FilingSignature, FilingSignatures } from '@registrar/domain/calls/filing-signatures';
import type { Language } from '@registrar/domain/bilingual';
import { placeOfParty } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import { readingOf } from '../../../applications/filing-reading';
import { isOnlyParent } from '../../../applications/sight';
import { standingDocuments } from '../../../documents/standing-documents';
import { masked, sentTo } from '../../../outside/link-addresses';
import { readLinkTerms, resendAt, type LinkTerms } from '../../../outside/link-terms';
import { dayInNepal } from '../../../platform/clock';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import { domainLanguage } from '../../../platform/language';
import type { Noted } from '../../../register/access-log/note-access';
import { mayWriteSomewhere, seeApplication } from '../../engine/writable';
import type { PdfEngine } from '../../../platform/pdf/pdf-engine';
import {
  isSignedInPortal,
  partySignatures,
  placesAsked,
  PURPOSE,
  stateOf,
  type Asking,
  type PartySignature,
} from '../../facts/signatures/party-signatures';
import { setPlacePaper, setSignaturePaper } from '../../facts/signatures/set-paper';
import { hashOfShown, shownAtSigning } from '../../facts/signatures/shown';
import type { Situation } from '../../facts/situation';

/** The signatures of a filing, for whoever may read it. */
export async function readSignatures(
  db: Kysely<DB>,
  actor: Actor,
  applicationId: string,
  { now, note }: Noted,
): Promise<FilingSignatures> {
  const situation = await seeApplication(db, actor, applicationId, now);
  await note(actor, ...readingOf(situation));
  return isOnlyParent(situation) ? { items: [], mayAsk: false } : describeSignatures(situation, actor);
}

export async function describeSignatures(situation: Situation, actor: Actor): Promise<FilingSignatures> {
  const { db, now } = situation;
  const signatures = await partySignatures(situation);
  if (signatures.length === 0) return { items: [], mayAsk: false };
  const terms = await readLinkTerms(db, PURPOSE, now);
  const documents = await standingDocuments(db, situation.application.row.id);
  const onPaper = new Set(
    documents.flatMap(({ requirement_key, status }) => (status === 'REJECTED' ? [] : [requirement_key])),
  );
  const asked = placesAsked(signatures);
  const items: FilingSignature[] = [];
  for (const signature of signatures) {
    const { party, askings } = signature;
    const place = placeOfParty(party);
    items.push({
      ...describeSignature(signature, terms, now),
      inPortal:
        (askings.length === 0 && asked.has(place)) || (await isSignedInPortal(db, party.paper, dayInNepal(now))),
      onPaper: onPaper.has(place),
    });
  }
  return { items, mayAsk: await mayWriteSomewhere(situation, actor) };
}

function describeSignature(
  signature: PartySignature,
  terms: LinkTerms,
  now: Date,
): Omit<FilingSignature, 'inPortal' | 'onPaper'> {
  const { party, paperName, askings } = signature;
  const state = stateOf(signature, now);
  const [last] = askings;
  const sent = last && state !== 'NOT_ASKED' ? last.link : undefined;
  // after an answer the party is asked by a new link, which is counted from the beginning
  const again = sent && sent.answer === null ? resendAt(sent, terms) : undefined;
  return {
    party: party.key,
    place: placeOfParty(party),
    role: party.role,
    name: party.name,
    paperName,
    about: party.about ?? null,
    state,
    covers: [...party.covers],
    contacts: masked(sent ? sentTo(sent) : party.contact),
    language: sent ? domainLanguage(sent.language) : party.language,
    sentAt: sent?.sent_at.toISOString() ?? null,
    expiresAt: sent?.expires_at.toISOString() ?? null,
    resendAt: again && again > now ? again.toISOString() : null,
    sendsLeft: again === undefined ? terms.maximumSends : Math.max(0, terms.maximumSends - (sent?.sends ?? 0)),
    signed: last && (state === 'SIGNED' || state === 'VOID') ? signedOf(last) : null,
    // the last one is in `signed`
    voided: askings
      .slice(1)
      .flatMap(({ link }) =>
        link.answer === 'SIGNED' && link.answered_at ? [{ signedAt: link.answered_at.toISOString() }] : [],
      ),
    objections: askings.flatMap(({ row, link }) =>
      link.answer === 'OBJECTED' && link.remark !== null && link.answered_at !== null
        ? [
            {
              reason: link.remark,
              objectedAt: link.answered_at.toISOString(),
              reply: askings.find((next) => next.row.number === row.number + 1)?.row.reply ?? null,
            },
          ]
        : [],
    ),
  };
}

function signedOf({ row, link }: Asking): FilingSignature['signed'] {
  const { channel, sent_to, answers_hash, own_contact } = row;
  if (!channel || sent_to === null || answers_hash === null || own_contact === null || !link.answered_at) return null;
  return {
    signedAt: link.answered_at.toISOString(),
    channel,
    sentTo: sent_to,
    hash: hashOfShown(shownAtSigning(row), answers_hash),
    ownContact: own_contact,
  };
}

/** The paper of a party as a PDF, or that of a place with all its signatures, for whoever may read the filing. */
export async function readSignaturePaper(
  parts: { readonly db: Kysely<DB>; readonly pdf: PdfEngine },
  actor: Actor,
  { id, party }: { readonly id: string; readonly party: string },
  { language }: { readonly language: Language },
  { now, note }: Noted,
): Promise<Buffer> {
  const situation = await seeApplication(parts.db, actor, id, now);
  await note(actor, ...readingOf(situation));
  const all = isOnlyParent(situation) ? [] : await partySignatures(situation);
  const signature = all.find((one) => one.party.key === party);
  const { application } = situation;
  if (signature === undefined) {
    const ofPlace = all.filter((one) => placeOfParty(one.party) === party);
    return setPlacePaper(parts, { application, signatures: ofPlace }, language, now);
  }
  const [last] = signature.askings;
  const signed = last?.link.answer === 'SIGNED' && stateOf(signature, now) === 'SIGNED' ? last : null;
  return setSignaturePaper(parts, { application, signature, signed }, language, now);
}
