import { citation } from '@registrar/domain/law/citation';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { documentListKey, documentListProcesses, type DocumentListProcess } from '@registrar/domain/schedules';
import type { Bilingual } from '@registrar/domain/bilingual';
import { listOf } from '../document-lists';

const PRACTICE: Bilingual = { ne: 'कार्यालयको चलन', en: 'Practice of the office' };

/** What asks for these documents. */
const BASIS: Readonly<Record<DocumentListProcess, Bilingual>> = {
  NAME_RESERVATION: PRACTICE,
  COMPANY_REGISTRATION: citation('4', '154'),
  NAME_CHANGE: citation('21'),
  LOCATION_CHANGE: citation('184'),
  OBJECTIVE_CHANGE: citation('21'),
  AMENDMENT_OF_AOA_MOA: citation('21'),
  OTHERS: PRACTICE,
  COMPANY_TYPE_CHANGE: citation('13', '14'),
  COMPANY_REPRESENTATIVE_CHANGE: PRACTICE,
  INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE: PRACTICE,
  MIGRATION_NAME_RESERVATION: PRACTICE,
  MIGRATION_COMPANY_REGISTRATION: PRACTICE,
  MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION: PRACTICE,
  SHARE_HOLDER_CHANGE: PRACTICE,
  THREE_MONTH_UPDATE: citation('51', '92'),
  CALL_FOR_EXPLANATION: PRACTICE,
  ANNUAL_REPORT: citation('80'),
};

/** The lists that the portal comes with, as they stand in the definitions of the processes. */
export function documentListRows(validFrom: string) {
  return documentListProcesses.map((process) => ({
    key: documentListKey(process),
    valid_from: validFrom,
    valid_to: null,
    reference: BASIS[process].en,
    reference_nepali: BASIS[process].ne,
    certainty: BASIS[process] === PRACTICE ? ('C' as const) : ('B' as const),
    value: JSON.stringify(listOf(processDefinition(process)?.documents ?? [])),
  }));
}
