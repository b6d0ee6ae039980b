import type { FieldDefinition, Widget } from '../definition/field-definition';

/** Defines a field: its path within the section, its control and its label. */
export const ask = (
  path: string,
  widget: Widget,
  ne: string,
  en: string,
  more: Partial<Omit<FieldDefinition, 'path' | 'label' | 'widget'>> = {},
): FieldDefinition => ({ path, widget, label: { ne, en }, ...more });
export type When = NonNullable<FieldDefinition['when']>;

/** For `required`: the field is required wherever it is shown. */
export const always = (): boolean => true;

/** Two fields for the same question, one in each script, side by side. */
export function bothScripts(
  path: string,
  ne: string,
  en: string,
  {
    english = 100,
    nepali = 200,
    ...more
  }: { english?: number; nepali?: number } & NonNullable<Parameters<typeof ask>[4]>,
): [FieldDefinition, FieldDefinition] {
  return [
    ask(`${path}Nepali`, 'text', `${ne} (नेपाली)`, `${en} (Nepali)`, {
      ...more,
      pair: `${path}English`,
      maximum: nepali,
    }),
    ask(`${path}English`, 'text', `${ne} (अङ्ग्रेजी)`, `${en} (English)`, {
      ...more,
      pair: `${path}Nepali`,
      maximum: english,
    }),
  ];
}
