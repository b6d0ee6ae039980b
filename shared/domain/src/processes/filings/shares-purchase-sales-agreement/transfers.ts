import { shareTypes } from '../../../enumerations/shares';
import { companyTypeRules, hasShares } from '../../../registration/company-type-rules';
import { filedAnswers, type Answers, type FiledItem, type FilingFrame } from '../../definition/filing-frame';
import type { ItemStep } from '../../definition/item-step';
import type { CrossIssue, ListSection } from '../../definition/section-definition';
import { comparedCode } from '../../../plain-text';
import { answers, group, judgedByEach, withRules, type Finding } from '../../questions/answer';
import { always, ask, type When } from '../../questions/ask';
import { newHolderFields, newHolderFor } from '../../questions/holders/new-holder';
import { documentsStep } from '../../questions/item-in-steps';
import { witnessFields, witnessFindings, witnessShape } from '../../questions/people/witness';
import { deedOn, SETUP_KEY } from '../../questions/shares/agreement';
import { capitalGainFields, capitalGainFindings } from '../../questions/shares/capital-gain-tax';
import { registeredHolderFindings } from '../../questions/shares/holder-list';
import { holdersAfterIssues, newHolderIssues } from '../../questions/shares/new-holders';
import { promoterIssues } from '../../questions/shares/promoter-part';
import { RANGE_ROWS } from '../../questions/shares/range-answers';
import { ledgerIn, shareIssues } from '../../questions/shares/renumbering';
import {
  agreementItem,
  buyerKinds,
  givesShares,
  isNewBuyer,
  isOfReserve,
  newHolderItems,
  RANGES_MAXIMUM,
  soldOf,
  taxedOf,
  taxVouchers,
  transferDraft,
  transferNatures,
  transferOf,
  transferTitle,
  TRANSFERS_KEY,
  withCompany,
} from '../../questions/shares/share-transfers';
import { filedShares } from './setup';

const ofTransfer: When = (_data, frame) => !isOfReserve(frame);
const ofReserve: When = (_data, frame) => isOfReserve(frame);
const isSold: When = (data, frame) => !isOfReserve(frame) && data['nature'] === 'SALE';
const sellerIsPerson: When = (data, frame) => taxedOf(transferOf(data), frame).isPerson;
const known: When = ({ buyer }) => buyer === 'REGISTERED';

const agreementFor = (frame: FilingFrame) =>
  withRules(agreementItem, (kept) => {
    const given = transferOf(kept);
    const { buyer, buyerId } = given;
    const findings: Finding[] = isOfReserve(frame) ? releaseFindings(given) : saleFindings(given, frame);
    if (buyer === 'REGISTERED')
      findings.push(...registeredHolderFindings('buyerId', buyerId, frame, 'HOLDER_REQUIRED'));
    return findings;
  });

function kittaFindings(path: Finding['path'], kitta: number | undefined): Finding[] {
  if (!kitta) return [{ path, code: 'KITTA_REQUIRED' }];
  return Number.isSafeInteger(kitta) ? [] : [{ path, code: 'QUANTITY_DECIMAL' }];
}

type Given = ReturnType<typeof transferOf>;

function saleFindings(given: Given, frame: FilingFrame): Finding[] {
  const { sellerId, nature, ranges = [], tax } = given;
  return [
    ...registeredHolderFindings('sellerId', sellerId, frame, 'SELLER_REQUIRED'),
    ...(ranges.length === 0 ? [{ path: ['ranges'], code: 'SHARE_RANGES_REQUIRED' as const }] : []),
    ...ranges.flatMap(({ from, to }, at): Finding[] => [
      ...kittaFindings(['ranges', at, 'from'], from),
      ...kittaFindings(['ranges', at, 'to'], to),
    ]),
    ...(nature === undefined ? [{ path: ['nature'], code: 'TRANSFER_NATURE_REQUIRED' as const }] : []),
    ...(nature === 'SALE' ? capitalGainFindings(tax, taxedOf(given, frame), frame) : []),
  ];
}

const releaseFindings = ({ quantity, shareType, paidPerShare }: Given): Finding[] => [
  ...(quantity ? [] : [{ path: ['quantity'], code: 'SHARE_QUANTITY_REQUIRED' as const }]),
  ...(shareType === undefined ? [{ path: ['shareType'], code: 'SHARE_TYPE_REQUIRED' as const }] : []),
  ...(paidPerShare === undefined ? [{ path: ['paidPerShare'], code: 'PAID_PER_SHARE_REQUIRED' as const }] : []),
];

const witnessAnswers = answers({ witness: group(witnessShape) });
const witnessFor = ({ today }: FilingFrame) =>
  withRules(witnessAnswers, ({ witness }) => (witness ? witnessFindings(['witness'], witness, today) : []));

const holders = { required: always, registered: ['SHAREHOLDER'] } as const;
const ranges = {
  required: always,
  when: ofTransfer,
  holderAt: 'sellerId',
  maximum: RANGES_MAXIMUM,
  rows: RANGE_ROWS,
};
const released = { required: always, when: ofReserve };
const ofBuyer = newHolderFields(isNewBuyer);

