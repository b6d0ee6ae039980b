import { useTranslation } from 'react-i18next';
import { fullCompanyName, type NameSuffix } from '@registrar/domain/enumerations/company-types';
import { NAME_ENGLISH_MAXIMUM, NAME_NEPALI_MAXIMUM, suggestEnglish, suggestNepali } from '@registrar/domain/names';
import { BilingualField, Button } from '@registrar/ui';
import styles from './reservation.module.css';

export interface NameFieldsProps {
  readonly english: string;
  readonly nepali: string;
  readonly suffix: NameSuffix | undefined;
  readonly onSuggest: (fields: { readonly english: string } | { readonly nepali: string }) => void;
}

/** The name in the script that is still empty, as it would sound. */
function otherForm(english: string, nepali: string): { readonly lang: 'ne' | 'en'; readonly name: string } | null {
  if (english === '' && nepali !== '') return { lang: 'en', name: suggestEnglish(nepali) };
  if (nepali === '' && english !== '') return { lang: 'ne', name: suggestNepali(english) };
  return null;
}

/** The proposed name in both scripts, the other script's form offered, and the name as it will be printed. */
export function NameFields({ english, nepali, suffix, onSuggest }: NameFieldsProps) {
  const { t } = useTranslation();
  const suggestion = otherForm(english.trim(), nepali.trim());
  const full = suffix === undefined ? undefined : fullCompanyName({ ne: nepali, en: english }, suffix);
  return (
    <>
      <BilingualField
        label={t('names.name')}
        nepali={{ name: 'nepali', maxLength: NAME_NEPALI_MAXIMUM }}
        english={{ name: 'english', maxLength: NAME_ENGLISH_MAXIMUM }}
        required
        help={t('names.nameHint')}
      />
      {suggestion === null ? null : (
        <p className={styles['line']}>
          {t(suggestion.lang === 'en' ? 'names.suggestEnglish' : 'names.suggestNepali')}{' '}
          <Button
            size="small"
            lang={suggestion.lang}
            onClick={() => onSuggest(suggestion.lang === 'en' ? { english: suggestion.name } : { nepali: suggestion.name })}
          >
            {suggestion.name}
          </Button>
        </p>
      )}
      {full === undefined || (english.trim() === '' && nepali.trim() === '') ? null : (
        <p className={styles['line']}>
          {t('names.printed')} <strong lang="ne">{nepali.trim() === '' ? '—' : full.ne}</strong> · <strong lang="en">{english.trim() === '' ? '—' : full.en}</strong>
        </p>
      )}
    </>
  );
}
