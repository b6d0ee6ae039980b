import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { isOfferedSchedule, processOfDocuments, type ScheduleKey } from '@registrar/domain/schedules';

/** Something reads it: of a list of documents, a filing that asks for documents. */
export function isOffered(key: ScheduleKey): boolean {
  const process = processOfDocuments(key);
  return isOfferedSchedule(key) && (process === null || (processDefinition(process)?.documents ?? []).length > 0);
}