const steps = {
  general: [
    ask('sellerId', 'registerChoice', 'शेयर दिने', 'Seller', { ...holders, when: ofTransfer }),
    ask('ranges', 'ranges', 'दिइने शेयर', 'Shares that are given', ranges),
    ask('nature', 'radio', 'हस्तान्तरणको किसिम', 'Sale or gift', {
      required: always,
      when: ofTransfer,
      options: transferNatures,
    }),
    ask('quantity', 'quantity', 'शेयर सङ्ख्या', 'Number of shares', released),
    ask('shareType', 'select', 'शेयरको किसिम', 'Share type', { ...released, options: shareTypes }),
    ask('paidPerShare', 'amount', 'प्रतिशेयर चुक्ता रकम', 'Paid on each share', released),
    ask('buyer', 'radio', 'शेयर पाउने को हो?', 'Who gets the shares?', { required: always, options: buyerKinds }),
    ask('buyerId', 'registerChoice', 'शेयर पाउने', 'Buyer', { ...holders, when: known }),
    ...ofBuyer.general,
    ...capitalGainFields(isSold, sellerIsPerson),
  ],
  contact: ofBuyer.contact,
  witness: witnessFields('witness.'),
  nominee: ofBuyer.nominee,
  beneficiary: ofBuyer.beneficiary,
};

const stepOf = (key: string, ne: string, en: string, fields: ItemStep['fields']): ItemStep => ({
  key,
  kind: 'FIELDS',
  label: { ne, en },
  fields,
});

/** Six for somebody new; of somebody whom the register knows it has contact, nominee and beneficiary. */
const itemSteps: readonly ItemStep[] = [
  stepOf('general-information', 'सामान्य विवरण', 'General information', steps.general),
  stepOf('contact-information', 'सम्पर्क विवरण', 'Contact information', steps.contact),
  stepOf('witness-details', 'साक्षीको विवरण', 'Witness details', steps.witness),
  stepOf('nominee', 'इच्छाइएको व्यक्ति', 'Nominee', steps.nominee),
  stepOf('beneficiary', 'हिताधिकारी', 'Beneficiary', steps.beneficiary),
  documentsStep,
];

/** Section 42(2): promoters' shares of a public company, before its first general meeting or its calls are paid. */
function promoterTermIssues(items: readonly FiledItem[], frame: FilingFrame): CrossIssue[] {
  const ledger = ledgerIn(frame);
  const isPublic = frame.companyType !== null && companyTypeRules(frame.companyType).promoterMinimumPercent !== null;
  if (!ledger || !isPublic || isOfReserve(frame)) return [];
  const met = filedAnswers(frame, SETUP_KEY)['firstMeetingOn'];
  const deed = deedOn(frame);
  return items.flatMap(({ id, data }): CrossIssue[] => {
    const sold = soldOf(transferOf(data), ledger).filter(({ shareType }) => shareType === 'PROMOTER');
    if (sold.length === 0) return [];
    const path = `${id}.ranges`;
    if (sold.some(({ paidPerShare }) => paidPerShare < ledger.ratePerShare))
      return [{ path, code: 'PROMOTER_SHARES_UNPAID' }];
    return typeof met !== 'string' || (deed !== undefined && met > deed)
      ? [{ path, code: 'PROMOTER_SHARES_BEFORE_MEETING' }]
      : [];
  });
}

function voucherIssues(frame: FilingFrame): CrossIssue[] {
  const seen = new Set<string>();
  return taxVouchers(frame).flatMap(({ id, bank, voucherNumber }): CrossIssue[] => {
    const key = `${bank} ${comparedCode(voucherNumber)}`;
    if (seen.has(key)) return [{ path: `${id}.tax.voucherNo`, code: 'TAX_VOUCHER_TWICE' }];
    seen.add(key);
    return [];
  });
}

export const SPSA_TRANSFERS = {
  key: TRANSFERS_KEY,
  kind: 'LIST',
  label: { ne: 'शेयर दिने र पाउने', en: 'Who gives and gets the shares' },
  optional: false,
  appliesTo: (frame) => frame.companyType !== null && hasShares(frame.companyType) && givesShares(frame),
  most: 100,
  item: {
    name: { ne: 'हस्तान्तरण', en: 'Transfer' },
    draft: transferDraft,
    schemaFor: (frame) =>
      judgedByEach((data: Answers) => [
        agreementFor(frame),
        witnessFor(frame),
        ...(isNewBuyer(data) ? [newHolderFor(frame)] : []),
      ]),
    fields: itemSteps.flatMap(({ fields }) => fields),
    title: (data, frame) => transferTitle(data, withCompany(frame)),
  },
  itemSteps,
  issues(items, frame) {
    if (items.length === 0) return [{ path: '', code: 'SPSA_TRANSFER_REQUIRED' }];
    const filed = filedShares(frame);
    const added = newHolderItems(frame);
    return [
      ...shareIssues(filed, TRANSFERS_KEY),
      ...newHolderIssues(added, frame),
      ...(filed?.ok ? holdersAfterIssues(filed.ledger.table, added, frame) : []),
      ...promoterTermIssues(items, frame),
      // between holders each share keeps its type
      ...(isOfReserve(frame) ? promoterIssues(filed, frame) : []),
      ...voucherIssues(frame),
    ];
  },
} satisfies ListSection<typeof TRANSFERS_KEY>;
