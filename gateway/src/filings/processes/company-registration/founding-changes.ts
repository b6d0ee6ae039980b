import type { CompanyType } from '@registrar/domain/enumerations';
import { filedAnswers, type FilingFrame } from '@registrar/domain/processes';
import { registeredOn } from '@registrar/domain/processes/definition/registered-on';
import { branchDraft } from '@registrar/domain/processes/questions/branch-information';
import { director } from '@registrar/domain/processes/questions/directors/director-answers';
import { GENERAL_INFORMATION, type GeneralInformation } from '@registrar/domain/processes/company-registration';
import { foundingShares } from '@registrar/domain/processes/filings/company-registration/share-range-assign';
import { shareholder } from '@registrar/domain/processes/questions/holders/shareholder-answers';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';
import type { NewEntry } from '../../../register/entries/enter';
import { board } from '../effects/parts/board';
import { capitalEntry } from '../effects/parts/capital';
import { filedParts } from '../effects/parts/filed-parts';
import { shareholders } from '../effects/parts/holders';
import { objectives } from '../effects/parts/objectives';
import { branches, headOffice, registeredOffice } from '../effects/parts/office';
import { drafters, focalPersons, representatives, witnesses } from '../effects/parts/people';

export interface FoundingChanges {
  readonly entries: readonly NewEntry[];
  readonly general: GeneralInformation;
}

/** The register data of a registration. The answers must be complete; an incomplete one throws. */
export async function foundingChanges(
  db: Kysely<DB>,
  frame: FilingFrame,
  companyType: CompanyType,
): Promise<FoundingChanges> {
  const general = GENERAL_INFORMATION.schema.parse(filedAnswers(frame, 'GENERAL_INFORMATION'));
  const rules = companyTypeRules(companyType);
  const holders = rules.holders === null ? [] : filedParts(frame, 'SHAREHOLDER', shareholder);
  if (rules.capital === 'SHARES' && foundingShares(frame) === null)
    throw new Error('A company of shares has issued none');
  const isForeign = rules.capital === 'HEAD_OFFICE';
  return {
    general,
    entries: [
      await registeredOffice(db, general.address, general.contact),
      ...(isForeign && general.headOffice ? [await headOffice(db, general.headOffice)] : []),
      ...(await branches(db, filedParts(frame, 'BRANCH_INFORMATION', branchDraft))),
      await objectives(db, frame),
      capitalEntry(frame, companyType),
      ...(await shareholders(db, holders)),
      ...(rules.directors === null
        ? []
        : board(filedParts(frame, 'BOD_DETAILS', director), holders, registeredOn(frame) ?? frame.today)),
      ...representatives(frame),
      ...(rules.holders === null ? [] : witnesses(frame)),
      ...(isForeign ? focalPersons(frame) : []),
      ...drafters(frame),
    ],
  };
}
