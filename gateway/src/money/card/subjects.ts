import type { PaymentEntry } from '@registrar/domain/calls/payments';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import type { InvoiceRow } from '../payment-state';

type Subject = PaymentEntry['subject'];
type Asking = Pick<InvoiceRow, 'id'>;

/**
 * The subject of each invoice, by the invoice's id: the filing with its title, the company that owes it, or the
 * company that a request is about.
 */
export async function readSubjects(db: Kysely<DB>, invoices: readonly Asking[]): Promise<ReadonlyMap<string, Subject>> {
  const ids = invoices.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoice')
    .leftJoin('application', 'application.id', 'invoice.for_id')
    .leftJoin('request', 'request.id', 'invoice.for_id')
    .leftJoin('company', (join) =>
      join.on((of) =>
        of('company.id', '=', of.fn.coalesce('invoice.company_id', 'application.company_id', 'request.company_id')),
      ),
    )
    .select([
      'invoice.id',
      'application.id as application_id',
      'invoice.company_id',
      'request.id as request_id',
      'request.kind as request_kind',
      'request.number as request_number',
      'application.application_number',
      'application.title_english',
      'application.title_nepali',
      'application.process_name',
      'company.registration_number',
      'company.name_english',
      'company.name_nepali',
      'company.address_english',
      'company.address_nepali',
    ])
    .where('invoice.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row): [string, Subject] => {
      const isFiling = row.company_id === null && row.request_id === null;
      return [
        row.id,
        {
          nameEnglish: (isFiling ? row.title_english : row.name_english) ?? '',
          nameNepali: (isFiling ? row.title_nepali : row.name_nepali) ?? '',
          number: isFiling ? row.application_number : (row.request_number ?? row.registration_number),
          applicationId: row.application_id,
          companyId: row.company_id,
          processName: row.request_kind ?? row.process_name,
          addressEnglish: row.address_english,
          addressNepali: row.address_nepali,
        },
      ];
    }),
  );
}

export async function readSubject(db: Kysely<DB>, invoice: Asking): Promise<Subject> {
  const subject = (await readSubjects(db, [invoice])).get(invoice.id);
  if (!subject) throw new Error(`There is no invoice ${invoice.id}`);
  return subject;
}
