import type { Bilingual } from '@registrar/domain/bilingual';
import {
  scheduleGroupOf,
  scheduleValueSchema,
  termFields,
  type ScheduleKey,
  type TermField,
  type TermOption,
  type TermUnit,
} from '@registrar/domain/schedules';

interface FieldPlace {
  readonly path: readonly (string | number)[];
  readonly kind: 'amount' | 'number' | 'text' | 'longText' | 'dayList' | 'flag' | 'time' | 'weekdays' | 'choice';
  /** Of a choice. */
  readonly options?: readonly TermOption[];
  /** Of a term: what it counts, and its limits. */
  readonly range?: { readonly unit: TermUnit; readonly minimum: number; readonly maximum: number };
}

interface RateField extends FieldPlace {
  /** The end of its label's key; `parameters` number the tier or the step. */
  readonly label: string;
  readonly parameters?: Readonly<Record<string, number>>;
}

/** One amount, number or name of a rule that a proposal may change; what a term calls its own parts comes with it. */
export type RuleField = RateField | (FieldPlace & { readonly name: Bilingual });

const BANDS = ['LOW', 'MID', 'HIGH'] as const;
const amount = (path: RuleField['path'], label: string, parameters?: RateField['parameters']): RuleField => ({
  path,
  kind: 'amount',
  label,
  ...(parameters ? { parameters } : {}),
});

/** How many entries a list of the rule has. */
function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** What can be changed of a rule; how it is found stays as it is. */
export function ruleFields(key: ScheduleKey, value: Readonly<Record<string, unknown>>): RuleField[] {
  if (scheduleGroupOf(key) === 'NO_FINE_DAYS')
    return [
      { path: ['nameNepali'], kind: 'text', label: 'nameNepali' },
      { path: ['nameEnglish'], kind: 'text', label: 'nameEnglish' },
    ];
  switch (key) {
    case 'FINE_S81_2':
      return steppedFields(value);
    case 'FINE_S81_6':
      return [
        { path: ['startsAfterMonths'], kind: 'number', label: 'startsAfterMonths' },
        amount(['perMonthPaisa'], 'perMonthPaisa'),
        amount(['capPerFiscalYearPaisa'], 'capPerFiscalYearPaisa'),
      ];
    case 'FINE_S136KA':
      return [
        { path: ['percentOfPaidUp'], kind: 'number', label: 'percentOfPaidUp' },
        { path: ['noticeDays'], kind: 'number', label: 'noticeDays' },
      ];
    case 'FINE_GRACE':
      return [{ path: ['otherwise'], kind: 'number', label: 'graceDays' }];
    case 'FINE_CAMPAIGN_S81_7':
      return [{ path: ['discountPercentOnFine'], kind: 'number', label: 'discountPercentOnFine' }];
    case 'REVENUE_CAMPAIGN':
      return [{ path: ['discountPercentOnRevenue'], kind: 'number', label: 'discountPercentOnRevenue' }];
    default:
      return scheduleGroupOf(key) === 'FEE'
        ? feeFields(value)
        : termFields(scheduleValueSchema(key)).flatMap(asRuleField);
  }
}

const KINDS = {
  AMOUNT: 'amount',
  DAY_LIST: 'dayList',
  FLAG: 'flag',
  TIME: 'time',
  WEEKDAYS: 'weekdays',
  CODE: 'text',
  TEXT: 'longText',
} as const;

/** Lists have an editor of their own. */
function asRuleField(field: TermField): RuleField[] {
  const { path, name } = field;
  if (field.kind === 'DOCUMENTS' || field.kind === 'DATES') return [];
  if (field.kind === 'NUMBER') return [{ path, name, kind: 'number', range: field }];
  if (field.kind === 'CHOICE') return [{ path, name, kind: 'choice', options: field.options }];
  return [{ path, name, kind: KINDS[field.kind] }];
}

function feeFields(value: Readonly<Record<string, unknown>>): RuleField[] {
  switch (value['basis']) {
    case 'FLAT':
      return [amount(['feePaisa'], 'feePaisa')];
    case 'DIFFERENCE_OF_INCORPORATION_FEES':
      return [amount(['floorPaisa'], 'floorPaisa')];
    case 'PERCENT_OF_INCORPORATION_FEE':
      return [{ path: ['percent'], kind: 'number', label: 'percent' }, amount(['capPaisa'], 'capPaisa')];
    default:
      return [
        ...Array.from({ length: lengthOf(value['tiers']) }, (_, at) => [
          amount(['tiers', at, 'upToPaisa'], 'upToPaisa', { tier: at + 1 }),
          amount(['tiers', at, 'feePaisa'], 'tierFeePaisa', { tier: at + 1 }),
        ]).flat(),
        amount(['above', 'basePaisa'], 'basePaisa'),
        amount(['above', 'perUnitPaisa'], 'perUnitPaisa'),
        amount(['above', 'unitPaisa'], 'unitPaisa'),
      ];
  }
}

function steppedFields(value: Readonly<Record<string, unknown>>): RuleField[] {
  const bands = lengthOf(value['paidUpBands']);
  return [
    // the last band has no limit
    ...Array.from({ length: Math.max(0, bands - 1) }, (_, at) =>
      amount(['paidUpBands', at, 'upToPaisa'], 'bandUpTo', { band: at + 1 }),
    ),
    ...Array.from({ length: lengthOf(value['steps']) }, (_, at): RuleField[] => [
      { path: ['steps', at, 'months'], kind: 'number', label: 'stepMonths', parameters: { step: at + 1 } },
      ...BANDS.map((band) => amount(['steps', at, band], `step.${band}`, { step: at + 1 })),
    ]).flat(),
    ...BANDS.map((band) => amount(['perYearAfter', band], `perYear.${band}`)),
  ];
}
