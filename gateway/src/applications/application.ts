import type { Selectable } from 'kysely';
import type { Kysely } from 'kysely';
import {
  applicationStatuses,
  everyProcess,
  type ApplicationStatus,
  type CompanyType,
} from '@registrar/domain/enumerations';
import {
  removedDefinition,
  underNameRules,
  type FiledCompany,
  type FilingFrame,
  type ProcessDefinition,
} from '@registrar/domain/processes';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { documentsOn } from '../lookups/document-lists';
import { readPlaces, type Places } from '../lookups/places';
import { companyTypeOf } from '../lookups/seed/company-types';
import { currentRules } from '../names/word-lists';
import { dayInNepal } from '../platform/clock';
import type { ApplicationTable, DB } from '../platform/database/schema.generated';
import { keptCompany, readFiledCompany } from './filed-company';
import {
  readRecordColumns,
  recordColumns,
  recordsOfColumns,
  sectionsOfColumns,
  type FilingRecords,
  type RecordColumns,
  type SavedSection,
} from './filing-records';
import { readItems, type SavedItem } from './saved-items';

/** An application as the engine reads it: its row, its definition and its answers. */
export interface Application {
  readonly row: ApplicationRow;
  readonly definition: ProcessDefinition;
  /** The saved forms, by section key. */
  readonly sections: ReadonlyMap<string, SavedSection>;
  /** The list items in their order, by section key. */
  readonly items: ReadonlyMap<string, readonly SavedItem[]>;
  /** The type of the future company, or of the filing company. */
  readonly companyType: CompanyType | null;
  /** The filing company, in the state that the filing has. */
  readonly company: FiledCompany | null;
  /** The other companies that its answers name, in the order of their ids: their public parts, without shares. */
  readonly named: readonly FiledCompany[];
  readonly records: FilingRecords;
  /** The list of places for the validation of its addresses. */
  readonly places: Places;
  /** The day in Nepal of this read. */
  readonly today: string;
}

export type ApplicationRow = Omit<Selectable<ApplicationTable>, 'status'> & { status: ApplicationStatus };

interface FindOptions {
  /** True for every action: the row is locked until the unit of work ends, so that actions run one after the other. */
  readonly forUpdate: boolean;
  readonly today: string;
  /** Locks further rows before anything else is read. */
  readonly hold?: (row: ApplicationRow) => Promise<void>;
}

export async function findApplication(
  db: Kysely<DB>,
  id: string,
  { forUpdate, today, hold }: FindOptions,
): Promise<Application | undefined> {
  const query = db
    .selectFrom('application')
    .selectAll('application')
    .where('application.id', '=', id)
    .where('discarded_at', 'is', null);
  if (!forUpdate) {
    const found = await query.select(recordColumns).executeTakeFirst();
    if (!found) return undefined;
    const { sections, invoices, checks, reservation, isStopped, filedCompany, presentOrders, namedCompanies, ...rest } =
      found;
    const { typeOfCompany, hasItems, ...row } = rest;
    const kept = { filedCompany, presentOrders, namedCompanies, typeOfCompany, hasItems };
    const columns = { sections, invoices, checks, reservation, isStopped, ...kept };
    return describeApplication(db, toRow(row), columns, today);
  }
  const row = await query.forUpdate().executeTakeFirst();
  if (!row) return undefined;
  await hold?.(toRow(row));
  return describeApplication(db, toRow(row), await readRecordColumns(db, id), today);
}

async function describeApplication(
  db: Kysely<DB>,
  row: ApplicationRow,
  columns: RecordColumns,
  today: string,
): Promise<Application> {
  const definition = definitionOf(row.process_name);
  return {
    row,
    // with the present word lists of the office, and the documents that were required when it was opened
    definition: {
      ...underNameRules(definition, (await currentRules(db)).rules),
      documents: await documentsOn(db, row.process_name, definition.documents, dayInNepal(row.created_at)),
    },
    sections: sectionsOfColumns(columns),
    items: columns.hasItems ? await readItems(db, row.id) : new Map(),
    companyType: companyTypeOf(row.company_type_id ?? columns.typeOfCompany),
    company: await readFiledCompany(db, row, columns),
    named: columns.namedCompanies.map(keptCompany),
    records: recordsOfColumns(columns),
    places: await readPlaces(db),
    today,
  };
}

/** The status column has only values of the transition table; any other value is a server error. */
export function toRow(row: Selectable<ApplicationTable>): ApplicationRow {
  return { ...row, status: applicationStatuses.schema.parse(row.status) };
}

/** A process that is not offered any more has filings that are still read. */
export function definitionOf(processName: string): ProcessDefinition {
  const process = everyProcess.schema.parse(processName);
  return processDefinition(process) ?? removedDefinition(process);
}

/** A filing of a company in a group needs the parent company's consent first. */
export function isGroupFiling(application: Application): boolean {
  return application.definition.isOfGroup?.(answersOf(application)) ?? false;
}

/** By section key; a list is `{ items }`, as rules and effects read it. */
export function answersOf({ sections, items }: Pick<Application, 'sections' | 'items'>): Record<string, unknown> {
  const forms = [...sections].map(([key, section]) => [key, section.data] as const);
  const lists = [...items].map(
    ([key, entries]) => [key, { items: entries.map(({ id, position, data }) => ({ id, position, data })) }] as const,
  );
  return Object.fromEntries([...forms, ...lists]);
}

export function frameOf(application: Application): FilingFrame {
  const { companyType, company, named, today } = application;
  return { companyType, company, named, answers: answersOf(application), today };
}
