import type { ItemPart } from '@registrar/ui/filing';

/** What is asked of a shareholder, in the order of the specification's parts. */
export const holderParts: readonly ItemPart[] = [
  {
    key: 'identity',
    label: { ne: 'परिचय', en: 'Identity' },
    paths: ['entity', 'investorType', 'shareholderType', 'roles', 'person', 'identification', 'company'],
  },
  { key: 'guardian', label: { ne: 'संरक्षक', en: 'Guardian' }, paths: ['guardian'] },
  {
    key: 'contact',
    label: { ne: 'ठेगाना र सम्पर्क', en: 'Address and contact' },
    paths: ['permanentAddress', 'temporaryElsewhere', 'temporaryAddress', 'contact'],
  },
  { key: 'investment', label: { ne: 'लगानी', en: 'Investment' }, paths: ['holding', 'membershipFee'] },
  { key: 'nominee', label: { ne: 'इच्छाइएको व्यक्ति', en: 'Nominee' }, paths: ['hasNominee', 'nominee'] },
  { key: 'beneficiary', label: { ne: 'हिताधिकारी', en: 'Beneficiary' }, paths: ['hasBeneficiary', 'beneficiary'] },
];
