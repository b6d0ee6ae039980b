import type { TextAreaProps } from 'antd/es/input/TextArea';
import { useTranslation } from 'react-i18next';

/**
 * How many characters stand there, of how many that fit, in the reader's digits; nothing where any number fits
 * (specification section 5).
 */
export function useCharacterCounter(maximum: number | undefined): TextAreaProps['showCount'] {
  const { t } = useTranslation('common');
  return maximum === undefined
    ? undefined
    : { formatter: ({ count }) => t('field.characterCount', { count, max: maximum }) };
}
