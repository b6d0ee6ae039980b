import type { Bilingual } from '../../../bilingual';
import { outstandingIn } from '../../../share-ledger/share-table';
import type { Answers, FilingFrame } from '../../definition/filing-frame';
import { registeredCapital } from '../../definition/registered-capital';
import type { SectionDefinition } from '../../definition/section-definition';
import { withRules, type Finding } from '../answer';
import { always, ask } from '../ask';
import { ledgerIn, shareIssues } from '../shares/renumbering';
import { capitalMoves, DETAILS_KEY as KEY, detailsAnswers, type CapitalDetails as Details } from './details-answers';
import { allots, changesNothing, filedShares } from './filed-capital';

function detailsFindings(given: Details, frame: FilingFrame): Finding[] {
  const ledger = ledgerIn(frame);
  if (given.move !== 'RAISE' || !ledger) return [];
  const { ratePerShare, table } = ledger;
  const findings: Finding[] = [];
  const at = (field: keyof Details, code: Finding['code'], parameters?: Finding['parameters']) =>
    findings.push({ path: [field], code, parameters });
  const issuedNow = outstandingIn(table) * ratePerShare;
  const { authorizedCapital, authorizedOn, issuedCapital, issuedOn, rightQuantity, rightPaidPerShare } = given;
  const present = registeredCapital(frame)?.authorizedCapital ?? 0;
  if (authorizedCapital !== undefined && authorizedCapital <= present) at('authorizedCapital', 'AUTHORIZED_NOT_RAISED');
  else if (authorizedCapital !== undefined && authorizedCapital % ratePerShare !== 0)
    at('authorizedCapital', 'AMOUNT_NOT_WHOLE_SHARES');
  if (issuedCapital !== undefined) {
    const authorized = authorizedCapital ?? present;
    if (issuedCapital <= issuedNow) at('issuedCapital', 'ISSUED_NOT_RAISED');
    else if (issuedCapital % ratePerShare !== 0) at('issuedCapital', 'ISSUED_NOT_WHOLE_SHARES');
    else if (authorized > 0 && issuedCapital > authorized) at('issuedCapital', 'ISSUED_EXCEEDS_AUTHORIZED');
  }
  if (authorizedCapital !== undefined && authorizedOn === undefined) at('authorizedOn', 'AUTHORIZED_ON_REQUIRED');
  if (issuedCapital !== undefined && issuedOn === undefined) at('issuedOn', 'CAPITAL_ISSUED_ON_REQUIRED');
  const issuedShares =
    issuedCapital === undefined ? 0 : Math.max(0, Math.floor((issuedCapital - issuedNow) / ratePerShare));
  if (rightQuantity !== undefined && rightQuantity > issuedShares)
    at('rightQuantity', 'RIGHT_ABOVE_NEW', { available: issuedShares });
  if (rightQuantity !== undefined && rightQuantity > 0 && rightPaidPerShare === undefined)
    at('rightPaidPerShare', 'PAID_PER_SHARE_REQUIRED');
  return [...findings, ...dayFindings(given, frame)];
}

function dayFindings(given: Details, { today }: FilingFrame): Finding[] {
  const { authorizedOn, issuedOn, allottedOn } = given;
  const inFuture = (['authorizedOn', 'issuedOn', 'allottedOn'] as const)
    .filter((field) => (given[field] ?? '') > today)
    .map((field): Finding => ({ path: [field], code: 'DATE_IN_FUTURE' }));
  if (inFuture.length > 0) return inFuture;
  if (authorizedOn !== undefined && issuedOn !== undefined && issuedOn < authorizedOn)
    return [{ path: ['issuedOn'], code: 'ISSUED_BEFORE_AUTHORIZED' }];
  return issuedOn !== undefined && allottedOn !== undefined && allottedOn < issuedOn
    ? [{ path: ['allottedOn'], code: 'ALLOTTED_BEFORE_ISSUED' }]
    : [];
}

