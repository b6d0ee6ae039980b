import { useState } from 'react';
import type { FieldError } from '@registrar/domain/envelope';
import type { Language } from '@registrar/contract/shell-api';
import { isGatewayFailure, useLanguage, usePortal } from '@registrar/runtime';
import { useTranslation } from 'react-i18next';

interface Said {
  readonly message: string;
  readonly language: Language;
}

export interface FailureNotice {
  /** What to say above the form, in the reader's language; undefined when nothing failed. */
  readonly message: string | undefined;
  clear(): void;
  say(message: string): void;
  /** Sorts a failed call: errors of fields are returned for the form, anything else becomes the notice. */
  take(error: unknown): readonly FieldError[];
}

/**
 * The gateway answers in the language of the request. After a switch of the language its sentence would stand there
 * in the wrong one, so a general sentence of ours takes its place.
 */
export function useFailureNotice(): FailureNotice {
  const language = useLanguage();
  const { t } = useTranslation();
  const { reportError } = usePortal();
  const [said, setSaid] = useState<Said | null>(null);
  const say = (message: string) => setSaid({ message, language });
  return {
    message: said === null ? undefined : said.language === language ? said.message : t('failure.general'),
    clear: () => setSaid(null),
    say,
    take(error) {
      if (!isGatewayFailure(error)) {
        reportError(error, 'mf-auth/form');
        say(t('failure.general'));
        return [];
      }
      if (error.errors !== undefined && error.errors.length > 0) return error.errors;
      say(error.message);
      return [];
    },
  };
}
