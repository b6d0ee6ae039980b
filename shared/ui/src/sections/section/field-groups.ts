import type { Bilingual } from '@registrar/domain/bilingual';
import type { FieldDefinition } from '@registrar/domain/processes';

export interface FieldGroup {
  /** Of the first field: what the group is known by while fields come and go. */
  readonly key: string;
  readonly heading: Bilingual | undefined;
  readonly fields: readonly FieldDefinition[];
}

/** Fields that follow each other under the same heading stand together. */
export function fieldGroups(fields: readonly FieldDefinition[]): readonly FieldGroup[] {
  const groups: { key: string; heading: Bilingual | undefined; fields: FieldDefinition[] }[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last !== undefined && last.heading?.en === field.group?.en) last.fields.push(field);
    else groups.push({ key: field.path, heading: field.group, fields: [field] });
  }
  return groups;
}

/** Fields that follow each other with cells of one table: its columns, and the cells of each line. */
export interface FieldTable {
  /** Path of its first field. */
  readonly key: string;
  readonly columns: readonly Bilingual[];
  readonly lines: readonly { readonly label: Bilingual; readonly fields: readonly FieldDefinition[] }[];
}

/** What is asked in a table, and every other field by itself, in their order. */
export function fieldTables(fields: readonly FieldDefinition[]): readonly (FieldDefinition | FieldTable)[] {
  const parts: (
    FieldDefinition | { key: string; columns: Bilingual[]; lines: { label: Bilingual; fields: FieldDefinition[] }[] }
  )[] = [];
  for (const field of fields) {
    const { cell } = field;
    if (cell === undefined) {
      parts.push(field);
      continue;
    }
    let table = parts.at(-1);
    if (table === undefined || !('lines' in table)) parts.push((table = { key: field.path, columns: [], lines: [] }));
    if (!table.columns.some(({ en }) => en === cell.column.en)) table.columns.push(cell.column);
    const line = table.lines.at(-1);
    if (line?.label.en === cell.line.en) line.fields.push(field);
    else table.lines.push({ label: cell.line, fields: [field] });
  }
  return parts;
}
