import { z } from 'zod';
import { fiscalYearOf } from '../../../calendar';
import type { Bilingual } from '../../../bilingual';
import { toNepaliDigits } from '../../../digits';
import { enumeration } from '../../../enumerations/enumeration';
import { banks } from '../../../enumerations/money';
import { formatMoney, type Paisa } from '../../../money';
import { optionalReason, REASON_MAXIMUM } from '../../../reasons';
import { capitalGainRates } from '../../../schedules/capital-gain-rates';
import { valueAt } from '../../definition/field-definition';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import {
  group,
  maybe,
  optionalAmount,
  optionalChoice,
  optionalDay,
  optionalNumberText,
  optionalPercent,
  yesNo,
  type Finding,
} from '../answer';
import { always, ask, type When } from '../ask';
import { deedOn } from './agreement';

export const taxResidences = enumeration([
  ['RESIDENT', 'बासिन्दा', 'Resident'],
  ['NON_RESIDENT', 'गैरबासिन्दा', 'Non-resident'],
]);

const taxReason = optionalReason('REASON_TOO_LONG')
  .nullish()
  .transform((value) => value ?? undefined);

/** What is asked about the gain of a sale; prices are those of one share. */
export const capitalGain = maybe(
  group({
    costPrice: optionalAmount(),
    salesPrice: optionalAmount(),
    residence: optionalChoice(taxResidences.keys),
    isListed: yesNo(),
    heldOverYear: yesNo(),
    percentage: optionalPercent(),
    percentageReason: { complete: taxReason, draft: taxReason },
    taxFilingAmount: optionalAmount(),
    bank: optionalChoice(banks.keys),
    voucherNo: optionalNumberText(40),
    taxPaidOn: optionalDay(),
  }),
);
type CapitalGain = z.output<typeof capitalGain.draft>;

const RATES_KEY = 'CAPITAL_GAIN_RATES';
const ratesOfDays = z.object({
  rows: z.array(z.object({ from: z.string(), to: z.string().nullable(), rates: capitalGainRates })),
});
export type RatesOfDays = z.output<typeof ratesOfDays>;

/** The rows of the office as they were when the filing was opened. The gateway fills the section in. */
export const CAPITAL_GAIN_RATES = {
  key: RATES_KEY,
  label: { ne: 'पुँजीगत लाभकरको दर', en: 'Rates of capital gain tax' },
  schema: ratesOfDays,
  draft: ratesOfDays.partial(),
  optional: false,
  keep: (before: Answers): Answers => before,
  fields: [],
} satisfies SectionDefinition<typeof RATES_KEY>;

/** Who sells, as far as the tax asks. */
export interface Taxed {
  readonly isPerson: boolean;
  readonly units: number;
}

export interface GainOfSale {
  readonly units: number;
  readonly costPrice: Paisa;
  readonly salesPrice: Paisa;
  /** Of one share; below zero: a loss. */
  readonly gain: Paisa;
  readonly profit: Paisa;
  /** By the row of the day; null where no row is known for it. */
  readonly scheduled: number | null;
  /** What the tax is worked out with: as answered, otherwise by the row. */
  readonly percentage: number | null;
  readonly tax: Paisa | null;
}

function scheduledRate(given: NonNullable<CapitalGain>, { isPerson }: Taxed, frame: FilingFrame): number | null {
  const day = deedOn(frame);
  const rows = ratesOfDays.safeParse(filedAnswers(frame, RATES_KEY)).data?.rows ?? [];
  const row = day === undefined ? undefined : rows.find(({ from, to }) => from <= day && (to === null || to >= day));
  return row === undefined ? null : row.rates[rateOf(given, isPerson && given.residence === 'RESIDENT')];
}

function rateOf(
  { isListed, heldOverYear }: NonNullable<CapitalGain>,
  isResidentPerson: boolean,
): 'residentPerson' | 'others' | 'listedOverYear' | 'listedWithinYear' | 'listedOthers' {
  if (!isListed) return isResidentPerson ? 'residentPerson' : 'others';
  if (!isResidentPerson) return 'listedOthers';
  return heldOverYear ? 'listedOverYear' : 'listedWithinYear';
}

