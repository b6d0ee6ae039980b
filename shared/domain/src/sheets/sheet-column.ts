import type { Bilingual } from '../bilingual';
import type { FieldDefinition } from '../processes/definition/field-definition';

/** One column of a sheet of entries; `key` is unique in the sheet and never shown in a language. */
export interface SheetColumn {
  readonly key: string;
  readonly label: Bilingual;
  readonly field: FieldDefinition;
  /** What its heading was in sheets of earlier days, which are still understood. */
  readonly formerly?: readonly string[];
  /** Of a day: in which calendar it is written. A day has a column for each, of which one is filled in. */
  readonly calendar?: 'BS' | 'AD';
}

const CALENDARS = { BS: { ne: 'वि.सं.', en: 'BS' }, AD: { ne: 'ई.सं.', en: 'AD' } } as const;

/**
 * The columns of a sheet for these fields of an entry, in the order of the paths; a field whose label is not its own
 * has its heading before it.
 */
export function sheetColumns(fields: readonly FieldDefinition[], paths: readonly string[]): SheetColumn[] {
  const wanted = paths.flatMap((path) => fields.find((field) => field.path === path) ?? []);
  // in both languages: a heading is understood in either
  const isAlone = ({ label }: FieldDefinition): boolean =>
    wanted.filter((other) => other.label.en === label.en || other.label.ne === label.ne).length === 1;
  return wanted.flatMap((field): SheetColumn[] => {
    const label = isAlone(field) || field.group === undefined ? field.label : joined(field.group, field.label, ': ');
    if (field.widget !== 'date') return [{ key: field.path, label, field }];
    return (['BS', 'AD'] as const).map((calendar) => ({
      key: `${field.path} ${calendar}`,
      label: joined(label, { ne: `(${CALENDARS[calendar].ne})`, en: `(${CALENDARS[calendar].en})` }, ' '),
      field,
      calendar,
    }));
  });
}

const joined = (first: Bilingual, second: Bilingual, between: string): Bilingual => ({
  ne: `${first.ne}${between}${second.ne}`,
  en: `${first.en}${between}${second.en}`,
});

const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase();

/**
 * Which column each cell of a heading names, in either language or by its key; undefined for a heading that names none.
 */
export function columnsOfHeading(
  heading: readonly string[],
  columns: readonly SheetColumn[],
): (SheetColumn | undefined)[] {
  const byName = new Map(
    columns.flatMap((column) =>
      [column.key, column.label.ne, column.label.en, ...(column.formerly ?? [])].map(
        (name) => [plain(name), column] as const,
      ),
    ),
  );
  return heading.map((cell) => byName.get(plain(cell.replace(/\*$/, ''))));
}
