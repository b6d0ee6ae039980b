import { filingReaders, isAnswered, type FilingAddresses } from './filing-addresses';
import { filingRuleProblems, routeRuleProblems } from './route-rules';
import type { Bilingual } from './shell-api';

/** One page as data: the shell knows address, title and permission before it loads any code. */
export interface RouteDescription {
  /**
   * Absolute pattern; `:name` is one segment, `:name?` one that may be missing together with all after it, a final
   * `/*` is anything below.
   */
  readonly path: string;
  readonly title: Bilingual;
  /** What somebody finds on a public page, in one sentence: for whoever lists it, such as a search engine. */
  readonly description?: Bilingual;
  /** `public` pages need no session and carry neither screen codes nor a whitelisted flag. */
  readonly auth?: 'public';
  /** Any of these in the module list opens the page. */
  readonly screenCodes?: readonly string[];
  /** The specification's switch: shown to everyone signed in, whatever the module list says. */
  readonly whitelisted?: boolean;
  /**
   * Group and icon are those of `menu-vocabulary.ts`. `target`: what the entry opens, where the path has parameters.
   */
  readonly menu?: { readonly group: string; readonly order: number; readonly icon: string; readonly target?: string };
  readonly prefetch?: 'idle' | 'hover';
  /** Path of the page above this one, for the breadcrumb; it may use the parameters of this page's path. */
  readonly parent?: string;
}

export { filingReaders, type FilingAddresses, type FilingReader } from './filing-addresses';

export interface RoutesDocument {
  readonly remote: string;
  readonly routes: readonly RouteDescription[];
  /** Each address is one of the routes, with `:id` for the filing. */
  readonly filings?: readonly FilingAddresses[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

function routeProblems(route: unknown, at: string): string[] {
  if (!isObject(route)) return [`${at} is not an object`];
  const problems: string[] = [];
  const path = route['path'];
  if (!isText(path) || !path.startsWith('/')) problems.push(`${at}.path must be an absolute path`);
  const title = route['title'];
  if (!isObject(title) || !isText(title['ne']) || !isText(title['en'])) problems.push(`${at}.title needs ne and en`);
  const { description } = route;
  if (description !== undefined && !(isObject(description) && isText(description['ne']) && isText(description['en'])))
    problems.push(`${at}.description needs ne and en`);
  const codes = route['screenCodes'];
  if (route['auth'] === 'public') {
    if (codes !== undefined || route['whitelisted'] !== undefined)
      problems.push(`${at} is public and carries neither screenCodes nor whitelisted`);
  } else {
    if (route['auth'] !== undefined) problems.push(`${at}.auth may only be "public"`);
    if (!Array.isArray(codes) || codes.length === 0 || !codes.every(isText))
      problems.push(`${at}.screenCodes must name at least one code`);
    if (typeof route['whitelisted'] !== 'boolean') problems.push(`${at}.whitelisted must be true or false`);
  }
  const menu = route['menu'];
  if (
    menu !== undefined &&
    !(isObject(menu) && isText(menu['group']) && isText(menu['icon']) && typeof menu['order'] === 'number')
  )
    problems.push(`${at}.menu needs group, icon and order`);
  if (isObject(menu) && menu['target'] !== undefined && !isText(menu['target']))
    problems.push(`${at}.menu.target must be an address`);
  const prefetch = route['prefetch'];
  if (prefetch !== undefined && prefetch !== 'idle' && prefetch !== 'hover')
    problems.push(`${at}.prefetch is idle or hover`);
  const parent = route['parent'];
  if (parent !== undefined && !isText(parent)) problems.push(`${at}.parent must be a path`);
  return problems;
}

function filingProblems(filing: unknown, at: string, paths: ReadonlySet<string>): string[] {
  if (!isObject(filing) || !isText(filing['of'])) return [`${at}.of must name a process or a group`];
  const readers = Object.keys(filing).filter((key) => key !== 'of');
  if (readers.length === 0) return [`${at} has no address`];
  return readers.flatMap((reader) => {
    const address = filing[reader];
    if (!filingReaders.some((known) => known === reader)) return [`${at}.${reader} is no reader of a filing`];
    if (!isText(address) || !/:id\b(?!\?)/.test(address)) return [`${at}.${reader} must be an address with :id`];
    return isAnswered(address, [...paths]) ? [] : [`${at}.${reader} is none of the routes`];
  });
}

function filingListProblems(filings: unknown, paths: ReadonlySet<string>): string[] {
  if (filings === undefined) return [];
  if (!Array.isArray(filings)) return ['filings must be a list'];
  const names = filings.map((filing: unknown) => (isObject(filing) ? filing['of'] : undefined));
  return filings.flatMap((filing: unknown, index) => [
    ...filingProblems(filing, `filings[${index}]`, paths),
    ...(names.indexOf(names[index]) < index ? [`filings[${index}].of ${String(names[index])} stands twice`] : []),
  ]);
}

/**
 * Whether a document of a registry can be read. No more: what is live already stays live for a shell and a host that
 * know other words than those that took it.
 */
export function routesShapeProblems(value: unknown): string[] {
  if (!isObject(value)) return ['routes.json is not an object'];
  const problems: string[] = [];
  if (!isText(value['remote'])) problems.push('remote must be a name');
  const routes = value['routes'];
  if (!Array.isArray(routes) || routes.length === 0) return [...problems, 'routes must be a non-empty list'];
  const seen = new Set<string>();
  routes.forEach((route: unknown, index) => {
    problems.push(...routeProblems(route, `routes[${index}]`));
    const path = isObject(route) ? route['path'] : undefined;
    if (isText(path)) {
      if (seen.has(path)) problems.push(`routes[${index}].path ${path} stands twice`);
      seen.add(path);
    }
  });
  problems.push(...filingListProblems(value['filings'], seen));
  return problems;
}

const isReadable = (value: unknown): value is RoutesDocument => routesShapeProblems(value).length === 0;

/**
 * What is wrong with a routes.json; empty when it may be published. `screenCodes` are those that exist
 * (shared/domain/src/screen-codes.ts).
 */
export function routesDocumentProblems(value: unknown, screenCodes?: readonly string[]): string[] {
  if (!isReadable(value)) return routesShapeProblems(value);
  return [
    ...value.routes.flatMap((route, index) => routeRuleProblems(route, `routes[${index}]`, screenCodes)),
    ...(value.filings ?? []).flatMap((filing, index) => filingRuleProblems(filing, `filings[${index}]`)),
  ];
}
