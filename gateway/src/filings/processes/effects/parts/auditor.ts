import { comparedCode } from '@registrar/domain/plain-text';
import { filedDetails } from '@registrar/domain/processes/questions/people/registered-people';
import { isSamePerson } from '@registrar/domain/processes/questions/people/same-person';
import type { Answers } from '@registrar/domain/processes';
import type { Auditor } from '@registrar/domain/processes/questions/people/auditor';
import type { UnitOfWork } from '../../../../platform/unit-of-work';
import type { NewEntry } from '../../../../register/entries/enter';
import { readLastEntries } from '../../../../register/entries/read-entries';

/**
 * The register entries for a new auditor. The parts of former auditors end; if the auditor is the same person, the
 * existing part continues.
 */
export async function auditorEntries(
  unit: Pick<UnitOfWork, 'tx' | 'newId'>,
  companyId: string,
  auditor: Auditor,
): Promise<NewEntry[]> {
  const { fullNameNepali: nameNepali = '', fullNameEnglish: nameEnglish = '', ...details } = auditor;
  const standing = (await readLastEntries(unit.tx, companyId)).flatMap(({ aspect, subjectId, after }) =>
    aspect === 'AUDITOR' && after !== null ? [{ subjectId, after }] : [],
  );
  const same = standing.find(({ after }) => isSameAuditor(filedDetails(after), details));
  const subjectId = same?.subjectId ?? unit.newId();
  return [
    ...standing
      .filter((part) => part !== same)
      .map((part): NewEntry => ({
        aspect: 'AUDITOR',
        subjectId: part.subjectId,
        after: null,
        happenedOn: auditor.appointedOn,
      })),
    { aspect: 'AUDITOR', subjectId, after: { nameEnglish, nameNepali, details }, happenedOn: auditor.appointedOn },
  ];
}

/** Compares the tax number or the licence, never the name: two auditors can have the same name. */
function isSameAuditor(
  before: Answers,
  { panNumber, licenceNumber }: Pick<Auditor, 'panNumber' | 'licenceNumber'>,
): boolean {
  const [pan, licence] = [textOf(before['panNumber']), textOf(before['licenceNumber'])];
  return pan === undefined
    ? licence !== undefined && comparedCode(licence) === comparedCode(licenceNumber)
    : isSamePerson({ panNumber: pan }, { panNumber });
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
