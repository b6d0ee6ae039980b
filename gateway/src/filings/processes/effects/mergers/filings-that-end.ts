import { everyProcess, processName } from '@registrar/domain/enumerations';
import { endedByMerger } from '@registrar/domain/processes/questions/mergers/merged-company';
import type { Kysely } from 'kysely';
import { frameOf, type Application } from '../../../../applications/application';
import type { DB } from '../../../../platform/database/schema.generated';
import { undecidedFilings } from '../../../facts/company/undecided-filings';
import type { FieldCaution } from '../process-effects';

/**
 * What the approval ends besides the merged company. Whoever files reads that there is something; only the office
 * reads what it is.
 */
export async function filingsThatEnd(db: Kysely<DB>, application: Application): Promise<readonly FieldCaution[]> {
  if (application.row.decided_at !== null) return [];
  const ending = await undecidedFilings(db, endedByMerger(frameOf(application)));
  if (ending.length === 0) return [];
  const said = ending.map(({ application_number: number, process_name: process }) => {
    const name = processName(everyProcess.schema.parse(process));
    return { ne: `${name.ne} (${number ?? '—'})`, en: `${name.en} (${number ?? '—'})` };
  });
  return [
    {
      sectionKey: 'MERGED_COMPANY',
      path: 'registrationNumber',
      message: 'merger.filingsEnd',
      forOffice: 'merger.filingsEnd.office',
      parameters: {
        filings: said.map(({ en }) => en).join(', '),
        filingsNepali: said.map(({ ne }) => ne).join(', '),
      },
    },
  ];
}
