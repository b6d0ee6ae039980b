import type { IssuedPaperDefinition, IssuedPaperKind } from '@registrar/domain/processes';
import type { UnitOfWork } from '../platform/unit-of-work';
import { issueAmendedAssociation } from './founding/issue-amended-association';
import { readIssuedFiling, type ApprovedFiling, type IssuedFiling } from './issued-filing';
import { issueConversionCertificate } from './conversion/issue-conversion-certificate';
import { issueNameChangeCertificate } from './name-change/issue-name-change-certificate';
import { issueRecordLetter } from './record/issue-record-letter';

type Issue = (unit: UnitOfWork, filing: IssuedFiling, definition: IssuedPaperDefinition) => Promise<void>;

/** How each kind is composed; a kind without its row does not compile. */
const ISSUES: Readonly<Record<IssuedPaperKind, Issue>> = {
  RECORD_LETTER: issueRecordLetter,
  CERTIFICATE_OF_NAME_CHANGE: issueNameChangeCertificate,
  CERTIFICATE_OF_CONVERSION: issueConversionCertificate,
  MEMORANDUM: (unit, filing) => issueAmendedAssociation(unit, filing, 'MOA'),
  ARTICLES: (unit, filing) => issueAmendedAssociation(unit, filing, 'AOA'),
};

/**
 * What the definition of a process names, from what its approval has just entered. What the papers say is fixed here,
 * within the unit of work; their files follow.
 */
export async function issueFilingPapers(
  unit: UnitOfWork,
  filing: ApprovedFiling,
  issues: readonly IssuedPaperDefinition[],
): Promise<void> {
  if (issues.length === 0) return;
  const issued = await readIssuedFiling(unit, filing);
  for (const definition of issues) await ISSUES[definition.kind](unit, issued, definition);
}

/**
 * A letter to each of these companies, which the filing of another company has changed, with what it changed of them;
 * `law`: the provision that the filing rests on.
 */
export async function issueLettersToNamed(
  unit: UnitOfWork,
  filing: Omit<ApprovedFiling, 'companyId'>,
  companyIds: readonly string[],
  law: string | undefined,
): Promise<void> {
  for (const companyId of companyIds)
    await issueRecordLetter(unit, await readIssuedFiling(unit, { ...filing, companyId }), {
      kind: 'RECORD_LETTER',
      ...(law !== undefined && { law }),
    });
}
