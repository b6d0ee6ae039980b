import { fiscalYear, type AdDay } from '../../calendar';
import { toNepaliDigits } from '../../digits';
import { enumeration } from '../../enumerations/enumeration';
import type { FieldDefinition } from '../definition/field-definition';
import type { FilingFrame } from '../definition/filing-frame';
import { registeredOn } from '../definition/registered-on';
import { choice, type Finding } from './answer';
import { always, ask } from './ask';

const FIRST_YEAR = 2040; // BS; the register asks for no older year
const LAST_YEAR = 2099;
const YEARS_OFFERED = 5;

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at).flatMap(
  (start) => fiscalYear(start) ?? [],
);
/** The fiscal years by their names: 2082/83. */
export const fiscalYears = enumeration(years.map(({ name }) => [name, toNepaliDigits(name), name] as const));

/** The years that have ended, and not before the registration of the company; the latest first. */
export function endedYears({ today, company }: Pick<FilingFrame, 'today' | 'company'>): readonly string[] {
  const since: AdDay = registeredOn({ company }) ?? '';
  return years
    .filter(({ endsOn }) => endsOn < today && endsOn >= since)
    .reverse()
    .map(({ name }) => name);
}

/** The years that can have audited accounts in a filing. The latest first. */
const auditedYears = (frame: Pick<FilingFrame, 'today' | 'company'>): readonly string[] =>
  endedYears(frame).slice(0, YEARS_OFFERED);

/** The fiscal year of the audited accounts in a filing. */
export const auditedYear = choice(fiscalYears.keys, 'FISCAL_YEAR_REQUIRED');

export const auditedYearFindings = (
  path: readonly string[],
  year: string | undefined,
  frame: Pick<FilingFrame, 'today' | 'company'>,
): Finding[] =>
  year !== undefined && !auditedYears(frame).includes(year)
    ? [{ path, code: 'FISCAL_YEAR_NOT_AUDITED', parameters: { years: YEARS_OFFERED } }]
    : [];

export const auditedYearField = (path: string): FieldDefinition =>
  ask(path, 'select', 'लेखापरीक्षण भएको आर्थिक वर्ष', 'Fiscal year of the audited accounts', {
    required: always,
    options: fiscalYears,
    offered: (_data, frame) => auditedYears(frame),
  });
