import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import {
  registerChoices,
  type FieldDefinition,
  type FilingFrame,
  type RegisterChoice,
} from '@registrar/domain/processes';
import { useLanguage } from '../../base/language/use-language';
import { matchesTyped } from '../section/matches-typed';
import { useSectionForm } from '../section/section-form-context';
import { useSectionWords, type SectionWords } from '../section/section-words';
import type { WidgetProps } from '../section/widget-props';
import { personName } from './choice-widgets';

/** Somebody whom the register of the company names. */
export function RegisterChoiceWidget({ field, label: _, value, onChange, ...control }: WidgetProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const say = useSectionWords();
  const { frame } = useSectionForm();
  const options = registerChoices(frame, field.registered ?? []).map(
    (choice): { value: string; label: string; disabled?: boolean } => ({
      value: choice.id,
      label: nameWithShares(choice, language, say),
    }),
  );
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  // who left the register since is said to have left, instead of showing an id
  if (chosen !== undefined && !options.some((option) => option.value === chosen))
    options.push({ value: chosen, label: say('register.gone'), disabled: true });
  return (
    <Select
      {...control}
      value={chosen}
      onChange={(next) => onChange?.(next)}
      allowClear
      showSearch={{ filterOption: matchesTyped }}
      placeholder={t('field.select')}
      notFoundContent={say('register.nobody')}
      options={options}
    />
  );
}

/** How an answer is shown; undefined where the register does not name it. */
export function registeredName(
  field: FieldDefinition,
  frame: FilingFrame,
  id: unknown,
  language: 'ne' | 'en',
  say: SectionWords,
): string | undefined {
  const choice = registerChoices(frame, field.registered ?? []).find((one) => one.id === id);
  return choice && nameWithShares(choice, language, say);
}

/** Two of one name are told apart by their shares. */
function nameWithShares({ data, quantity }: RegisterChoice, language: 'ne' | 'en', say: SectionWords): string {
  const name = personName(data, language);
  return quantity === null ? name : say('register.holder', { name, quantity });
}
