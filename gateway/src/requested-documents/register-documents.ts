import type { RegisterDocument } from '@registrar/domain/calls/requested-documents';
import { registerDocumentsSchema } from '@registrar/domain/calls/requested-documents';
import type { Bilingual } from '@registrar/domain/bilingual';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { findApplication } from '../applications/application';
import { readRequested } from '../filings/facts/corrections/correction-state';
import { namedPlaces } from '../filings/use-cases/documents/document-places';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';

/** Of the applications that were approved last; older ones are asked for by a call. */
const APPLICATIONS = 60;

/** Standing documents of approved applications of a company: those that the register rests on. */
const ofRegister = (db: Kysely<DB>, companyId: string) =>
  db
    .selectFrom('filing_document')
    .innerJoin('application', 'application.id', 'filing_document.application_id')
    .where('filing_document.removed_at', 'is', null)
    .where('filing_document.status', '<>', 'REJECTED')
    .where('application.discarded_at', 'is', null)
    .where('application.status', 'in', ['APPROVED', 'SUCCESS'])
    .where(
      sql<boolean>`(application.company_id = ${companyId}
        or application.id = (select registered_by from company where company.id = ${companyId}))`,
    );

/** What an officer chooses from, the newest application first, each document by the name of its place. */
export async function readRegisterDocuments(
  db: Kysely<DB>,
  companyId: string,
  now: Date,
): Promise<z.infer<typeof registerDocumentsSchema>> {
  const rows = await ofRegister(db, companyId)
    .select([
      'filing_document.id',
      'filing_document.requirement_key',
      'filing_document.name as file_name',
      'application.id as application_id',
      'application.process_name',
      'application.application_number',
      'application.submitted_at',
      'application.created_at',
    ])
    .select(
      sql<Date | null>`(
        select max(brought.decided_at) from document_reupload asked join document_reupload_version brought on brought.reupload_id = asked.id
         where asked.document_id = filing_document.id and brought.status = 'APPROVED')`.as('renewed_at'),
    )
    .select(
      sql<string | null>`(
        select asked.id from document_reupload asked
         where asked.document_id = filing_document.id and asked.status not in ('APPROVED', 'WITHDRAWN'))`.as(
        'request_id',
      ),
    )
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id')
    .orderBy('filing_document.requirement_key')
    .execute();
  const newest = [...new Set(rows.map((row) => row.application_id))].slice(0, APPLICATIONS);
  const names = new Map<string, ReadonlyMap<string, Bilingual>>();
  for (const id of newest) names.set(id, await placeNames(db, id, now));
  return registerDocumentsSchema.parse({
    items: rows
      .filter(({ application_id }) => newest.includes(application_id))
      .map((row) => {
        const name = names.get(row.application_id)?.get(row.requirement_key);
        return {
          id: row.id,
          name: { nameNepali: name?.ne ?? row.file_name, nameEnglish: name?.en ?? row.file_name },
          process: row.process_name,
          applicationNumber: row.application_number,
          submittedOn: dayInNepal(row.submitted_at ?? row.created_at),
          renewedOn: row.renewed_at && dayInNepal(row.renewed_at),
          requestId: row.request_id,
        } satisfies Omit<RegisterDocument, 'process'> & { process: string };
      }),
  });
}

/** The document of the register with its name; undefined: it is none of this company. */
export async function findRegisterDocument(
  db: Kysely<DB>,
  { companyId, documentId }: { readonly companyId: string; readonly documentId: string },
  now: Date,
): Promise<{ readonly id: string; readonly applicationId: string; readonly name: Bilingual } | undefined> {
  const row = await ofRegister(db, companyId)
    .select(['filing_document.id', 'requirement_key', 'filing_document.name', 'application_id'])
    .where('filing_document.id', '=', documentId)
    .executeTakeFirst();
  if (!row) return undefined;
  const name = (await placeNames(db, row.application_id, now)).get(row.requirement_key);
  return { id: row.id, applicationId: row.application_id, name: name ?? { ne: row.name, en: row.name } };
}

async function placeNames(db: Kysely<DB>, applicationId: string, now: Date): Promise<ReadonlyMap<string, Bilingual>> {
  const application = await findApplication(db, applicationId, { forUpdate: false, today: dayInNepal(now) });
  if (!application) return new Map();
  const places = namedPlaces(application, await readRequested(db, applicationId));
  return new Map(places.map(({ key, name }) => [key, name]));
}
