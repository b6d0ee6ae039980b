/** The parts of an address or of a pattern, without query and anchor. */
export function segmentsOf(path: string): string[] {
  const end = path.search(/[?#]/);
  return (end < 0 ? path : path.slice(0, end)).split('/').filter((segment) => segment !== '');
}

const weight = (segment: string | undefined): number =>
  segment === undefined ? 1 : segment === '*' ? 0 : segment.startsWith(':') ? 2 : 3;

/** Negative where the first pattern is the more specific one: the longest, most literal pattern answers an address. */
export function compareSpecificity(a: readonly string[], b: readonly string[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = weight(b[index]) - weight(a[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The parameters of an address that a pattern answers, else null. Compared segment by segment, so `/payments` never
 * matches `/payment/*`.
 */
export function matchSegments(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    if (expected === '*') return params;
    const actual = path[index];
    if (actual === undefined) return null;
    if (expected.startsWith(':')) params[expected.slice(1)] = decoded(actual);
    else if (expected !== actual) return null;
  }
  return pattern.length === path.length ? params : null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Names of the parameters in a pattern; a final `*` counts as one without a name. */
export const parametersOf = (pattern: string): readonly string[] =>
  segmentsOf(pattern).flatMap((segment) =>
    segment === '*' ? ['*'] : segment.startsWith(':') ? [segment.slice(1)] : [],
  );

/** A pattern as an address, by the parameters that are known; null where one is not. */
export function addressOf(pattern: string, params: Readonly<Record<string, string>>): string | null {
  const parts = segmentsOf(pattern).map((segment) => {
    if (segment === '*') return null;
    if (!segment.startsWith(':')) return segment;
    const value = params[segment.slice(1)];
    return value === undefined || value === '' ? null : encodeURIComponent(value);
  });
  return parts.includes(null) ? null : `/${parts.join('/')}`;
}

const SAMPLE = 'example';
const sampled = (segments: readonly string[]): string[] =>
  segments.filter((segment) => segment !== '*').map((segment) => (segment.startsWith(':') ? SAMPLE : segment));

/** An address that both patterns match, else null. */
export function commonAddress(first: string, second: string): string | null {
  const [a, b] = [segmentsOf(first), segmentsOf(second)];
  const address: string[] = [];
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [one, other] = [a[index], b[index]];
    if (one === '*') return `/${[...address, ...sampled(b.slice(index))].join('/')}`;
    if (other === '*') return `/${[...address, ...sampled(a.slice(index))].join('/')}`;
    if (one === undefined || other === undefined) return null;
    const [free, freeToo] = [one.startsWith(':'), other.startsWith(':')];
    if (!free && !freeToo && one !== other) return null;
    address.push(free ? (freeToo ? SAMPLE : other) : one);
  }
  return `/${address.join('/')}`;
}
