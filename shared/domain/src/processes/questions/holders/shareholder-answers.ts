import type { z } from 'zod';
import { investorTypes, shareholderEntities, shareholderTypes } from '../../../enumerations/persons';
import { anyAddress, personEmail, personPhone } from '../address';
import { answers, choice, group, maybe, optionalAmount, yesNo } from '../answer';
import { beneficiary, guardianOf, holding, holdingCompany, holdingPerson, nominee } from './holder';
import { identification } from '../identification';

/** The identity of a holder, without the holding. */
export const holderShape = {
  entity: choice(shareholderEntities.keys, 'ENTITY_REQUIRED'),
  investorType: choice(investorTypes.keys, 'INVESTOR_TYPE_REQUIRED'),
  shareholderType: choice(shareholderTypes.keys, 'SHAREHOLDER_TYPE_REQUIRED'),
  /** Specification section 3: bod, founder, share owner. */
  roles: group({ founder: yesNo(), shareOwner: yesNo(), bod: yesNo() }),
  person: maybe(holdingPerson),
  identification: maybe(identification),
  guardian: maybe(guardianOf),
  company: maybe(holdingCompany),
  permanentAddress: anyAddress,
  temporaryElsewhere: yesNo(),
  temporaryAddress: maybe(anyAddress),
  contact: group({ phoneNo: personPhone, email: personEmail }),
  hasNominee: yesNo(),
  nominee: maybe(nominee),
  hasBeneficiary: yesNo(),
  beneficiary: maybe(beneficiary),
};
export const shareholderAnswers = answers({ ...holderShape, holding: maybe(holding), membershipFee: optionalAmount() });
export const shareholderDraft = shareholderAnswers.draft;
/** The stored answers; fields that the kind of holder does not have are missing. */
export type ShareholderDraft = z.output<typeof shareholderDraft>;
/** The same without the holding. */
export type HolderDraft = Omit<ShareholderDraft, 'holding' | 'membershipFee'>;
/** The complete answers. */
export type Shareholder = z.output<typeof shareholderAnswers.complete>;

/** Parses complete answers without the rules, which were checked when they were given. */
export const shareholder = shareholderAnswers.complete;