const AUTHORIZED: Bilingual = { ne: 'अधिकृत पुँजी', en: 'Authorized capital' };
const ISSUED: Bilingual = { ne: 'जारी पुँजी', en: 'Issued capital' };
const RIGHT: Bilingual = { ne: 'हालका शेयरधनीलाई समानुपातिक बाँडफाँड', en: 'Allotment to present holders in proportion' };
const EMPTY: Bilingual = { ne: 'हालकै रहने भए खाली छोड्नुहोस्।', en: 'Leave it empty if it stays as it is.' };

const isRaised = ({ move }: Answers): boolean => move === 'RAISE';
const filled =
  (path: string) =>
  (data: Answers): boolean =>
    isRaised(data) && typeof data[path] === 'number';

export const CAPITAL_DETAILS = {
  key: KEY,
  label: { ne: 'पुँजीको विवरण', en: 'Capital details' },
  schema: detailsAnswers.complete,
  schemaFor: (frame: FilingFrame) => withRules(detailsAnswers, (given) => detailsFindings(given, frame)),
  draft: detailsAnswers.draft,
  optional: false,
  stands: ['CAPITAL'],
  issues: (data, frame) => [
    ...shareIssues(filedShares(frame), KEY),
    ...(allots(frame) && !data['allottedOn'] ? [{ path: 'allottedOn', code: 'ALLOTTED_ON_REQUIRED' as const }] : []),
    ...(data['move'] === 'RAISE' && changesNothing(frame) ? [{ path: '', code: 'CAPITAL_UNCHANGED' as const }] : []),
  ],
  fields: [
    ask('move', 'radio', 'के फेरिन्छ', 'What changes', { required: always, options: capitalMoves }),
    ask('authorizedCapital', 'amount', 'नयाँ अधिकृत पुँजी', 'New authorized capital', {
      group: AUTHORIZED,
      when: isRaised,
      hint: EMPTY,
    }),
    ask('authorizedOn', 'date', 'अधिकृत पुँजी कायम भएको मिति', 'Authorized date', {
      group: AUTHORIZED,
      when: filled('authorizedCapital'),
      required: always,
    }),
    ask('issuedCapital', 'amount', 'नयाँ जारी पुँजी', 'New issued capital', {
      group: ISSUED,
      when: isRaised,
      hint: EMPTY,
    }),
    ask('issuedOn', 'date', 'जारी मिति', 'Issued date', {
      group: ISSUED,
      when: filled('issuedCapital'),
      required: always,
    }),
    ask('rightQuantity', 'quantity', 'जम्मा शेयर सङ्ख्या', 'Number of shares together', {
      group: RIGHT,
      when: filled('issuedCapital'),
      hint: {
        ne: 'हरेकले आफ्नो हालको शेयरको अनुपातमा पाउँछ; पूरा नपुग्ने अंश जगेडामा रहन्छ।',
        en: 'Each gets a part in proportion to the present shares; what makes no whole share stays in reserve.',
      },
    }),
    ask('rightPaidPerShare', 'amount', 'प्रतिशेयर चुक्ता रकम', 'Paid on each share', {
      group: RIGHT,
      when: (data) => filled('issuedCapital')(data) && filled('rightQuantity')(data),
      required: always,
    }),
    ask('allottedOn', 'date', 'बाँडफाँड मिति', 'Date of the allotment', {
      group: { ne: 'बाँडफाँड', en: 'Allotment' },
      when: isRaised,
      hint: {
        ne: 'अहिले शेयर बाँडफाँड भएको भए। विवरण कानुनको म्यादभित्र पेश गर्नुपर्छ; ढिला भए जरिबाना लाग्छ।',
        en: 'Where shares are allotted now. The return is due within the time that the law sets; after that a fine is due.',
      },
    }),
  ],
} satisfies SectionDefinition<typeof KEY>;
