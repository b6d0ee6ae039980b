import { spsaTypes, type SpsaType } from '../../../enumerations/shares';
import { companyTypeRules } from '../../../registration/company-type-rules';
import { reservedIn } from '../../../share-ledger/holdings';
import { reserve } from '../../../share-ledger/reserve';
import { inSteps, type ShareStep } from '../../../share-ledger/steps';
import { rangesOf } from '../../../share-ledger/stated-ranges';
import type { AskedAt, FiledShares } from '../../definition/filed-shares';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import {
  answers,
  choice,
  judgedByEach,
  maybe,
  optionalDay,
  withRules,
  yesNo,
  type Finding,
} from '../../questions/answer';
import { always, ask, type When } from '../../questions/ask';
import {
  agreementFields,
  agreementFindings,
  agreementShape,
  applicationShape,
  decidedShape,
  deedShape,
  kindOf,
  SETUP_KEY,
} from '../../questions/shares/agreement';
import { bonusSteps, isBonus } from '../../questions/shares/bonus-issue';
import { isWhole, successionSteps } from '../../questions/shares/heirs';
import { ledgerIn } from '../../questions/shares/renumbering';
import { givesShares, transferSteps } from '../../questions/shares/share-transfers';
import { isSuccession } from '../../questions/shares/succession';
import { forfeitSteps } from './forfeitures';

const JAFAT = { bucket: 'JAFAT', holderId: null } as const;

const setup = answers({
  spsaType: choice(spsaTypes.keys, 'SPSA_TYPE_REQUIRED'),
  ...agreementShape,
  // asked of some kinds; each of them judges its own
  decision: maybe(decidedShape.decision),
  deedOn: maybe(deedShape.deedOn),
  notary: maybe(deedShape.notary),
  appliedOn: maybe(applicationShape.appliedOn),
  firstMeetingOn: optionalDay(),
  toReserve: yesNo(),
});
const decided = answers(decidedShape);
const deed = answers(deedShape);
const application = answers(applicationShape);

const kindIn = ({ spsaType }: Answers): unknown => spsaType;
export const isTransfer = (frame: Pick<FilingFrame, 'answers'>): boolean => kindOf(frame) === 'TRANSFER';
export const isForfeiture = (frame: Pick<FilingFrame, 'answers'>): boolean => kindOf(frame) === 'JAFAT';
export const isByDeed = (frame: FilingFrame): boolean => isTransfer(frame) || isForfeiture(frame);

/** Bonus shares are resolved by a special resolution, which their own section asks. */
const isDecided: When = (data) => kindIn(data) !== 'BONUS';
const hasDeed: When = (data) => kindIn(data) === 'TRANSFER' || kindIn(data) === 'JAFAT';
const isApplied: When = (data) => kindIn(data) === 'TRANSFER' || kindIn(data) === 'OWNERSHIP_TRANSFER_AFTER_DEATH';
const ofPublic: When = (data, { companyType }) =>
  kindIn(data) === 'TRANSFER' && companyType !== null && companyTypeRules(companyType).promoterMinimumPercent !== null;

/** Shares of the reserve are given out only where there are some. */
const offered = (frame: FilingFrame): readonly SpsaType[] =>
  spsaTypes.keys.filter((kind) => kind !== 'JAGEDA' || reservedIn(ledgerIn(frame)?.table ?? []) > 0);

function setupFindings(kept: ReturnType<typeof setup.draft.parse>, frame: FilingFrame): Finding[] {
  const { spsaType, firstMeetingOn } = kept;
  return [
    ...(spsaType !== undefined && !offered(frame).includes(spsaType)
      ? [{ path: ['spsaType'], code: 'SHARES_RESERVE_EMPTY' as const }]
      : []),
    ...(firstMeetingOn !== undefined && firstMeetingOn > frame.today
      ? [{ path: ['firstMeetingOn'], code: 'DATE_IN_FUTURE' as const }]
      : []),
    // what another kind asks may still lie in the draft
    ...agreementFindings(asAsked(kept, frame), frame),
  ];
}

function asAsked(kept: ReturnType<typeof setup.draft.parse>, frame: FilingFrame) {
  return {
    ...kept,
    ...(!isDecided(kept, frame) && { decision: undefined }),
    ...(!hasDeed(kept, frame) && { deedOn: undefined, notary: undefined }),
    ...(!isApplied(kept, frame) && { appliedOn: undefined }),
  };
}

const setupFor = (frame: FilingFrame) =>
  judgedByEach((data) => [
    withRules(setup, (kept) => setupFindings(kept, frame)),
    ...(isDecided(data, frame) ? [decided.complete] : []),
    ...(hasDeed(data, frame) ? [deed.complete] : []),
    ...(isApplied(data, frame) ? [application.complete] : []),
  ]);

export const SPSA_SETUP = {
  key: SETUP_KEY,
  label: { ne: 'सम्झौताको विवरण', en: 'The agreement' },
  schema: setup.complete,
  schemaFor: setupFor,
  draft: setup.draft,
  optional: false,
  fields: [
    ask('spsaType', 'radio', 'शेयरमा के हुन्छ', 'What becomes of the shares', {
      required: always,
      options: spsaTypes,
      offered: (_data, frame) => offered(frame),
    }),
    ...agreementFields({ isDecided, hasDeed, isApplied }),
    ask('firstMeetingOn', 'date', 'पहिलो साधारण सभा भएको मिति', 'Date of the first general meeting', {
      group: { ne: 'संस्थापक शेयर', en: 'Promoter shares' },
      when: ofPublic,
      hint: {
        ne: 'संस्थापक शेयर बिक्री हुँदा चाहिन्छ (दफा ४२)।',
        en: 'Needed where promoter shares are sold (section 42).',
      },
    }),
    ask('toReserve', 'switch', 'जफत भएको शेयर जगेडामा राख्ने?', 'Put the forfeited shares in reserve?', {
      group: { ne: 'जफत शेयर', en: 'Forfeited shares' },
      when: (data) => kindIn(data) === 'JAFAT',
    }),
  ],
} satisfies SectionDefinition<typeof SETUP_KEY>;

/** All forfeited shares become those of the reserve. */
const intoReserve = ({ today: on }: FilingFrame): ShareStep<AskedAt> => ({
  run: (standing) => reserve(standing, { on, owner: JAFAT, ranges: rangesOf(standing.table, JAFAT) }),
  placeOf: () => ({ section: SETUP_KEY, path: 'toReserve' }),
});

/** What the answers do to the shares of the company; null: not enough is answered. */
export function filedShares(frame: FilingFrame): FiledShares | null {
  const ledger = ledgerIn(frame);
  const steps = ledger ? stepsOf(frame) : [];
  return ledger === undefined || steps.length === 0 ? null : inSteps(ledger, steps);
}

function stepsOf(frame: FilingFrame): readonly ShareStep<AskedAt>[] {
  if (givesShares(frame)) return transferSteps(frame);
  if (isSuccession(frame)) return isWhole(frame) ? successionSteps(frame) : [];
  if (isBonus(frame)) return bonusSteps(frame);
  const forfeited = isForfeiture(frame) ? forfeitSteps(frame) : [];
  const toReserve = forfeited.length > 0 && filedAnswers(frame, SETUP_KEY)['toReserve'] === true;
  return [...forfeited, ...(toReserve ? [intoReserve(frame)] : [])];
}
