import { valueAt, type Answers, type FieldDefinition, type Widget } from '@registrar/domain/processes';

/** From the whole to the part: each list is the one of the part chosen above it. */
const chain: readonly Widget[] = ['country', 'province', 'district', 'localBody', 'ward'];

const groupOf = (path: string): string => path.slice(0, path.lastIndexOf('.') + 1);

/** The field of another widget in the same group of answers, e.g. the district that a local body belongs to. */
export function neighbour(
  fields: readonly FieldDefinition[],
  field: FieldDefinition,
  widget: Widget,
): FieldDefinition | undefined {
  return fields.find((other) => other.widget === widget && groupOf(other.path) === groupOf(field.path));
}

/** The id that is chosen in another field of the same address. */
export function neighbourId(
  fields: readonly FieldDefinition[],
  field: FieldDefinition,
  widget: 'district' | 'localBody',
  data: Answers,
): number | undefined {
  const other = neighbour(fields, field, widget);
  const id = other && valueAt(data, other.path);
  return typeof id === 'number' && !Number.isNaN(id) ? id : undefined;
}

/**
 * What another choice here leaves without meaning: after another province the district, the local body and the ward.
 */
export function dependents(fields: readonly FieldDefinition[], field: FieldDefinition): readonly FieldDefinition[] {
  const position = chain.indexOf(field.widget);
  if (position < 0) return [];
  return chain.slice(position + 1).flatMap((widget) => neighbour(fields, field, widget) ?? []);
}