/** The tax on a sale with its working; undefined while the prices are not answered. A loss is taxed with nothing. */
export function gainOfSale(given: CapitalGain, taxed: Taxed, frame: FilingFrame): GainOfSale | undefined {
  const { costPrice, salesPrice } = given ?? {};
  if (!given || costPrice === undefined || salesPrice === undefined) return undefined;
  const { units } = taxed;
  const gain = salesPrice - costPrice;
  const profit = gain * units;
  const scheduled = scheduledRate(given, taxed, frame);
  const percentage = given.percentage ?? scheduled;
  const tax = gain <= 0 ? 0 : percentage === null ? null : Math.round((profit * percentage) / 100);
  return { units, costPrice, salesPrice, gain, profit, scheduled, percentage, tax };
}

/** Of a sale; a gift is not asked for any of it. */
export function capitalGainFindings(given: CapitalGain, taxed: Taxed, frame: FilingFrame): Finding[] {
  const at = (field: string, code: Finding['code'], parameters?: Finding['parameters']): Finding => ({
    path: ['tax', field],
    code,
    ...(parameters && { parameters }),
  });
  const { costPrice, salesPrice, residence, percentage, percentageReason } = given ?? {};
  const findings: Finding[] = [
    ...(costPrice === undefined ? [at('costPrice', 'COST_PRICE_REQUIRED')] : []),
    ...(salesPrice ? [] : [at('salesPrice', 'SALES_PRICE_REQUIRED')]),
    ...(taxed.isPerson && residence === undefined ? [at('residence', 'TAX_RESIDENCE_REQUIRED')] : []),
  ];
  const worked = gainOfSale(given, taxed, frame);
  if (!worked || worked.gain <= 0) return findings;
  const { scheduled, tax } = worked;
  if (tax === null) findings.push(at('percentage', 'TAX_PERCENTAGE_REQUIRED'));
  else if (percentage !== undefined && percentage !== scheduled && !percentageReason)
    findings.push(at('percentageReason', 'TAX_PERCENTAGE_REASON_REQUIRED', { percentage: scheduled ?? 0 }));
  return tax === 0 ? findings : [...findings, ...paymentFindings(given, tax, frame).map(([f, c, p]) => at(f, c, p))];
}

type PaymentFinding = readonly [field: string, code: Finding['code'], parameters?: Finding['parameters']];

function paymentFindings(given: CapitalGain, tax: Paisa | null, frame: FilingFrame): readonly PaymentFinding[] {
  const { taxFilingAmount, bank, voucherNo, taxPaidOn } = given ?? {};
  const sold = deedOn(frame);
  const paid: PaymentFinding[] =
    taxFilingAmount === undefined
      ? [['taxFilingAmount', 'TAX_FILING_AMOUNT_REQUIRED']]
      : tax !== null && taxFilingAmount !== tax
        ? [['taxFilingAmount', 'TAX_FILING_AMOUNT_DIFFERS', { expected: tax / 100 }]]
        : [];
  const day: PaymentFinding[] =
    taxPaidOn === undefined
      ? [['taxPaidOn', 'TAX_PAID_ON_REQUIRED']]
      : taxPaidOn > frame.today
        ? [['taxPaidOn', 'DATE_IN_FUTURE']]
        : sold !== undefined && taxPaidOn < sold
          ? [['taxPaidOn', 'TAX_PAID_BEFORE_SALE']]
          : [];
  return [
    ...paid,
    ...(bank === undefined ? [['bank', 'BANK_REQUIRED'] as const] : []),
    ...(voucherNo ? [] : [['voucherNo', 'VOUCHER_NUMBER_REQUIRED'] as const]),
    ...day,
  ];
}

const money = (amount: Paisa): Bilingual => ({ ne: formatMoney(amount, 'ne'), en: formatMoney(amount, 'en') });

