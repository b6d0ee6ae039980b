import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage } from '@registrar/domain/messages';
import { filedAnswers, filedItems, type Answers, type FilingFrame } from '@registrar/domain/processes';
import { toNepaliDigits } from '@registrar/domain/digits';
import type { Language } from '@registrar/domain/bilingual';
import type { GivenReturn } from './record-returns';

/** The keys of the sections that ask them. */
const YEARS = 'MISSING_RETURNS';
const FIGURES = 'CLOSING_FIGURES';

/** The missing years as they were answered: a meeting each, and the figures with the oldest one. */
export function returnsIn(frame: FilingFrame): GivenReturn[] {
  const items = filedItems(frame, YEARS);
  const years = items
    .flatMap(({ data: { fiscalYear, dueOn: _dueOn, business: _business, ...meeting } }) =>
      typeof fiscalYear === 'string' ? [{ fiscalYear, meeting }] : [],
    )
    .sort((one, other) => one.fiscalYear.localeCompare(other.fiscalYear));
  const figures: Answers = filedAnswers(frame, FIGURES);
  return years.map(({ fiscalYear, meeting }, at) => ({
    fiscalYear,
    answers: { GENERAL_MEETING: meeting, ...(at === 0 && { FINANCIAL_STATEMENT: figures }) },
  }));
}

/** The problems of the returns at the fields of the application. */
export function atFields(problems: readonly FieldError[], frame: FilingFrame, language: Language): FieldError[] {
  const itemOf = new Map(filedItems(frame, YEARS).map(({ id, data }) => [data['fiscalYear'], `${YEARS}.${id}`]));
  return problems.map(({ path, code, message }): FieldError => {
    const [year = '', section, ...rest] = path.split('.');
    const item = itemOf.get(year);
    if (item === undefined) {
      const missing = validationMessage('CLOSING_YEAR_MISSING', language, {
        yearNepali: toNepaliDigits(year),
        yearEnglish: year,
      });
      return { path: YEARS, code: 'CLOSING_YEAR_MISSING', message: missing };
    }
    if (section === undefined)
      return {
        path: `${item}.fiscalYear`,
        code: 'CLOSING_YEAR_FILED',
        message: validationMessage('CLOSING_YEAR_FILED', language),
      };
    const of = section === 'FINANCIAL_STATEMENT' ? FIGURES : item;
    return { path: [of, ...rest].join('.'), code, message };
  });
}
