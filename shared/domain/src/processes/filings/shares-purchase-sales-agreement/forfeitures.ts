import type { Bilingual } from '../../../bilingual';
import { addBsMonths, addDays, adToBs, bothCalendars, bsToAd, type AdDay } from '../../../calendar';
import { hasShares } from '../../../registration/company-type-rules';
import { forfeit } from '../../../share-ledger/forfeit';
import { quantityOf } from '../../../share-ledger/share-table';
import { inSteps, type ShareStep } from '../../../share-ledger/steps';
import type { AskedAt } from '../../definition/filed-shares';
import { filedItems, type Answers, type FilingFrame } from '../../definition/filing-frame';
import { registeredOn } from '../../definition/registered-on';
import type { ListSection } from '../../definition/section-definition';
import type { Working } from '../../definition/working';
import { answers, day, quantity, text, withRules, type Finding } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import { holderTitle } from '../../questions/item-title';
import { registeredPeople } from '../../questions/people/registered-people';
import { reason, reasonField } from '../../questions/reason';
import { decidedOn, kindOf } from '../../questions/shares/agreement';
import { registeredHolderFindings } from '../../questions/shares/holder-list';
import { ledgerIn, shareIssues } from '../../questions/shares/renumbering';
import { count, withCompany } from '../../questions/shares/share-transfers';

const KEY = 'SPSA_FORFEITURES';
/** Section 53: the call gives at least thirty days, the notice after it three months. */
const CALL_DAYS = 30;
const NOTICE_MONTHS = 3;
const REFUND_MONTHS = 3;

const forfeiture = answers({
  holderId: text('HOLDER_REQUIRED', 60),
  quantity: quantity('SHARE_QUANTITY_REQUIRED'),
  firstNoticeOn: day('FIRST_NOTICE_ON_REQUIRED'),
  secondNoticeOn: day('SECOND_NOTICE_ON_REQUIRED'),
  reason,
});

/** Shares of this holder that are not paid in full now. */
function unpaidOf(frame: FilingFrame, holderId: string | undefined): number {
  const ledger = ledgerIn(frame);
  return (ledger?.table ?? [])
    .filter((range) => range.holderId === holderId && range.paidPerShare < (ledger?.ratePerShare ?? 0))
    .reduce((sum, range) => sum + quantityOf(range), 0);
}

/** Months of the Act are those of the Bikram Sambat calendar. */
function monthsLater(day: AdDay, months: number): AdDay | undefined {
  const bs = adToBs(day);
  const later = bs && addBsMonths(bs, months);
  return later && bsToAd(later);
}

export function forfeitSteps(frame: FilingFrame): ShareStep<AskedAt>[] {
  const { today: on } = frame;
  return filedItems(frame, KEY).flatMap(({ id, data }): ShareStep<AskedAt>[] => {
    const { holderId, quantity: many } = forfeiture.draft.safeParse(data).data ?? {};
    if (!holderId || !many) return [];
    return [
      {
        run: (standing) => forfeit(standing, { on, holderId, shares: { quantity: many } }),
        placeOf: () => ({ section: KEY, path: `${id}.quantity` }),
      },
    ];
  });
}

/** The holder; of two forfeitures of one holder also how many shares, so that they are told apart. */
function forfeitureTitle(data: Answers, frame: Pick<FilingFrame, 'answers' | 'company'>): Bilingual {
  const { holderId, quantity: many } = forfeiture.draft.safeParse(data).data ?? {};
  const name = holderTitle(registeredPeople(frame).holders.find(({ id }) => id === holderId)?.answers);
  const same = filedItems(frame, KEY).filter((item) => item.data['holderId'] === holderId);
  if (same.length < 2 || !many) return name;
  const { ne, en } = count(many);
  return { ne: `${name.ne} · शेयर: ${ne}`, en: `${name.en} · shares: ${en}` };
}

