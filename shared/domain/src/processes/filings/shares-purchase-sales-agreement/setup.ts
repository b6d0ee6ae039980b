import { spsaTypes, type SpsaType } from '../../../enumerations/shares';
import { companyTypeRules } from '../../../registration/company-type-rules';
import { reserve } from '../../../share-ledger/reserve';
import { quantityOf } from '../../../share-ledger/share-table';
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
  deedShape,
  SETUP_KEY,
} from '../../questions/shares/agreement';
import { ledgerIn } from '../../questions/shares/renumbering';
import { transferSteps } from '../../questions/shares/share-transfers';
import { forfeitSteps } from './forfeitures';

/** Kinds that can be filed; a transfer after death and bonus shares are handed in at the office. */
const OFFERED = ['TRANSFER', 'JAFAT', 'JAGEDA'] as const satisfies readonly SpsaType[];
const JAFAT = { bucket: 'JAFAT', holderId: null } as const;

const setup = answers({
  spsaType: choice(OFFERED, 'SPSA_TYPE_REQUIRED'),
  ...agreementShape,
  // asked of some kinds; each of them judges its own
  deedOn: maybe(deedShape.deedOn),
  notary: maybe(deedShape.notary),
  appliedOn: maybe(applicationShape.appliedOn),
  firstMeetingOn: optionalDay(),
  toReserve: yesNo(),
});
const deed = answers(deedShape);
const application = answers(applicationShape);

const kindIn = ({ spsaType }: Answers): unknown => spsaType;
/** Undefined while it is not answered. */
export const kindOf = (frame: Pick<FilingFrame, 'answers'>): unknown => kindIn(filedAnswers(frame, SETUP_KEY));
/** A transfer, or shares of the reserve: somebody gets shares. */
export const givesShares = (frame: Pick<FilingFrame, 'answers'>): boolean =>
  kindOf(frame) === 'TRANSFER' || kindOf(frame) === 'JAGEDA';
export const isTransfer = (frame: Pick<FilingFrame, 'answers'>): boolean => kindOf(frame) === 'TRANSFER';
export const isForfeiture = (frame: Pick<FilingFrame, 'answers'>): boolean => kindOf(frame) === 'JAFAT';

const hasDeed: When = (data) => kindIn(data) === 'TRANSFER' || kindIn(data) === 'JAFAT';
const isApplied: When = (data) => kindIn(data) === 'TRANSFER';
const ofPublic: When = (data, { companyType }) =>
  isApplied(data, { companyType } as FilingFrame) &&
  companyType !== null &&
  companyTypeRules(companyType).promoterMinimumPercent !== null;

function reservedShares(frame: FilingFrame): number {
  const table = ledgerIn(frame)?.table ?? [];
  return table.filter(({ bucket }) => bucket === 'RESERVE').reduce((sum, range) => sum + quantityOf(range), 0);
}

/** Shares of the reserve are given out only where there are some. */
const offered = (frame: FilingFrame): readonly string[] =>
  OFFERED.filter((kind) => kind !== 'JAGEDA' || reservedShares(frame) > 0);

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
    ...agreementFindings({ ...kept, ...(!hasDeed(kept, frame) && { deedOn: undefined, notary: undefined }) }, frame),
  ];
}

const setupFor = (frame: FilingFrame) =>
  judgedByEach((data) => [
    withRules(setup, (kept) => setupFindings(kept, frame)),
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
    ...agreementFields(hasDeed, isApplied),
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
  if (!ledger) return null;
  const forfeited = isForfeiture(frame) ? forfeitSteps(frame) : [];
  const toReserve = forfeited.length > 0 && filedAnswers(frame, SETUP_KEY)['toReserve'] === true;
  const steps = givesShares(frame) ? transferSteps(frame) : [...forfeited, ...(toReserve ? [intoReserve(frame)] : [])];
  return steps.length === 0 ? null : inSteps(ledger, steps);
}
