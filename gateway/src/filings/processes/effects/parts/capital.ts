import type { CompanyType } from '@registrar/domain/enumerations';
import { filedAnswers, type FilingFrame } from '@registrar/domain/processes';
import { capitalFigures } from '@registrar/domain/processes/questions/capital/capital-figures';
import {
  headOfficeCapital,
  membershipCapital,
  shareCapital,
} from '@registrar/domain/processes/questions/capital/capital-answers';
import type { PublicPart } from '@registrar/domain/register';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import type { NewEntry } from '../../../../register/entries/enter';

/** Of a company with members alone. */
export const NO_CAPITAL: PublicPart<'CAPITAL'> = {
  authorizedCapital: null,
  issuedCapital: null,
  paidUpCapital: null,
  ratePerShare: null,
  issuedShares: null,
};

/** The capital from the section CAPITAL_STRUCTURE, in the form that the company type has. */
export function capitalEntry(frame: FilingFrame, companyType: CompanyType): NewEntry {
  const filed = filedAnswers(frame, 'CAPITAL_STRUCTURE');
  return { aspect: 'CAPITAL', after: { ...readCapital(filed, companyType), details: filed } };
}

function readCapital(filed: unknown, companyType: CompanyType): PublicPart<'CAPITAL'> {
  switch (companyTypeRules(companyType).capital) {
    case 'SHARES': {
      const shares = shareCapital.parse(filed);
      const paidUpCapital = shares.promoterPaidAmount + (shares.publicPaidAmount ?? 0);
      const issuedShares = capitalFigures(shares).issuedQuantity ?? null;
      return {
        authorizedCapital: shares.authorizedCapital,
        issuedCapital: shares.issuedCapital,
        paidUpCapital,
        ratePerShare: shares.shareRate,
        issuedShares,
      };
    }
    case 'MEMBERSHIP':
      membershipCapital.parse(filed);
      return NO_CAPITAL;
    case 'HEAD_OFFICE':
      return { ...NO_CAPITAL, authorizedCapital: headOfficeCapital.parse(filed).branchAuthorizedCapital };
  }
}
