const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing was answered, in whatever way nothing is written down. */
export const isUnanswered = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.values(value).every(isUnanswered));

/** Whether two answers say the same; what is empty in whatever way is the same as not answered. */
export function sameAnswer(one: unknown, other: unknown): boolean {
  if (isUnanswered(one) && isUnanswered(other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => sameAnswer(value, other[index]));
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => sameAnswer(one[key], other[key]));
  return one === other;
}
