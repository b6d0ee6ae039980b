import type { Bilingual } from '../../bilingual';
import type { FieldDefinition, Widget } from '../field-definition';

const PREFIX = 'companyRegistration';

export type Ask = (path: string, widget: Widget, ne: string, en: string, more?: Partial<Omit<FieldDefinition, 'path' | 'labelKey' | 'label' | 'widget'>>) => FieldDefinition;
export type When = NonNullable<FieldDefinition['when']>;

/** Writes the fields of one section; its key keeps their words apart from those of the others. */
export function askIn(section: string): Ask {
  return (path, widget, ne, en, more = {}) => ({ path, widget, label: { ne, en }, labelKey: `${PREFIX}.fields.${section}.${path}`, ...more });
}

export const sectionLabel = (key: string, ne: string, en: string): { labelKey: string; label: Bilingual } => ({ labelKey: `${PREFIX}.sections.${key}`, label: { ne, en } });

/** Asked for wherever the field is shown. */
export const always = (): boolean => true;

/** The same question in both scripts, side by side. */
export function bothScripts(ask: Ask, path: string, ne: string, en: string, { english = 100, nepali = 200, ...more }: { english?: number; nepali?: number } & NonNullable<Parameters<Ask>[4]>): [FieldDefinition, FieldDefinition] {
  return [
    ask(`${path}Nepali`, 'text', `${ne} (नेपाली)`, `${en} (Nepali)`, { ...more, pair: `${path}English`, maximum: nepali }),
    ask(`${path}English`, 'text', `${ne} (अङ्ग्रेजी)`, `${en} (English)`, { ...more, pair: `${path}Nepali`, maximum: english }),
  ];
}
