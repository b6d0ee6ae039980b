import { inBothCalendars, type AdDay } from '@registrar/domain/calendar';
import type { Language } from '@registrar/domain/bilingual';
import { toNepaliDigits } from '@registrar/domain/digits';
import { validationMessage, type MessageParameters, type ValidationCode } from '@registrar/domain/messages';
import { refuse } from '../../../platform/refusal';
import type { ReportYear } from './report-years';

interface Objection {
  readonly code: ValidationCode;
  readonly parameters: MessageParameters;
}

const named = (year: string): MessageParameters => ({ yearNepali: toNepaliDigits(year), yearEnglish: year });

/**
 * The objection to opening or submitting a report of this year now; the filing itself is not counted as an obstacle.
 */
export function objectionToYear(
  years: readonly ReportYear[],
  name: string,
  today: AdDay,
  filingId: string | null,
): Objection | null {
  const found = years.find(({ year }) => year.name === name);
  if (!found) return { code: 'REPORT_YEAR_UNKNOWN', parameters: {} };
  if (found.year.endsOn >= today) {
    const day = inBothCalendars(found.year.endsOn);
    return { code: 'REPORT_YEAR_NOT_ENDED', parameters: { dayNepali: day.ne, dayEnglish: day.en } };
  }
  if ((found.state === 'APPROVED' || found.state === 'IN_PROCESS') && found.filing?.id !== filingId)
    return { code: 'REPORT_YEAR_FILED', parameters: named(name) };
  return found.waitsFor === null ? null : { code: 'REPORT_YEAR_WAITS', parameters: named(found.waitsFor) };
}

export function requireOpenYear(
  years: readonly ReportYear[],
  name: string,
  {
    today,
    filingId,
    language,
  }: { readonly today: AdDay; readonly filingId: string | null; readonly language: Language },
): void {
  const objection = objectionToYear(years, name, today, filingId);
  if (objection)
    refuse('VAL-422', {
      errors: [
        {
          path: 'subject.id',
          code: objection.code,
          message: validationMessage(objection.code, language, objection.parameters),
        },
      ],
    });
}
