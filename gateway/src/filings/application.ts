import type { Selectable } from 'kysely';
import type { Kysely } from 'kysely';
import { applicationStatuses, processTypes, type ApplicationStatus } from '@registrar/domain/enumerations';
import { processDefinition, underNameRules, type ProcessDefinition } from '@registrar/domain/processes';
import { currentRules } from '../names/word-lists';
import type { ApplicationTable, DB } from '../platform/database/schema.generated';

/** An application as the engine sees it: its row, what kind of filing it is, and what was answered so far. */
export interface Application {
  readonly row: ApplicationRow;
  readonly definition: ProcessDefinition;
  readonly sections: ReadonlyMap<string, SavedSection>;
}

export type ApplicationRow = Omit<Selectable<ApplicationTable>, 'status'> & { status: ApplicationStatus };

export interface SavedSection {
  readonly data: Readonly<Record<string, unknown>>;
  readonly savedAt: Date;
}

/** `forUpdate`: whoever acts on an application holds its row until the deed is done, so that two acts follow each other. */
export async function findApplication(db: Kysely<DB>, id: string, options: { forUpdate: boolean }): Promise<Application | undefined> {
  let query = db.selectFrom('application').selectAll().where('id', '=', id).where('discarded_at', 'is', null);
  if (options.forUpdate) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  const sections = await db.selectFrom('application_section').selectAll().where('application_id', '=', id).execute();
  return {
    row: toRow(row),
    // judged by the office's word lists as they are at this moment
    definition: underNameRules(definitionOf(row.process_name), (await currentRules(db)).rules),
    sections: new Map(sections.map((section) => [section.section_key, { data: asRecord(section.data), savedAt: section.saved_at }])),
  };
}

/** The status column holds what the transition table wrote; anything else is a fault of ours. */
export function toRow(row: Selectable<ApplicationTable>): ApplicationRow {
  return { ...row, status: applicationStatuses.schema.parse(row.status) };
}

export function definitionOf(processName: string): ProcessDefinition {
  const definition = processTypes.has(processName) ? processDefinition(processName) : undefined;
  if (!definition) throw new Error(`There is no definition of ${processName}`);
  return definition;
}

/** A filing of a company that belongs to a group needs the parent company's consent first. */
export function isGroupFiling(application: Application): boolean {
  return [...application.sections.values()].some((section) => section.data.isPartOfGroup === true);
}

export function answersOf(application: Application): Record<string, unknown> {
  return Object.fromEntries([...application.sections].map(([key, section]) => [key, section.data]));
}

export function asRecord(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
}
