import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { FiledPerson } from '@registrar/domain/calls/filed-person';
import type { DB, InvoiceTable, NameReservationTable } from '../platform/database/schema.generated';
import { asRecord } from './application-record';
import { isStoppedNow } from './stopped';
import { person } from './summary';

/** A saved form. */
export interface SavedSection {
  readonly data: Readonly<Record<string, unknown>>;
  readonly savedAt: Date;
  readonly savedBy: FiledPerson | null;
  /** From 1. */
  readonly version: number;
}

/**
 * Rows of other tables that belong to an application, a few of each. They are read in the same query as the
 * application.
 */
export interface FilingRecords {
  /** Invoices that were not refused. */
  readonly invoices: readonly Pick<Selectable<InvoiceTable>, 'status' | 'counter_sign_asked_at' | 'total_paisa'>[];
  /** Checks that were marked in this round. */
  readonly checks: readonly {
    readonly key: string;
    readonly at: Date;
    readonly by: { readonly nameEnglish: string; readonly nameNepali: string };
  }[];
  /** The name that it reserved. */
  readonly reservation: Selectable<NameReservationTable> | null;
  /** One of the company's people has reported it, and no officer has looked yet. */
  readonly isStopped: boolean;
}

type OfApplication = ExpressionBuilder<DB, 'application'>;

/** The columns of these rows, for a query on the table `application`. */
export function recordColumns(of: OfApplication) {
  return [
    jsonArrayFrom(
      of
        .selectFrom('application_section as section')
        .leftJoin('account as saver', 'saver.id', 'section.saved_by')
        .select([
          'section.section_key',
          'section.data',
          'section.saved_at',
          'section.version',
          'section.saved_by',
          'saver.name_english',
          'saver.name_nepali',
          'saver.username',
          'saver.role',
        ])
        .whereRef('section.application_id', '=', 'application.id'),
    ).as('sections'),
    jsonArrayFrom(
      of
        .selectFrom('invoice')
        .select(['invoice.status', 'invoice.counter_sign_asked_at', 'invoice.total_paisa'])
        .whereRef('invoice.for_id', '=', 'application.id')
        .where('invoice.status', '<>', 'REJECTED'),
    ).as('invoices'),
    jsonArrayFrom(
      of
        .selectFrom('application_check as checked')
        .innerJoin('account as checker', 'checker.id', 'checked.checked_by')
        .select([
          'checked.check_key',
          'checked.checked_at',
          'checker.name_english',
          'checker.name_nepali',
          'checker.username',
        ])
        .whereRef('checked.application_id', '=', 'application.id')
        .whereRef('checked.round', '=', 'application.round'),
    ).as('checks'),
    jsonObjectFrom(
      of
        .selectFrom('name_reservation as reserved')
        .selectAll('reserved')
        .whereRef('reserved.application_id', '=', 'application.id'),
    ).as('reservation'),
    isStoppedNow.as('isStopped'),
    jsonObjectFrom(
      of
        .selectFrom('application_company as kept')
        .select(['kept.company_id', 'kept.version', 'kept.company_type', 'kept.parts', 'kept.shares', 'kept.deceased'])
        .whereRef('kept.application_id', '=', 'application.id')
        .where('kept.role', '=', 'FILER'),
    ).as('filedCompany'),
    // the last entry of each order on the company: the filing keeps its company, but not what was ordered meanwhile
    jsonArrayFrom(
      of
        .selectFrom('register_entry as ordered')
        .distinctOn('ordered.subject_id')
        .select(['ordered.subject_id', 'ordered.after', 'ordered.application_id'])
        .select(sql<string>`to_char(ordered.effective_on, 'YYYY-MM-DD')`.as('effective_on'))
        .whereRef('ordered.company_id', '=', 'application.company_id')
        .where('ordered.aspect', '=', 'ORDER')
        .orderBy('ordered.subject_id')
        .orderBy('ordered.revision', 'desc'),
    ).as('presentOrders'),
    jsonArrayFrom(
      of
        .selectFrom('application_company as other')
        .select([
          'other.company_id',
          'other.version',
          'other.company_type',
          'other.parts',
          'other.shares',
          'other.deceased',
        ])
        .whereRef('other.application_id', '=', 'application.id')
        .where('other.role', '=', 'NAMED')
        .orderBy('other.company_id'),
    ).as('namedCompanies'),
    of
      .selectFrom('company as filing')
      .select('filing.company_type_id')
      .whereRef('filing.id', '=', 'application.company_id')
      .as('typeOfCompany'),
    // the entries of its lists are read by a query of their own, which most filings do without
    of
      .exists(
        of
          .selectFrom('application_item as item')
          .select('item.id')
          .whereRef('item.application_id', '=', 'application.id'),
      )
      .as('hasItems'),
  ] as const;
}

/**
 * The same in a second query, for a row that was locked first: only a new query sees what others had written until the
 * lock was granted.
 */
export function readRecordColumns(db: Kysely<DB>, id: string) {
  return db.selectFrom('application').select(recordColumns).where('application.id', '=', id).executeTakeFirstOrThrow();
}

export type RecordColumns = Awaited<ReturnType<typeof readRecordColumns>>;

export function sectionsOfColumns({ sections }: RecordColumns): ReadonlyMap<string, SavedSection> {
  return new Map(
    sections.map(({ section_key, data, saved_at, saved_by, version, ...saver }) => [
      section_key,
      {
        data: asRecord(data),
        savedAt: new Date(saved_at),
        savedBy:
          saved_by === null
            ? null
            : person(saved_by, saver.name_english, saver.name_nepali, saver.username ?? '', saver.role ?? ''),
        version,
      },
    ]),
  );
}

export function recordsOfColumns({ invoices, checks, reservation, isStopped }: RecordColumns): FilingRecords {
  return {
    invoices: invoices.map(({ counter_sign_asked_at: asked, ...invoice }) => ({
      ...invoice,
      counter_sign_asked_at: asked === null ? null : new Date(asked),
    })),
    checks: checks.map(({ check_key, checked_at, name_english, name_nepali, username }) => ({
      key: check_key,
      at: new Date(checked_at),
      by: { nameEnglish: name_english || name_nepali || username, nameNepali: name_nepali || name_english || username },
    })),
    reservation,
    isStopped,
  };
}
