import type { Bilingual } from './shell-api';

/** One page as data: the shell knows address, title and permission before it loads any code. */
export interface RouteDescription {
  /** Absolute pattern; `:name` is one segment, a final `/*` is anything below. */
  readonly path: string;
  readonly title: Bilingual;
  /** `public` pages need no session and carry neither screen codes nor a whitelisted flag. */
  readonly auth?: 'public';
  /** Any of these in the module list opens the page. */
  readonly screenCodes?: readonly string[];
  /** The specification's switch: shown to everyone signed in, whatever the module list says. */
  readonly whitelisted?: boolean;
  readonly menu?: { readonly group: string; readonly order: number; readonly icon: string };
  readonly prefetch?: 'idle' | 'hover';
  /** Path of the page above this one, for the breadcrumb. */
  readonly parent?: string;
}

export interface RoutesDocument {
  readonly remote: string;
  readonly routes: readonly RouteDescription[];
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
  if (menu !== undefined && !(isObject(menu) && isText(menu['group']) && isText(menu['icon']) && typeof menu['order'] === 'number'))
    problems.push(`${at}.menu needs group, icon and order`);
  const prefetch = route['prefetch'];
  if (prefetch !== undefined && prefetch !== 'idle' && prefetch !== 'hover') problems.push(`${at}.prefetch is idle or hover`);
  const parent = route['parent'];
  if (parent !== undefined && !isText(parent)) problems.push(`${at}.parent must be a path`);
  return problems;
}

/** What is wrong with a routes.json; empty when it may be published. */
export function routesDocumentProblems(value: unknown): string[] {
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
  return problems;
}