/** The working in words; `count` writes a figure in both scripts. */
export function linesOfGain(
  { units, costPrice, salesPrice, gain, profit, percentage, tax }: GainOfSale,
  frame: FilingFrame,
  count: (value: number) => Bilingual,
): readonly { readonly label: Bilingual; readonly value: Bilingual }[] {
  const year = fiscalYearOf(deedOn(frame) ?? frame.today)?.name;
  const line = (ne: string, en: string, value: Bilingual) => ({ label: { ne, en }, value });
  return [
    ...(year === undefined ? [] : [line('आर्थिक वर्ष', 'Fiscal year', { ne: toNepaliDigits(year), en: year })]),
    line('बिक्री भएको शेयर', 'Units sold', count(units)),
    line('प्रतिशेयर लागत मूल्य', 'Cost price of one', money(costPrice)),
    line('प्रतिशेयर बिक्री मूल्य', 'Sales price of one', money(salesPrice)),
    line('प्रतिशेयर लाभ', 'Capital gain on one', money(gain)),
    line('जम्मा लाभ', 'Profit', money(profit)),
    ...(gain <= 0
      ? [line('कर', 'Tax', NO_GAIN)]
      : [
          ...(percentage === null ? [] : [line('दर (प्रतिशत)', 'Percentage', count(percentage))]),
          ...(tax === null ? [] : [line('पुँजीगत लाभकर', 'Capital gain tax', money(tax))]),
        ]),
  ];
}

const NO_GAIN: Bilingual = { ne: 'लाभ नभएकाले कर लाग्दैन', en: 'None: there is no gain' };
export const GIFT_UNTAXED: Bilingual = {
  ne: 'बकस भएकाले पुँजीगत लाभकर लाग्दैन',
  en: 'None: a gift is not taxed as a gain',
};

const TAX: Bilingual = { ne: 'पुँजीगत लाभकर', en: 'Capital gain tax' };

/** The questions; `isSold` says whether a gain can be taxed, `isPerson` whether a person sells. */
export function capitalGainFields(isSold: When, isPerson: When) {
  const when =
    (more: When = always): When =>
    (data, frame) =>
      isSold(data, frame) && more(data, frame);
  const isListed: When = (data) => valueAt(data, 'tax.isListed') === true;
  const isPublic: When = (_data, { companyType }) => companyType?.startsWith('PUBLIC_') === true;
  const isResident: When = (data) => valueAt(data, 'tax.residence') === 'RESIDENT';
  const gains: When = (data) => Number(valueAt(data, 'tax.salesPrice')) > Number(valueAt(data, 'tax.costPrice'));
  const of = { group: TAX, required: always };
  return [
    ask('tax.costPrice', 'amount', 'प्रतिशेयर लागत मूल्य', 'Cost price of one share', { ...of, when: when() }),
    ask('tax.salesPrice', 'amount', 'प्रतिशेयर बिक्री मूल्य', 'Sales price of one share', { ...of, when: when() }),
    ask('tax.residence', 'radio', 'बेच्नेको कर बासिन्दा अवस्था', 'Residence of the seller for tax', {
      ...of,
      when: when(isPerson),
      options: taxResidences,
    }),
    ask('tax.isListed', 'switch', 'शेयर धितोपत्र बजारमा सूचीकृत छ?', 'Are the shares listed?', {
      group: TAX,
      when: when(isPublic),
    }),
    ask('tax.heldOverYear', 'switch', '३६५ दिनभन्दा बढी राखेको?', 'Held for more than 365 days?', {
      group: TAX,
      when: when((data, frame) => isListed(data, frame) && isResident(data, frame) && isPerson(data, frame)),
    }),
    ask('tax.percentage', 'percent', 'करको दर (प्रतिशत)', 'Percentage of tax', {
      group: TAX,
      when: when(gains),
      hint: { ne: 'खाली छोडे कार्यालयको तालिकाको दर लाग्छ।', en: 'Left empty, the rate of the office’s table counts.' },
    }),
    ask('tax.percentageReason', 'textarea', 'दर फरक भएको कारण', 'Why the percentage differs', {
      group: TAX,
      when: when((data, frame) => gains(data, frame) && typeof valueAt(data, 'tax.percentage') === 'number'),
      maximum: REASON_MAXIMUM,
    }),
    ask('tax.taxFilingAmount', 'amount', 'दाखिला गरिएको कर', 'Tax filing amount', { ...of, when: when(gains) }),
    ask('tax.bank', 'select', 'कर तिरेको बैंक', 'Bank', { ...of, when: when(gains), options: banks }),
    ask('tax.voucherNo', 'text', 'भौचर नम्बर', 'Voucher number', { ...of, when: when(gains), maximum: 40 }),
    ask('tax.taxPaidOn', 'date', 'कर तिरेको मिति', 'Tax paid on', { ...of, when: when(gains) }),
  ];
}
