import { everyProcess } from '@registrar/domain/enumerations';
import { fact, type Fact } from '../notifications/facts';
import type { MessageParameters } from '../platform/language';
import type { ApplicationRow } from './application';

/** The parameters and facts that every message about a filing has. */
export function filingParameters(
  row: Pick<ApplicationRow, 'application_number' | 'title_english' | 'title_nepali'>,
): MessageParameters {
  return {
    number: row.application_number ?? '',
    name: row.title_english || row.title_nepali,
    nameNepali: row.title_nepali || row.title_english,
  };
}

export function filingFacts(row: Pick<ApplicationRow, 'process_name' | 'application_number'>): Fact[] {
  const process = everyProcess.schema.safeParse(row.process_name).data;
  return [
    ...fact('fact.process', process && everyProcess.name(process)),
    ...fact('fact.applicationNumber', row.application_number),
  ];
}
