import { citation } from '../../../law/citation';
import type { AdDay } from '../../../calendar';
import type { Bilingual } from '../../../bilingual';
import { enumeration } from '../../../enumerations/enumeration';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import { registeredOn } from '../../definition/registered-on';
import type { SectionDefinition } from '../../definition/section-definition';
import { answers, choice, day, findingsOf, group, maybe, numberText, text, withRules, type Finding } from '../answer';
import { always, ask } from '../ask';
import { courtOrderFields, courtOrderFindings, courtOrderShape } from '../court-order';
import { shareholderDraft, type ShareholderDraft } from '../holders/shareholder-answers';
import { registeredPeople, type RegisteredHolder } from '../people/registered-people';
import { appliedOn, decidedOn, kindOf } from './agreement';
import { registeredHolderFindings } from './holder-list';

const KEY = 'SPSA_DEATH';

export const isSuccession = (frame: Pick<FilingFrame, 'answers'>): boolean =>
  kindOf(frame) === 'OWNERSHIP_TRANSFER_AFTER_DEATH';

/** By what the shares of somebody who died go to these heirs. */
export const successionBases = enumeration([
  ['ONLY_HEIR', 'हकवाला एक जना मात्र भएको', 'There is one heir only'],
  ['CONSENT', 'सबै हकवालाको मञ्जुरी', 'Consent of all heirs'],
  ['NOMINEE', 'शेयरधनीले इच्छाएको व्यक्ति', 'Nominee of the shareholder'],
  ['COURT_ORDER', 'अदालतको आदेश', 'Order of the court'],
]);

const courtOrder = group(courtOrderShape);
const succession = answers({
  holderId: text('HOLDER_REQUIRED', 60),
  diedOn: day('DIED_ON_REQUIRED'),
  certificateNumber: numberText('DEATH_CERTIFICATE_NUMBER_REQUIRED', 60),
  certifiedOn: day('DEATH_CERTIFIED_ON_REQUIRED'),
  basis: choice(successionBases.keys, 'SUCCESSION_BASIS_REQUIRED'),
  order: maybe(courtOrder),
});
type Succession = Partial<ReturnType<typeof succession.draft.parse>>;

/** As answered; empty for every other kind of filing. */
export const successionOf = (frame: Pick<FilingFrame, 'answers'>): Succession =>
  isSuccession(frame) ? (succession.draft.safeParse(filedAnswers(frame, KEY)).data ?? {}) : {};

/** Who died, as the register knows them. */
export const deceasedIn = (frame: FilingFrame): RegisteredHolder | undefined => {
  const { holderId } = successionOf(frame);
  return registeredPeople(frame).holders.find(({ id }) => id === holderId);
};

/** The nominee whom the register names for who died. */
export function nomineeOf(holder: RegisteredHolder | undefined): ShareholderDraft['nominee'] {
  const { data } = shareholderDraft.safeParse(holder?.answers);
  return data?.hasNominee === true ? data.nominee : undefined;
}

/** Section 153: the company has one holder, who died. */
export function isSoleHolder(frame: FilingFrame): boolean {
  const having = registeredPeople(frame).holders.filter(({ quantity }) => quantity !== 0);
  const died = deceasedIn(frame);
  return died !== undefined && having.length === 1 && having[0]?.id === died.id;
}

export const bases = (basis: (typeof successionBases.keys)[number]) => (frame: Pick<FilingFrame, 'answers'>) =>
  successionOf(frame).basis === basis;

function successionFindings(given: Succession, frame: FilingFrame): Finding[] {
  const { holderId, basis, order } = given;
  const holder = registeredPeople(frame).holders.find(({ id }) => id === holderId);
  return [
    ...registeredHolderFindings('holderId', holderId, frame),
    ...(holder?.answers['entity'] === 'COMPANY' ? [{ path: ['holderId'], code: 'DECEASED_NO_PERSON' as const }] : []),
    ...(holder?.quantity === 0 ? [{ path: ['holderId'], code: 'SHARES_HOLDER_HAS_NONE' as const }] : []),
    ...dayFindings(given, frame),
    ...(holder === undefined || basis === undefined ? [] : nomineeFindings(basis, holder)),
    ...(basis === 'COURT_ORDER'
      ? [...findingsOf('order', courtOrder.complete, order), ...orderFindings(given, frame)]
      : []),
  ];
}

