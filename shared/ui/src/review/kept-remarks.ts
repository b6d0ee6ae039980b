import type { Language } from '@registrar/contract/shell-api';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { fillTemplate, type RemarkTemplate } from '@registrar/domain/calls/remark-templates';
import { reasonsOf } from '@registrar/domain/processes/tables/reasons';
import type { ReasonCode } from '@registrar/domain/transitions';
import type { KeptRemark } from '../base/dialogs/remarks-dialog';

/** The ground that goes with a finding: what speaks of it is offered first. */
const groundOf: Readonly<Record<string, ReasonCode>> = {
  ALREADY_REGISTERED: 'SAME_AS_REGISTERED',
  SIMILAR_EXISTS: 'TOO_SIMILAR',
  NAME_MISMATCH: 'SCRIPTS_DO_NOT_MATCH',
  ACTIVITY_FIT: 'OBJECTIVE_DOES_NOT_FIT',
  CONSENT_WORD: 'CONSENT_MISSING',
};

/**
 * The templates as they read of this application, with its name and the nearest one in its way; those that fit the
 * findings first.
 */
export function keptRemarks(
  items: readonly RemarkTemplate[],
  detail: ApplicationDetail,
  language: Language,
): KeptRemark[] {
  const nearest = detail.nameCheck?.similar[0];
  const inLanguage = (nepali: string | undefined, english: string | undefined) =>
    language === 'ne' ? nepali || english : english || nepali;
  const values = {
    name: inLanguage(detail.titleNepali, detail.titleEnglish),
    conflict: inLanguage(nearest?.nepali, nearest?.english),
  };
  const grounds = new Set<string | undefined>(detail.nameCheck?.findings.map(({ kind }) => groundOf[kind]));
  const reasons = new Set<string>(reasonsOf(detail.processName));
  return (
    items
      // what goes with a ground that this kind of filing does not know is kept for other kinds
      .filter(({ reasonCode }) => reasonCode === null || reasons.has(reasonCode))
      .map(({ id, textNepali, textEnglish, reasonCode }) => ({
        key: id,
        text: fillTemplate(language === 'ne' ? textNepali : textEnglish, values),
        reasonCode: reasonCode ?? undefined,
      }))
      // of a name that nothing is near to, nobody says what it is near to
      .filter(({ text }) => nearest !== undefined || !text.includes('{conflict}'))
      .sort((a, b) => Number(grounds.has(b.reasonCode)) - Number(grounds.has(a.reasonCode)))
  );
}
