import type { RegisterAspect } from './register-aspects';

/** What the register holds of one part of a company. */
export type PartData = Readonly<Record<string, unknown>>;

/**
 * One line of the register: from a day on, a filing made something so. `before` null: it is new; `after` null: it
 * ended.
 */
export interface RegisterEntry {
  readonly aspect: RegisterAspect;
  /** Which of several; null where a company has one. */
  readonly subjectId: string | null;
  /** 1, 2, 3 for each part. */
  readonly revision: number;
  readonly before: PartData | null;
  readonly after: PartData | null;
  /** AD: from this day on the register says so. */
  readonly effectiveOn: string;
  /** AD: the day the filing gives for it, of a move or a resolution; null or left out where it gives none. */
  readonly happenedOn?: string | null;
  /** Null: taken over as it stood. */
  readonly applicationId: string | null;
}

/** A part as it stood on a day. */
export interface RegisterPart {
  readonly aspect: RegisterAspect;
  readonly subjectId: string | null;
  readonly data: PartData;
  /** Since when it is exactly so. */
  readonly since: string;
  readonly applicationId: string | null;
}

const partKey = ({ aspect, subjectId }: Pick<RegisterEntry, 'aspect' | 'subjectId'>): string =>
  `${aspect}/${subjectId ?? ''}`;

/**
 * The company on a day (its end included): of each part the last entry until then, without those that have ended. In
 * the order in which they were entered.
 */
export function recordOn(entries: readonly RegisterEntry[], day: string): RegisterPart[] {
  const last = new Map<string, RegisterEntry>();
  for (const entry of entries) {
    if (entry.effectiveOn > day) continue;
    const key = partKey(entry);
    if (entry.revision > (last.get(key)?.revision ?? 0)) last.set(key, entry);
  }
  return [...last.values()].flatMap(({ aspect, subjectId, after, effectiveOn, applicationId }) =>
    after === null ? [] : [{ aspect, subjectId, data: after, since: effectiveOn, applicationId }],
  );
}

/** Which filing set a field, and from which day on. */
export interface FieldSetter {
  readonly applicationId: string | null;
  readonly effectiveOn: string;
}

/**
 * For every field of a part (dotted path) the entry that gave it the value it has on that day. The entries are those of
 * one part; a field that another filing wrote again with the same value was not set by it.
 */
export function settersOf(entries: readonly RegisterEntry[], day: string): Map<string, FieldSetter> {
  const setters = new Map<string, FieldSetter>();
  const known = entries.filter(({ effectiveOn }) => effectiveOn <= day).sort((a, b) => a.revision - b.revision);
  let values = new Map<string, unknown>();
  for (const { after, applicationId, effectiveOn } of known) {
    const next = leavesOf(after ?? {});
    for (const path of values.keys()) if (!next.has(path)) setters.delete(path);
    for (const [path, value] of next)
      if (!setters.has(path) || values.get(path) !== value) setters.set(path, { applicationId, effectiveOn });
    values = next;
  }
  return setters;
}

/** One field that is not the same on two days. Undefined: it was not there. */
export interface RegisterDifference {
  readonly aspect: RegisterAspect;
  readonly subjectId: string | null;
  readonly path: string;
  readonly before: Leaf | undefined;
  readonly after: Leaf | undefined;
}

/** What changed between two days, field by field. */
export function compareRecords(before: readonly RegisterPart[], after: readonly RegisterPart[]): RegisterDifference[] {
  const earlier = new Map(before.map((part) => [partKey(part), part]));
  const later = new Map(after.map((part) => [partKey(part), part]));
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((key) => {
    const part = later.get(key) ?? earlier.get(key);
    if (!part) return [];
    const was = leavesOf(earlier.get(key)?.data ?? {});
    const is = leavesOf(later.get(key)?.data ?? {});
    return [...new Set([...was.keys(), ...is.keys()])]
      .filter((path) => was.get(path) !== is.get(path))
      .map((path) => ({
        aspect: part.aspect,
        subjectId: part.subjectId,
        path,
        before: was.get(path),
        after: is.get(path),
      }));
  });
}

type Leaf = string | number | boolean | null;

/** { address: { wardNo: 4 } } becomes address.wardNo = 4. What is empty is as good as not there. */
export function leavesOf(data: unknown, path = ''): Map<string, Leaf> {
  if (data === undefined || data === null || data === '') return new Map();
  if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') return new Map([[path, data]]);
  if (typeof data !== 'object') throw new TypeError(`${path} holds no datum`);
  return new Map(
    Object.entries(data).flatMap(([name, value]) => [...leavesOf(value, path === '' ? name : `${path}.${name}`)]),
  );
}

/** The same data, whatever is empty or stands in another order; null: the part is not there. */
export function samePart(one: PartData | null, other: PartData | null): boolean {
  if (one === null || other === null) return one === other;
  const [was, is] = [leavesOf(one), leavesOf(other)];
  return was.size === is.size && [...was].every(([path, value]) => is.get(path) === value);
}
