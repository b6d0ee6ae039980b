/** The question mark of `/:name?` belongs to the pattern; with the first other one the query begins. */
const OPTIONAL_MARK = /\/(:[A-Za-z]\w*)\?(?=\/|[?#]|$)/g;

/** An address or a pattern without query and anchor. */
export function pathOf(address: string): string {
  const end = address.replaceAll(OPTIONAL_MARK, '/$1!').search(/[?#]/);
  return end < 0 ? address : address.slice(0, end);
}

/** The parts of an address or of a pattern. */
export const segmentsOf = (address: string): string[] =>
  pathOf(address)
    .split('/')
    .filter((segment) => segment !== '');

/** `:name` and `:name?`; undefined for a word and for `*`. */
export function parameterOf(segment: string): { readonly name: string; readonly optional: boolean } | undefined {
  if (!segment.startsWith(':')) return undefined;
  const optional = segment.endsWith('?');
  return { name: optional ? segment.slice(1, -1) : segment.slice(1), optional };
}

/** An end is more specific than what may follow there, and less than what has to. */
const weight = (segment: string | undefined): number => {
  if (segment === undefined) return 2;
  if (segment === '*') return 0;
  const parameter = parameterOf(segment);
  return parameter === undefined ? 4 : parameter.optional ? 1 : 3;
};

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
 * matches `/payment/*`. Of optional parameters only those stand in the answer that the address has.
 */
export function matchSegments(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    if (expected === '*') return params;
    const actual = path[index];
    const parameter = parameterOf(expected);
    if (actual === undefined) return parameter?.optional === true ? params : null;
    if (parameter !== undefined) params[parameter.name] = decoded(actual);
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
  segmentsOf(pattern).flatMap((segment) => (segment === '*' ? ['*'] : (parameterOf(segment)?.name ?? [])));

/**
 * A pattern as an address, by the parameters that are known; null where one is not. An optional one that is not known
 * ends the address.
 */
export function addressOf(pattern: string, params: Readonly<Record<string, string>>): string | null {
  const parts: string[] = [];
  for (const segment of segmentsOf(pattern)) {
    if (segment === '*') return null;
    const parameter = parameterOf(segment);
    const value = parameter === undefined ? segment : encodeURIComponent(params[parameter.name] ?? '');
    if (value === '') return parameter?.optional === true ? `/${parts.join('/')}` : null;
    parts.push(value);
  }
  return `/${parts.join('/')}`;
}

/** The patterns that one with optional parameters stands for, the shortest first: `/a/:b?` is `/a` and `/a/:b`. */
export function eachOf(pattern: string): (readonly string[])[] {
  const segments = segmentsOf(pattern);
  const first = segments.findIndex((segment) => parameterOf(segment)?.optional);
  if (first < 0) return [segments];
  const whole = segments.map((segment) => (parameterOf(segment)?.optional ? segment.slice(0, -1) : segment));
  return [...whole.keys(), whole.length].filter((length) => length >= first).map((length) => whole.slice(0, length));
}

const SAMPLE = 'example';
const sampled = (segments: readonly string[]): string[] =>
  segments.filter((segment) => segment !== '*').map((segment) => (segment.startsWith(':') ? SAMPLE : segment));

/** An address that both patterns match, else null. */
export function commonAddress(first: string, second: string): string | null {
  for (const one of eachOf(first))
    for (const other of eachOf(second)) {
      const address = commonOf(one, other);
      if (address !== null) return address;
    }
  return null;
}

function commonOf(a: readonly string[], b: readonly string[]): string | null {
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
