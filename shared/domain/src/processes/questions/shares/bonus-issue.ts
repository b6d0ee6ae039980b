import type { AdDay } from '../../../calendar';
import type { Bilingual } from '../../../bilingual';
import { formatMoney, type Paisa } from '../../../money';
import { bonus } from '../../../share-ledger/allot';
import type { ShareLedger } from '../../../share-ledger/ledger';
import { reservedIn } from '../../../share-ledger/holdings';
import { outstandingIn } from '../../../share-ledger/share-table';
import { inSteps, type ShareStep } from '../../../share-ledger/steps';
import type { AskedAt, FiledShares } from '../../definition/filed-shares';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import { registeredCapital } from '../../definition/registered-capital';
import type { SectionDefinition } from '../../definition/section-definition';
import type { Working } from '../../definition/working';
import { amount, answers, day, optionalChoice, quantity, withRules, type Finding } from '../answer';
import { always, ask } from '../ask';
import { auditedYear, auditedYearField, auditedYearFindings } from '../audited-year';
import { resolvedIn, resolutionSectionAfter } from '../resolution-section';
import { kindOf } from './agreement';
import { promoterIssues } from './promoter-part';
import { fractionSettlements, leavesFractions, ledgerIn, shareIssues } from './renumbering';
import { count } from './share-transfers';

const KEY = 'SPSA_BONUS';

export const isBonus = (frame: Pick<FilingFrame, 'answers'>): boolean => kindOf(frame) === 'BONUS';

const own = {
  quantity: quantity('SHARE_QUANTITY_REQUIRED'),
  fiscalYear: auditedYear,
  surplus: amount('SURPLUS_REQUIRED'),
  allottedOn: day('ALLOTTED_ON_REQUIRED'),
  fractions: optionalChoice(fractionSettlements.keys),
};
const bonusAnswers = answers(own);
type Bonus = Partial<ReturnType<typeof bonusAnswers.draft.parse>>;

const bonusOf = (frame: Pick<FilingFrame, 'answers'>): Bonus =>
  isBonus(frame) ? (bonusAnswers.draft.safeParse(filedAnswers(frame, KEY)).data ?? {}) : {};

/** The day on which the bonus shares were allotted, as answered. */
export const bonusAllottedOn = (frame: Pick<FilingFrame, 'answers'>): AdDay | undefined => bonusOf(frame).allottedOn;

/** True where a fraction of a share is paid out. */
export const paysFractions = (frame: FilingFrame): boolean =>
  bonusOf(frame).fractions === 'CASH' && leavesFractions(bonusShares(frame));

/** New shares of the same type to every holder in proportion, paid in full out of the surplus. */
export function bonusSteps(frame: FilingFrame): readonly ShareStep<AskedAt>[] {
  const { quantity: many } = bonusOf(frame);
  if (!many) return [];
  return [
    {
      run: (standing) => bonus(standing, { on: frame.today, quantity: many }),
      placeOf: () => ({ section: KEY, path: 'quantity' }),
    },
  ];
}

function bonusShares(frame: FilingFrame): FiledShares | null {
  const ledger = ledgerIn(frame);
  const steps = bonusSteps(frame);
  return ledger && steps.length > 0 ? inSteps(ledger, steps) : null;
}

/** What the shares issue out of the surplus. */
const capitalised = ({ quantity: many = 0 }: Bonus, { ratePerShare }: ShareLedger): Paisa => many * ratePerShare;

function bonusFindings(given: Bonus, frame: FilingFrame): Finding[] {
  const { fiscalYear, fractions } = given;
  return [
    ...auditedYearFindings(['fiscalYear'], fiscalYear, frame),
    ...amountFindings(given, frame),
    ...dayFindings(given, frame),
    ...(fractions === undefined && leavesFractions(bonusShares(frame))
      ? [{ path: ['fractions'], code: 'FRACTIONS_SETTLEMENT_REQUIRED' as const }]
      : []),
  ];
}

function amountFindings(given: Bonus, frame: FilingFrame): Finding[] {
  const ledger = ledgerIn(frame);
  const { quantity: many, surplus } = given;
  if (!ledger || !many || !Number.isSafeInteger(many)) return [];
  const { ratePerShare, table } = ledger;
  const path = ['quantity'];
  const authorized = registeredCapital(frame)?.authorizedCapital ?? 0;
  const findings: Finding[] = [];
  if (authorized > 0 && outstandingIn(table) * ratePerShare + capitalised(given, ledger) > authorized)
    findings.push({ path, code: 'ISSUED_EXCEEDS_AUTHORIZED' });
  if (surplus !== undefined && capitalised(given, ledger) > surplus)
    findings.push({ path, code: 'BONUS_EXCEEDS_SURPLUS', parameters: { most: Math.floor(surplus / ratePerShare) } });
  return findings;
}

