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