function noticeFindings(
  { firstNoticeOn: first, secondNoticeOn: second }: ReturnType<typeof forfeiture.draft.parse>,
  frame: FilingFrame,
): Finding[] {
  const since = registeredOn(frame);
  const odd = (path: string, given: AdDay | undefined): Finding[] => {
    if (given === undefined) return [];
    if (given > frame.today) return [{ path: [path], code: 'DATE_IN_FUTURE' }];
    return since !== null && given < since ? [{ path: [path], code: 'DAY_BEFORE_REGISTRATION' }] : [];
  };
  const findings = [...odd('firstNoticeOn', first), ...odd('secondNoticeOn', second)];
  if (findings.length > 0 || first === undefined || second === undefined) return findings;
  if (second < addDays(first, CALL_DAYS))
    return [{ path: ['secondNoticeOn'], code: 'SECOND_NOTICE_TOO_EARLY', parameters: { days: CALL_DAYS } }];
  const earliest = monthsLater(second, NOTICE_MONTHS);
  const decided = decidedOn(frame);
  return decided !== undefined && earliest !== undefined && decided < earliest
    ? [{ path: ['secondNoticeOn'], code: 'FORFEITED_TOO_EARLY', parameters: { months: NOTICE_MONTHS } }]
    : [];
}

export const SPSA_FORFEITURES = {
  key: KEY,
  kind: 'LIST',
  label: { ne: 'जफत हुने शेयर', en: 'Shares that are forfeited' },
  optional: false,
  appliesTo: (frame) => frame.companyType !== null && hasShares(frame.companyType) && kindOf(frame) === 'JAFAT',
  most: 100,
  item: {
    name: { ne: 'जफत', en: 'Forfeiture' },
    draft: forfeiture.draft,
    schemaFor: (frame) =>
      withRules(forfeiture, (kept) => [
        ...registeredHolderFindings('holderId', kept.holderId, frame),
        ...noticeFindings(kept, frame),
      ]),
    fields: [
      ask('holderId', 'registerChoice', 'शेयरधनी', 'Shareholder', { required: always, registered: ['SHAREHOLDER'] }),
      ask('quantity', 'quantity', 'जफत हुने शेयर सङ्ख्या', 'Jafat quantity', {
        required: always,
        hint: {
          ne: 'पूरा चुक्ता नभएको शेयरसम्म मात्र; शेयरधनीको अन्तिम कित्ताबाट लिइन्छ।',
          en: 'At most the shares that are not fully paid; they are taken from the end of the holder’s kitta.',
        },
      }),
      ask('firstNoticeOn', 'date', 'रकम माग गरेको पहिलो सूचनाको मिति', 'Date of the first call notice', {
        required: always,
      }),
      ask('secondNoticeOn', 'date', 'म्याद नाघेपछिको दोस्रो सूचनाको मिति', 'Date of the second notice', {
        required: always,
      }),
      reasonField('जफत गर्नुको कारण', 'Reasons for the forfeiture'),
    ],
    title: (data, frame) => forfeitureTitle(data, withCompany(frame)),
  },
  issues(items, frame) {
    if (items.length === 0) return [{ path: '', code: 'SPSA_FORFEITURE_REQUIRED' }];
    const ledger = ledgerIn(frame);
    return ledger ? shareIssues(inSteps(ledger, forfeitSteps(frame)), KEY) : [];
  },
} satisfies ListSection<typeof KEY>;

/** Section 53(4): what is to be paid back to the holder, within three months of the forfeiture. */
function refundLine(frame: FilingFrame): Working['lines'] {
  const decided = decidedOn(frame);
  const due = decided && monthsLater(decided, REFUND_MONTHS);
  return due === undefined || due === ''
    ? []
    : [
        {
          label: { ne: 'फिर्ता दिनुपर्ने रकमको अन्तिम मिति', en: 'Last day to pay back what is due' },
          value: { ne: bothCalendars(due, 'ne'), en: bothCalendars(due, 'en') },
        },
      ];
}

/** How many shares of each holder are unpaid now, and how many of them are forfeited. */
export const workingsOfForfeitures = (frame: FilingFrame): readonly Working[] =>
  filedItems(frame, KEY).flatMap(({ id, data }): Working[] => {
    const { holderId, quantity: many } = forfeiture.draft.safeParse(data).data ?? {};
    if (!holderId || !many) return [];
    const name = forfeitureTitle(data, frame);
    return [
      {
        key: id,
        title: { ne: `जफत: ${name.ne}`, en: `Forfeiture: ${name.en}` },
        lines: [
          {
            label: { ne: 'हाल चुक्ता नभएको शेयर', en: 'Current unpaid quantity' },
            value: count(unpaidOf(frame, holderId)),
          },
          { label: { ne: 'जफत हुने शेयर', en: 'Jafat quantity' }, value: count(many) },
          ...refundLine(frame),
        ],
      },
    ];
  });
