import { NAME_SEARCH_DEBOUNCE_MS } from '@registrar/domain/names/rules';
import type { NamedParent } from '@registrar/domain/processes/questions/names/parent-company';
import type { NameQuestion } from './check-name';
import { useDebouncedValue } from './use-debounced-value';

/** The name that a name of its group has to begin like, once the typing of it pauses; undefined outside a group. */
export function useSettledParent(
  values: (NamedParent & { readonly isPartOfGroup?: boolean }) | undefined,
): NameQuestion['parent'] {
  const { isPartOfGroup = false, registeredCompanyNameEnglish = '', registeredCompanyNameNepali = '' } = values ?? {};
  const english = useDebouncedValue(registeredCompanyNameEnglish.trim(), NAME_SEARCH_DEBOUNCE_MS);
  const nepali = useDebouncedValue(registeredCompanyNameNepali.trim(), NAME_SEARCH_DEBOUNCE_MS);
  return isPartOfGroup && english + nepali !== '' ? { english, nepali } : undefined;
}
