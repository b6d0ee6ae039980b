import { createHash } from 'node:crypto';
import type { OutsideAnswer, OutsidePurpose } from '@registrar/domain/outside';
import type { Kysely, Selectable } from 'kysely';
import { hashToken, newToken } from '../accounts/secrets';
import type { Actor } from '../platform/actor';
import type { DB, OutsideLinkTable } from '../platform/database/schema.generated';
import type { WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { isToSame } from './link-addresses';

/** The link of one object: who was asked, in which language, by which token, and what they answered. */
export type OutsideLink = Selectable<OutsideLinkTable>;

/** A link that is sent for somebody, until a last moment. */
export interface AskedLink extends OutsideLink {
  readonly asked_by: string;
  readonly expires_at: Date;
}

/** @throws Error where there is no link, or one without sender or last moment: none is written so */
export function askedLink(link: OutsideLink | undefined): AskedLink {
  const { asked_by, expires_at } = link ?? { asked_by: null, expires_at: null };
  if (!link || asked_by === null || expires_at === null) throw new Error(`${link?.id ?? 'No'} link is of nobody`);
  return { ...link, asked_by, expires_at };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface NewLink {
  readonly purpose: OutsidePurpose;
  readonly objectId: string;
  /** A receiver with an account, who may open the object by its id as well. */
  readonly accountId: string | null;
  readonly email: string | null;
  readonly mobileNumber: string | null;
  readonly language: WireLanguage;
  readonly askedBy: string | null;
  /** Null: the object says until when it may be answered. */
  readonly expiresAt: Date | null;
}

/**
 * Writes the link with a new token, of which only the hash is kept. The former token and the former answer of the
 * object become invalid; a link to another address is counted from the beginning.
 *
 * @param before the link that the object has, locked by the caller
 */
export async function issueLink(
  unit: UnitOfWork,
  link: NewLink,
  before?: OutsideLink,
): Promise<{ token: string; row: OutsideLink }> {
  const { token, hash } = newToken();
  const sent = {
    account_id: link.accountId,
    email: link.email,
    mobile_number: link.mobileNumber,
    language: link.language,
    token_hash: hash,
    asked_by: link.askedBy,
    sent_at: unit.now,
    sends: before && isToSame(before, link) ? before.sends + 1 : 1,
    expires_at: link.expiresAt,
    opened_at: null,
    answered_at: null,
    answer: null,
    remark: null,
    shown_hash: null,
    revoked_at: null,
  };
  const query = before
    ? unit.tx.updateTable('outside_link').set(sent).where('id', '=', before.id)
    : unit.tx
        .insertInto('outside_link')
        .values({ id: unit.newId(), purpose: link.purpose, object_id: link.objectId, ...sent });
  return { token, row: await query.returningAll().executeTakeFirstOrThrow() };
}

/** The links of these objects, by the id of the object. */
export async function linksOf(
  db: Kysely<DB>,
  purpose: OutsidePurpose,
  objectIds: readonly string[],
  { forUpdate = false }: { readonly forUpdate?: boolean } = {},
): Promise<ReadonlyMap<string, OutsideLink>> {
  if (objectIds.length === 0) return new Map();
  const query = db
    .selectFrom('outside_link')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('object_id', 'in', objectIds);
  const links = await (forUpdate ? query.forUpdate() : query).execute();
  return new Map(links.map((link) => [link.object_id, link]));
}

/** Keeps the first moment at which the person went on from reading; mail programs open links too. */
export const markOpened = (unit: UnitOfWork, { id, opened_at }: OutsideLink) =>
  unit.tx
    .updateTable('outside_link')
    .set({ opened_at: opened_at ?? unit.now })
    .where('id', '=', id)
    .execute();

/**
 * Finds a link by its token; for the receiver who is signed in also by the id of its object.
 *
 * @throws REQ-404 for a token that is guessed, replaced or of another purpose, and for the id to anybody else: the
 * answer does not tell them apart
 */
export async function findLink(
  db: Kysely<DB>,
  purpose: OutsidePurpose,
  { actor, reference }: { readonly actor: Actor | null; readonly reference: string },
  { forUpdate = false }: { readonly forUpdate?: boolean } = {},
): Promise<OutsideLink> {
  const byId = UUID.test(reference);
  const query = db
    .selectFrom('outside_link')
    .selectAll()
    .where('purpose', '=', purpose)
    .where(byId ? 'object_id' : 'token_hash', '=', byId ? reference : hashToken(reference));
  const link = await (forUpdate ? query.forUpdate() : query).executeTakeFirst();
  return !link || (byId && (actor === null || link.account_id !== actor.accountId)) ? refuse('REQ-404') : link;
}

/** Keeps an answer with its remark and the hash of what the person was shown. */
export async function answerLink<P extends OutsidePurpose>(
  unit: UnitOfWork,
  purpose: P,
  link: OutsideLink,
  given: { readonly answer: OutsideAnswer<P>; readonly remark: string | null; readonly shown: object },
): Promise<void> {
  await unit.tx
    .updateTable('outside_link')
    .set({
      answered_at: unit.now,
      answer: given.answer,
      remark: given.remark,
      shown_hash: hashOfShown(given.shown),
      opened_at: link.opened_at ?? unit.now,
    })
    .where('id', '=', link.id)
    .where('purpose', '=', purpose)
    .execute();
}

/** Revokes the links of these objects; an answer that was given stays readable. */
export async function revokeLinks(
  unit: UnitOfWork,
  purpose: OutsidePurpose,
  objectIds: readonly string[],
  { keepAnswered = false }: { readonly keepAnswered?: boolean } = {},
): Promise<void> {
  if (objectIds.length === 0) return;
  await unit.tx
    .updateTable('outside_link')
    .set({ revoked_at: unit.now })
    .where('purpose', '=', purpose)
    .where('object_id', 'in', objectIds)
    .where('revoked_at', 'is', null)
    .$if(keepAnswered, (query) => query.where('answered_at', 'is', null))
    .execute();
}

/** SHA-256 of what was shown, as JSON in the order in which its handler builds it. */
const hashOfShown = (shown: object): string => createHash('sha256').update(JSON.stringify(shown)).digest('hex');
