import type { RevokeShare, ShareDetail, sharePageSchema } from '@registrar/domain/calls/document-shares';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { channelsOf } from '../outside/link-addresses';
import { linksOf, revokeLinks } from '../outside/outside-link';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { pageOf } from '../platform/database/page-of';
import type { DB } from '../platform/database/schema.generated';
import { mask } from '../platform/outbound/mask';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { nameOf } from '../register/person-name';
import { companiesOf, speaksFor } from '../register/representation';
import { notifyRepresentatives } from './notify-of-share';
import { holdShare, shares, stateOfShare, toItem } from './share';

const OPENINGS = 200;

/** What was shared of the companies that the reader represents. */
export async function listShares(
  db: Kysely<DB>,
  actor: Actor,
  { page, size }: { readonly page: number; readonly size: number },
  now: Date,
): Promise<z.infer<typeof sharePageSchema>> {
  const companies = (await companiesOf(db, actor.accountId, dayInNepal(now)))
    .filter(({ capacity }) => capacity === 'REPRESENTATIVE')
    .map(({ companyId }) => companyId);
  if (companies.length === 0) return { items: [], total: 0, page, size };
  const { rows, total } = await pageOf(
    shares(db)
      .where('document_share.company_id', 'in', companies)
      .orderBy('document_share.asked_at', 'desc')
      .orderBy('document_share.id'),
    { page, size },
  );
  return { items: rows.map((row) => toItem(row, now)), total, page, size };
}

/** One share with who was told, who objected, and each opening. */
export async function readShare(db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<ShareDetail> {
  const row = await shares(db).where('document_share.id', '=', id).executeTakeFirst();
  if (!row || !(await speaksFor(db, actor.accountId, row.company_id, dayInNepal(now)))) refuse('REQ-404');
  const persons = await db
    .selectFrom('document_share_person')
    .selectAll()
    .where('share_id', '=', id)
    .orderBy('id')
    .execute();
  const links = await linksOf(
    db,
    'DOCUMENT_SHARE_OBJECTION',
    persons.map((person) => person.id),
  );
  const opened = await db
    .selectFrom('document_share_opening')
    .select(['opened_at', 'sent_to'])
    .where('share_id', '=', id)
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(OPENINGS)
    .execute();
  return {
    ...toItem(row, now),
    purpose: row.purpose,
    askedBy: await nameOf(db, row.asked_by),
    contacts: channelsOf({ email: row.email, mobileNumber: row.mobile_number }).map(({ address }) => mask(address)),
    persons: persons.map((person) => ({
      nameEnglish: person.name_english,
      nameNepali: person.name_nepali,
      objectedAt: links.get(person.id)?.answered_at?.toISOString() ?? null,
      reason: links.get(person.id)?.remark ?? null,
    })),
    opened: opened.map(({ opened_at, sent_to }) => ({ at: opened_at.toISOString(), sentTo: sent_to })),
    revokedReason: row.revoked_reason,
    mayRevoke: ['WAITING', 'OPEN'].includes(stateOfShare(row, now)),
    version: row.version,
  };
}

/** Ends a share at once; an opening under way reads no further file. */
export async function revokeShare(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version, reason }: RevokeShare,
): Promise<void> {
  const row = await holdShare(unit, actor, id, version);
  const state = stateOfShare(row, unit.now);
  if (state !== 'WAITING' && state !== 'OPEN') refuse('FLOW-409', { message: 'share.ended' });
  await unit.tx
    .updateTable('document_share')
    .set({ revoked_at: unit.now, revoked_by: actor.accountId, revoked_reason: reason, version: row.version + 1 })
    .where('id', '=', id)
    .execute();
  await revokeLinks(unit, 'DOCUMENT_SHARE', [id]);
  unit.audit({
    actor,
    action: 'DOCUMENT_SHARE_REVOKED',
    objectType: 'document-share',
    objectId: id,
    objectVersion: row.version + 1,
    after: { number: row.number },
    remark: reason,
  });
  await notifyRepresentatives(unit, id, 'revoked', reason);
}
