import type { FoundingPaper } from '@registrar/domain/papers';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { readLastEntries } from '../../register/entries/read-entries';
import type { IssuedFiling } from '../issued-filing';
import { changesOf } from '../record/issue-record-letter';
import { issueAssociationPaper } from './issue-association-papers';
import { readStandingFounding } from './standing-founding';

/**
 * Draws the memorandum or the articles up anew, as the register stands after the filing, with what the filing changed
 * beside what it took the place of. Of a company whose papers the portal never had, the amended papers that were handed
 * in with the filing are the ones that hold, and nothing is issued; nor of a paper that an amendment of the other one
 * leaves alone.
 */
export async function issueAmendedAssociation(
  unit: UnitOfWork,
  filing: IssuedFiling,
  paper: FoundingPaper,
): Promise<void> {
  const { company, companyId, applicationId, accountId, decidedOn, name } = filing;
  const entries = (await readLastEntries(unit.tx, companyId)).flatMap(({ aspect, after, applicationId: by }) =>
    after === null ? [] : [{ aspect, data: after, by }],
  );
  const amended = entries.flatMap(({ aspect, data, by }) =>
    aspect === 'DOCUMENT' && by === applicationId ? [data['kind']] : [],
  );
  if (amended.length > 0 && !amended.includes(paper)) return;
  const founding = await readStandingFounding(
    unit.tx,
    { registeredBy: company.registeredBy, type: company.type, parts: entries },
    decidedOn,
  );
  if (founding === undefined) return;
  await issueAssociationPaper(unit, paper, {
    applicationId,
    companyId,
    accountId,
    founding,
    registered: {
      number: company.registrationNumber,
      day: company.registeredOn ?? '',
      office: company.office,
      amended: { on: decidedOn, by: name, changes: await changesOf(unit, filing, paper) },
    },
  });
}
