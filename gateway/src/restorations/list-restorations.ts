import type { Restoration, RestorationPage, restorationQuerySchema } from '@registrar/domain/calls/restorations';
import { may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { readDocuments } from '../company-orders/order-document';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { listProposals } from '../proposals/list-proposals';
import { companiesOf } from '../register/representation';
import { readRemoved } from './removed-company';
import { restorationProposals, unpaidFines } from './restoration-proposal';

/** The proposals of the office: those that wait for a second person, with what is unpaid, or those that are decided. */
export async function listRestorations(
  db: Kysely<DB>,
  actor: Actor,
  query: z.output<typeof restorationQuerySchema>,
  now: Date,
): Promise<RestorationPage> {
  const { items, total } = await listProposals(db, actor, restorationProposals, query, now);
  const contents = items.map(({ proposal }) => proposal.content);
  const waiting = items.flatMap(({ proposal, described }) =>
    described.status === 'PROPOSED' ? [proposal.content.companyId] : [],
  );
  const ids = contents.map(({ companyId }) => companyId);
  const companies = new Map((await readRemoved(db, ids)).map((company) => [company.id, company]));
  const documents = await readDocuments(
    db,
    contents.map(({ documentId }) => documentId),
  );
  const people = await readAccounts(
    db,
    contents.flatMap(({ representativeId }) => representativeId ?? []),
  );
  const fines = await unpaidFines(db, waiting, now);
  const invoices = await openInvoices(db, waiting);
  // nobody decides about a company that they represent
  const own = new Set((await companiesOf(db, actor.accountId, dayInNepal(now))).map(({ companyId }) => companyId));
  return {
    items: items.map(({ proposal: { content, offices }, described }): Restoration => {
      const { companyId, court, orderNumber, orderedOn, documentId, newName, representativeId } = content;
      const { id, nameEnglish, nameNepali, registrationNumber } = companies.get(companyId) ?? missing(companyId);
      const isOpen = described.status === 'PROPOSED';
      return {
        ...described,
        mayDecide: described.mayDecide && !own.has(companyId),
        company: { id, nameEnglish, nameNepali, registrationNumber },
        court,
        orderNumber,
        orderedOn,
        document: documents.get(documentId) ?? missing(documentId),
        newName,
        representative: representativeId === null ? null : (people.get(representativeId) ?? missing(representativeId)),
        fines: isOpen
          ? fines
              .filter(({ shown }) => shown.company.id === companyId)
              .map(({ shown: { fiscalYear, event, restPaisa } }) => ({ fiscalYear, section: event.section, restPaisa }))
          : [],
        invoices: isOpen ? (invoices.get(companyId) ?? []) : [],
        mayCollect: isOpen && may(actor.role, 'PROPOSE_RESTORATION') && offices.includes(actor.officeId ?? 0),
      };
    }),
    total,
    page: query.page,
    size: query.size,
  };
}

async function openInvoices(
  db: Kysely<DB>,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, Restoration['invoices']>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoice')
    .select(['id', 'company_id', 'number', 'ebp_code', 'total_paisa', 'valid_to', 'status'])
    .where('company_id', 'in', [...companyIds])
    .where('for_kind', 'in', ['FINE_DUE', 'JOINT'])
    .where('covered_by', 'is', null)
    .where('status', 'in', ['PENDING', 'SUBMITTED', 'INITIATED'])
    .orderBy('issued_at')
    .execute();
  const found = new Map<string, Restoration['invoices']>();
  for (const { company_id, id, number, ebp_code, total_paisa, valid_to, status } of rows) {
    const shown = {
      id,
      number: number ?? '',
      ebpCode: ebp_code ?? '',
      totalPaisa: total_paisa,
      validTo: valid_to,
      status,
    };
    if (company_id !== null) found.set(company_id, [...(found.get(company_id) ?? []), shown]);
  }
  return found;
}

async function readAccounts(db: Kysely<DB>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, NonNullable<Restoration['representative']>>();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'name_english', 'name_nepali'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, username, name_english: nameEnglish, name_nepali: nameNepali }) => [
      id,
      { username: username ?? '', nameEnglish, nameNepali },
    ]),
  );
}

/** Companies, scans and accounts of proposals are never deleted. */
function missing(id: string): never {
  throw new Error(`A proposal names ${id}, which is not there`);
}