/** Whom the holder named gets the shares; only the court decides otherwise. */
function nomineeFindings(basis: NonNullable<Succession['basis']>, holder: RegisteredHolder): Finding[] {
  const isNamed = nomineeOf(holder) !== undefined;
  if (basis === 'NOMINEE') return isNamed ? [] : [{ path: ['basis'], code: 'SUCCESSION_NO_NOMINEE' }];
  return isNamed && basis !== 'COURT_ORDER' ? [{ path: ['basis'], code: 'SUCCESSION_NOMINEE_STANDS' }] : [];
}

function dayFindings({ diedOn, certifiedOn }: Succession, frame: FilingFrame): Finding[] {
  const { today } = frame;
  const since = registeredOn(frame);
  const findings: Finding[] = [];
  const before = (given: AdDay | undefined): boolean => given !== undefined && diedOn !== undefined && given < diedOn;
  if (diedOn !== undefined && diedOn > today) findings.push({ path: ['diedOn'], code: 'DATE_IN_FUTURE' });
  else if (diedOn !== undefined && since !== null && diedOn < since)
    findings.push({ path: ['diedOn'], code: 'DAY_BEFORE_REGISTRATION' });
  else if (before(decidedOn(frame))) findings.push({ path: ['diedOn'], code: 'DEATH_AFTER_DECISION' });
  else if (before(appliedOn(frame))) findings.push({ path: ['diedOn'], code: 'DEATH_AFTER_APPLICATION' });
  if (certifiedOn !== undefined && certifiedOn > today)
    findings.push({ path: ['certifiedOn'], code: 'DATE_IN_FUTURE' });
  else if (before(certifiedOn)) findings.push({ path: ['certifiedOn'], code: 'DEATH_CERTIFIED_BEFORE_DEATH' });
  return findings;
}

function orderFindings({ diedOn, order }: Succession, frame: FilingFrame): Finding[] {
  const orderedOn = order?.orderedOn;
  const findings = courtOrderFindings(['order'], orderedOn, frame);
  return findings.length === 0 && orderedOn !== undefined && diedOn !== undefined && orderedOn < diedOn
    ? [{ path: ['order', 'orderedOn'], code: 'COURT_ORDER_BEFORE_DEATH' }]
    : findings;
}

const ORDER: Bilingual = { ne: 'अदालतको आदेश', en: 'Order of the court' };
const LAW = citation('45');

export const SPSA_DEATH = {
  key: KEY,
  label: { ne: 'शेयरधनीको मृत्यु', en: 'Death of the shareholder' },
  schema: succession.complete,
  schemaFor: (frame: FilingFrame) => withRules(succession, (kept) => successionFindings(kept, frame)),
  draft: succession.draft,
  optional: false,
  appliesTo: isSuccession,
  fields: [
    ask('holderId', 'registerChoice', 'मृत्यु भएको शेयरधनी', 'Shareholder who died', {
      required: always,
      registered: ['SHAREHOLDER'],
    }),
    ask('diedOn', 'date', 'मृत्यु भएको मिति', 'Date of death', { required: always }),
    ask('certificateNumber', 'text', 'मृत्यु दर्ता प्रमाणपत्र नम्बर', 'Number of the death certificate', {
      required: always,
      maximum: 60,
    }),
    ask('certifiedOn', 'date', 'प्रमाणपत्र जारी मिति', 'Date of the certificate', { required: always }),
    ask('basis', 'radio', 'शेयर कसको हकमा के आधारले जान्छ', 'By what the heirs get the shares', {
      required: always,
      options: successionBases,
      hint: {
        ne: `दर्ता किताबमा इच्छाइएको व्यक्ति भए शेयर उनकै हुन्छ; अदालतको आदेशले मात्र अर्को हुन्छ (${LAW.ne})।`,
        en: `Where the register names a nominee, the shares are theirs unless a court orders otherwise (${LAW.en}).`,
      },
    }),
    ...courtOrderFields('order.', { group: ORDER, when: ({ basis }: Answers) => basis === 'COURT_ORDER' }),
  ],
} satisfies SectionDefinition<typeof KEY>;
