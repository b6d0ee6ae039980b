import type { DocumentAsk, documentAskPageSchema, OwnDocumentAskPage } from '@registrar/domain/calls/document-asks';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { pageOf } from '../../platform/database/page-of';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import { companiesOf, speaksFor } from '../../register/representation';
import { whyEnded } from './ask-for-verified-document';
import { asks, toAsk } from './document-ask';

interface Paging {
  readonly page: number;
  readonly size: number;
}

/** What an institution has asked for, the newest first. */
export async function listOwnAsks(
  db: Kysely<DB>,
  actor: Actor,
  { page, size }: Paging,
  now: Date,
): Promise<OwnDocumentAskPage> {
  const { rows, total } = await pageOf(
    asks(db)
      .where('institution.account_id', '=', actor.accountId)
      .orderBy('document_ask.asked_at', 'desc')
      .orderBy('document_ask.id'),
    { page, size },
  );
  return { items: rows.map((row) => toAsk(row, now)), total, page, size, ended: await whyEnded(db, actor, now) };
}

/** What institutions have asked of the companies that the reader represents, the newest first. */
export async function listReceivedAsks(
  db: Kysely<DB>,
  actor: Actor,
  { page, size }: Paging,
  now: Date,
): Promise<z.infer<typeof documentAskPageSchema>> {
  const companies = (await companiesOf(db, actor.accountId, dayInNepal(now)))
    .filter(({ capacity }) => capacity === 'REPRESENTATIVE')
    .map(({ companyId }) => companyId);
  if (companies.length === 0) return { items: [], total: 0, page, size };
  const { rows, total } = await pageOf(
    asks(db)
      .where('document_ask.company_id', 'in', companies)
      .orderBy('document_ask.asked_at', 'desc')
      .orderBy('document_ask.id'),
    { page, size },
  );
  return { items: rows.map((row) => toAsk(row, now)), total, page, size };
}

/** One ask of a company that the reader represents; for others it does not exist (REQ-404). */
export async function readReceivedAsk(db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<DocumentAsk> {
  const row = await asks(db).where('document_ask.id', '=', id).executeTakeFirst();
  if (!row || !(await speaksFor(db, actor.accountId, row.company_id, dayInNepal(now)))) refuse('REQ-404');
  return toAsk(row, now);
}
