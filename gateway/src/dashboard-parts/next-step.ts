import type { Bilingual } from '@registrar/domain/bilingual';
import type { NextStep } from '@registrar/domain/calls/dashboard';
import { formatMoney, type Paisa } from '@registrar/domain/money';
import { sentence, type MessageKey } from '../platform/language';

export interface NextStepParts {
  /** What it is about; the sentence's {{name}} and {{nameNepali}}. */
  readonly name?: Bilingual;
  /** The kind of filing; the sentence's {{what}} and {{whatNepali}}. */
  readonly what?: Bilingual;
  readonly count?: number;
  /** What is to be paid; the sentence's {{amount}}. */
  readonly amountPaisa?: Paisa;
  /** A path of the portal. */
  readonly link: string;
  readonly applicationId?: string | null;
  /** Day of Nepal, in AD. */
  readonly dueOn?: string | null;
}

/** One thing worth doing, in both languages. */
export function nextStep(
  code: string,
  title: MessageKey,
  {
    name = { ne: '', en: '' },
    what = { ne: '', en: '' },
    count,
    amountPaisa,
    link,
    applicationId = null,
    dueOn = null,
  }: NextStepParts,
): NextStep {
  const inLanguage = (language: 'ne' | 'en') =>
    sentence(title, language === 'ne' ? 'np' : 'en', {
      name: name.en,
      nameNepali: name.ne,
      what: what.en,
      whatNepali: what.ne,
      ...(count !== undefined && { count }),
      ...(amountPaisa !== undefined && { amount: formatMoney(amountPaisa, language) }),
    });
  return {
    code,
    titleNe: inLanguage('ne'),
    titleEn: inLanguage('en'),
    link,
    applicationId,
    dueOn,
    amountPaisa: amountPaisa ?? null,
  };
}
