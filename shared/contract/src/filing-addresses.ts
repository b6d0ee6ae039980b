import { addressOf, eachOf, matchSegments, parameterOf, pathOf, segmentsOf } from './route-pattern';

export const filingReaders = ['own', 'review', 'consent'] as const;
/** Whoever files it, the office that decides it, and the parent company that is asked for its consent. */
export type FilingReader = (typeof filingReaders)[number];

/**
 * Where a remote shows a filing, to each of its readers that it has a page for: a path with `:id` in it or in its
 * query, also with `:process`. Of other parameters not everybody knows the value who leads there, so they are optional
 * and stand last: `/de-registration/closing/:process/:id/:phaseId?`.
 */
export interface FilingAddresses extends Readonly<Partial<Record<FilingReader, string>>> {
  /** A process of the specification, or a group of them; the row of a process comes before that of its group. */
  readonly of: string;
}

/** What whoever leads to a filing knows of it, whatever it is. */
export interface KnownOfFiling extends Readonly<Record<string, string>> {
  readonly id: string;
  readonly process: string;
}

const ALWAYS_KNOWN = ['id', 'process'];
const IN_QUERY = /(?<==):(\w+)/g;

/** The address of one filing; null where the template asks for what is not known. */
export function filledAddress(template: string, known: KnownOfFiling): string | null {
  const path = pathOf(template);
  const filled = addressOf(path, known);
  const query = template
    .slice(path.length)
    .replaceAll(IN_QUERY, (_, name: string) => encodeURIComponent(known[name] ?? ''));
  return filled === null ? null : `${filled}${query}`;
}

/** Whether a page of the remote answers the address, with as many of its optional parts as there may be. */
export const isAnswered = (template: string, paths: readonly string[]): boolean =>
  eachOf(template).every((address) => paths.some((path) => matchSegments(segmentsOf(path), address) !== null));

/** What an address asks for that not everybody knows who leads to a filing. */
export function unknownParameters(template: string): readonly string[] {
  const asked = [
    ...segmentsOf(template).flatMap((segment) => {
      const parameter = parameterOf(segment);
      return parameter === undefined || parameter.optional ? [] : [parameter.name];
    }),
    ...[...template.slice(pathOf(template).length).matchAll(IN_QUERY)].map(([, name = '']) => name),
  ];
  return asked.filter((name) => !ALWAYS_KNOWN.includes(name));
}