function dayFindings({ allottedOn }: Bonus, frame: FilingFrame): Finding[] {
  if (allottedOn === undefined) return [];
  if (allottedOn > frame.today) return [{ path: ['allottedOn'], code: 'DATE_IN_FUTURE' }];
  const resolved = resolvedIn(frame, KEY);
  return resolved !== undefined && resolved <= frame.today && allottedOn < resolved
    ? [{ path: ['allottedOn'], code: 'ALLOTTED_BEFORE_RESOLUTION' }]
    : [];
}

const section = resolutionSectionAfter(
  {
    answers: own,
    fields: [
      ask('quantity', 'quantity', 'बोनस शेयर सङ्ख्या', 'Number of bonus shares', {
        required: always,
        hint: {
          ne: 'सबै शेयरधनीले पाउने जम्मा। हरेकले आफ्नो शेयरको अनुपातमा, उही किसिमको, पूरा चुक्ता शेयर पाउँछ।',
          en: 'Of all holders together. Each gets a part in proportion, of the type held, paid in full.',
        },
      }),
      ask('fractions', 'radio', 'खण्डित शेयरको हिसाब', 'What becomes of fractions', {
        required: always,
        options: fractionSettlements,
        when: (_data, frame) => leavesFractions(bonusShares(frame)),
      }),
      auditedYearField('fiscalYear'),
      ask('surplus', 'amount', 'लेखापरीक्षण भएको वासलातको सञ्चित मुनाफा', 'Accumulated profit of the audited balance', {
        required: always,
      }),
      ask('allottedOn', 'date', 'बाँडफाँड मिति', 'Date of the allotment', { required: always }),
    ],
  },
  KEY,
  { ne: 'बोनस शेयर', en: 'Bonus shares' },
  { ne: 'बोनस शेयर दिनुको कारण', en: 'Why bonus shares are given' },
);

export const SPSA_BONUS = {
  ...section,
  appliesTo: isBonus,
  schemaFor: (frame: FilingFrame) =>
    withRules({ complete: section.schemaFor(frame), draft: bonusAnswers.draft }, (kept) => bonusFindings(kept, frame)),
  issues(_data, frame) {
    const filed = bonusShares(frame);
    return [
      ...shareIssues(filed, KEY),
      ...(givesNobody(filed, frame) ? [{ path: 'quantity', code: 'BONUS_GIVES_NOBODY' as const }] : []),
      ...promoterIssues(filed, frame),
    ];
  },
} satisfies SectionDefinition<typeof KEY>;

/** So few that every holder's part is a fraction. */
function givesNobody(filed: FiledShares | null, frame: FilingFrame): boolean {
  const ledger = ledgerIn(frame);
  if (!ledger || !filed?.ok) return false;
  return reservedIn(filed.ledger.table) - reservedIn(ledger.table) === bonusOf(frame).quantity;
}

/** How the bonus follows from the shares, and what it leaves of the surplus. */
export function workingsOfBonus(frame: FilingFrame): readonly Working[] {
  const ledger = ledgerIn(frame);
  const filed = bonusShares(frame);
  const given = bonusOf(frame);
  const { quantity: many, surplus } = given;
  if (!ledger || !many || !filed?.ok) return [];
  const now = outstandingIn(ledger.table);
  const held = now - reservedIn(ledger.table);
  const rest = reservedIn(filed.ledger.table) - reservedIn(ledger.table);
  const cost = capitalised(given, ledger);
  const percent = held === 0 ? 0 : Math.round((many * 10_000) / held) / 100;
  const line = (ne: string, en: string, value: Bilingual) => ({ label: { ne, en }, value });
  return [
    {
      key: 'bonus',
      title: { ne: 'बोनस शेयर', en: 'Bonus shares' },
      lines: [
        line('जारी शेयर', 'Issued shares', count(now)),
        line('बोनस शेयर', 'Bonus shares', count(many)),
        line('शेयरधनीको शेयरमा दर (प्रतिशत)', 'Rate on the shares of holders (percent)', count(percent)),
        line('अङ्कित मूल्य', 'Face value per share', money(ledger.ratePerShare)),
        line('पुँजीमा रूपान्तर हुने मुनाफा', 'Profit that becomes capital', money(cost)),
        ...(surplus === undefined || surplus < cost
          ? []
          : [line('बाँकी मुनाफा', 'Profit that is left', money(surplus - cost))]),
        ...(rest === 0 ? [] : [line('खण्डित अंशको जगेडामा रहने शेयर', 'Shares of fractions, in reserve', count(rest))]),
      ],
    },
  ];
}

const money = (paisa: Paisa): Bilingual => ({ ne: formatMoney(paisa, 'ne'), en: formatMoney(paisa, 'en') });
