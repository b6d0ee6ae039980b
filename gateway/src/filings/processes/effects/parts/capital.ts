import type { CompanyType } from '@registrar/domain/enumerations';
import { filedAnswers, type FilingFrame } from '@registrar/domain/processes';
import { capitalFigures } from '@registrar/domain/processes/questions/capital/capital-figures';
import {
  headOfficeCapital,
  membershipCapital,
  shareCapital,
  type ShareCapital,
} from '@registrar/domain/processes/questions/capital/capital-answers';
import type { PublicPart } from '@registrar/domain/register';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import type { NewEntry } from '../../../../register/entries/enter';

export interface Capital {
  readonly shown: PublicPart<'CAPITAL'>;
  /** Null when the type has no shares. */
  readonly shares: ShareCapital | null;
  readonly entry: NewEntry;
}

const NO_CAPITAL: PublicPart<'CAPITAL'> = {
  authorizedCapital: null,
  issuedCapital: null,
  paidUpCapital: null,
  ratePerShare: null,
  issuedShares: null,
};

/** The capital from the section CAPITAL_STRUCTURE, in the form that the company type has. */
export function capitalOf(frame: FilingFrame, companyType: CompanyType): Capital {
  const filed = filedAnswers(frame, 'CAPITAL_STRUCTURE');
  const capital = readCapital(filed, companyType);
  return { ...capital, entry: { aspect: 'CAPITAL', after: { ...capital.shown, details: filed } } };
}

function readCapital(filed: unknown, companyType: CompanyType): Omit<Capital, 'entry'> {
  switch (companyTypeRules(companyType).capital) {
    case 'SHARES': {
      const shares = shareCapital.parse(filed);
      const paidUpCapital = shares.promoterPaidAmount + (shares.publicPaidAmount ?? 0);
      const issuedShares = capitalFigures(shares).issuedQuantity ?? null;
      return {
        shares,
        shown: {
          authorizedCapital: shares.authorizedCapital,
          issuedCapital: shares.issuedCapital,
          paidUpCapital,
          ratePerShare: shares.shareRate,
          issuedShares,
        },
      };
    }
    case 'MEMBERSHIP':
      membershipCapital.parse(filed);
      return { shares: null, shown: NO_CAPITAL };
    case 'HEAD_OFFICE':
      return {
        shares: null,
        shown: { ...NO_CAPITAL, authorizedCapital: headOfficeCapital.parse(filed).branchAuthorizedCapital },
      };
  }
}
