import configuration from '../../../gateway/data/configuration.json' with { type: 'json' };
import { addDays } from '@registrar/domain/calendar';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { feeRuleSchema } from '@registrar/domain/schedules/fee-rule';
import { assessFee } from '../../../gateway/src/money/fees/assess-fee';
import { assessFine, type FineFacts } from '../../../gateway/src/money/fines/assess-fine';
import { fineRuleSchema, type FineTerms } from '../../../gateway/src/money/fines/fine-rules';
import { growFine } from '../../../gateway/src/money/fines/grow-fine';
import type { Options } from '../options';
import type { Row } from '../row';

const LAKH = 100_000 * 100;
const FINES = 4_000;
const SERIES = 200;
const FEES = 200_000;
const event = {
  eventId: 'ANNUAL_REPORT_S80_ALL',
  section: '80',
  nameNepali: 'वार्षिक विवरण',
  nameEnglish: 'Annual report',
};

/**
 * Fees and fines by the gateway's own engine, without a database: what the calculator, the dues and the invoice wait
 * for.
 */
export async function measureAssessments({ runs }: Options): Promise<Row[]> {
  const fines: number[] = [];
  const series: number[] = [];
  const fees: number[] = [];
  perSecond(FINES, oneFine); // the first ones are compiled, not measured
  for (let run = 0; run < runs; run += 1) {
    fines.push(perSecond(FINES, oneFine));
    series.push(perSecond(SERIES, oneSeries));
    fees.push(perSecond(FEES, oneFee));
  }
  return [
    {
      name: 'fines assessed',
      unit: 'per second',
      ours: fines,
      bar: { kind: 'reported' },
      note: 'each with its working and the next growth; section 81(2) and 81(6), a new due day and new terms each time',
    },
    {
      name: 'fines with their growth over years',
      unit: 'per second',
      ours: series,
      bar: { kind: 'reported' },
      note: 'what the chart shows',
    },
    {
      name: 'fees assessed',
      unit: 'per second',
      ours: fees,
      bar: { kind: 'reported' },
      note: 'incorporation by authorized capital, with its working',
    },
  ];
}

function perSecond(count: number, unit: (index: number) => unknown): number {
  const begun = performance.now();
  for (let index = 0; index < count; index += 1)
    if (unit(index) === null) throw new Error(`Nothing was assessed for ${index}`);
  return (count / (performance.now() - begun)) * 1000;
}

const rowOf = (key: string) => {
  const row = configuration.find((one) => one.key === key);
  if (!row) throw new Error(`No ${key}`);
  return row;
};
const schedules = ['FINE_S81_2', 'FINE_S81_6'].map((key): FineTerms['schedule'] => {
  const { value, validFrom, reference, referenceNepali = '' } = rowOf(key);
  return {
    key,
    rule: fineRuleSchema.parse(value),
    validFrom,
    lawReference: reference,
    lawReferenceNepali: referenceNepali,
    certainty: 'A',
  };
});
const tiers = feeRuleSchema.parse(rowOf('FEE_INCORPORATION_PRIVATE').value);

/**
 * Terms of its own: the engine keeps the months of terms that it has seen, and nobody would be measured but the map.
 */
function question(index: number): { facts: FineFacts; terms: FineTerms } {
  const dueOn = addDays('2015-01-01', index % 3600);
  const schedule = schedules[index % schedules.length];
  const companyType = companyTypes.keys[index % companyTypes.keys.length];
  if (!schedule || !companyType) throw new Error('There are no rates');
  return {
    facts: { event, companyType, paidUpPaisa: (index % 300) * LAKH, dueOn, filedOn: addDays(dueOn, index % 700) },
    terms: { schedule, graceDays: 0, noFinePeriods: [], campaigns: [] },
  };
}

function oneFine(index: number) {
  const { facts, terms } = question(index);
  const result = assessFine(facts, terms);
  return result.ok ? result.fine : null;
}

function oneSeries(index: number) {
  const { facts, terms } = question(index);
  return growFine(facts, terms);
}

const oneFee = (index: number) => assessFee(tiers, { capitalPaisa: (1 + (index % 2000)) * LAKH });
