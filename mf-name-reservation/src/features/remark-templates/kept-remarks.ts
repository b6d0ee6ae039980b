import type { Language } from '@registrar/contract/shell-api';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { fillTemplate, type RemarkTemplate } from '@registrar/domain/calls/remark-templates';
import type { KeptRemark } from '@registrar/ui/choices';

/** The templates as they read of this application: with its name and the nearest name that stands in its way. */
export function keptRemarks(items: readonly RemarkTemplate[], detail: ApplicationDetail, language: Language): KeptRemark[] {
  const nearest = detail.nameCheck?.similar[0];
  const inLanguage = (nepali: string | undefined, english: string | undefined) => (language === 'ne' ? nepali || english : english || nepali);
  const values = { name: inLanguage(detail.titleNepali, detail.titleEnglish), conflict: inLanguage(nearest?.nepali, nearest?.english) };
  return items.map(({ id, textNepali, textEnglish, reasonCode }) => ({
    key: id,
    text: fillTemplate(language === 'ne' ? textNepali : textEnglish, values),
    reasonCode: reasonCode ?? undefined,
  }));
}
