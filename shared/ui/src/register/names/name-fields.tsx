import { useNameWords } from './name-words';
import { fullCompanyName, type NameSuffix } from '@registrar/domain/enumerations/company-types';
import { NAME_ENGLISH_MAXIMUM, NAME_NEPALI_MAXIMUM } from '@registrar/domain/names/rules';
import { BilingualField } from '../../base/typing/bilingual-field';
import { OtherScriptOffer } from './other-script-offer';
import styles from './names.module.css';

export interface NameFieldsProps {
  readonly english: string;
  readonly nepali: string;
  readonly suffix: NameSuffix | undefined;
  readonly onSuggest: (fields: { readonly english: string } | { readonly nepali: string }) => void;
}

/** The proposed name in both scripts, the other script's form offered, and the name as it will be printed. */
export function NameFields({ english, nepali, suffix, onSuggest }: NameFieldsProps) {
  const t = useNameWords();
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
      <OtherScriptOffer english={english} nepali={nepali} onTake={onSuggest} />
      {full === undefined || (english.trim() === '' && nepali.trim() === '') ? null : (
        <p className={styles['line']}>
          {t('names.printed')} <strong lang="ne">{nepali.trim() === '' ? '—' : full.ne}</strong> ·{' '}
          <strong lang="en">{english.trim() === '' ? '—' : full.en}</strong>
        </p>
      )}
    </>
  );
}
