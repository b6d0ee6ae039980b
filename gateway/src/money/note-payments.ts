import { isStaff } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { readingsOf, type Noted } from '../register/access-log/note-access';
import { groundOfStaff } from '../register/access-log/reader-ground';
import { companiesOf, groundsOf } from '../register/representation';

/** Logs a read of the dues or payments of these companies; null ids are skipped. */
export async function notePayments(
  db: Kysely<DB>,
  actor: Actor,
  { now, note }: Noted,
  companyIds: readonly (string | null)[],
): Promise<void> {
  if (companyIds.every((id) => id === null)) return;
  const grounds = groundsOf(await companiesOf(db, actor.accountId, dayInNepal(now)));
  await note(actor, ...readingsOf(grounds, 'PAYMENTS', companyIds));
}

/** The same for invoices of companies or filings. */
export async function noteInvoices(
  db: Kysely<DB>,
  actor: Actor,
  noted: Noted,
  subjects: readonly { readonly companyId: string | null; readonly applicationId: string | null }[],
): Promise<void> {
  const filings = subjects.flatMap(({ applicationId }) => applicationId ?? []);
  const ofFilings =
    filings.length === 0
      ? []
      : await db.selectFrom('application').select('company_id').where('id', 'in', filings).execute();
  await notePayments(db, actor, noted, [
    ...subjects.map(({ companyId }) => companyId),
    ...ofFilings.map(({ company_id }) => company_id),
  ]);
}

/** The same for one document, which revenue officers read too. */
export async function notePayment(
  db: Kysely<DB>,
  actor: Actor,
  noted: Noted,
  { companyId, officeId }: { readonly companyId: string | null; readonly officeId: number | null },
): Promise<void> {
  if (companyId === null) return;
  if (isStaff(actor.role))
    await noted.note(actor, { companyId, part: 'PAYMENTS', ground: groundOfStaff(actor, officeId) });
  else await notePayments(db, actor, noted, [companyId]);
}
