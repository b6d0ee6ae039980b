import { filingReaders, unknownParameters, type FilingAddresses } from './filing-addresses';
import { menuGroupNames, menuIconNames } from './menu-vocabulary';
import { addressOf, matchSegments, parameterOf, parametersOf, segmentsOf } from './route-pattern';
import type { RouteDescription } from './routes';

/** First segments that the host answers itself: a page there would be lost with the next reload. */
export const hostSegments = ['shell', 'remotes', 'registry', 'gateway', 'host', 'config.json'] as const;

const LITERAL = /^[\w.~-]+$/;
const PARAMETER = /^:[A-Za-z]\w*\??$/;

function pathProblems(path: string, at: string): string[] {
  const segments = path.split('/').slice(1);
  const [first = ''] = segments;
  if (first === '') return [`${at}.path ${path} is no page of a remote: begin with a word, such as /annual-report`];
  const odd = segments.find(
    (segment, index) =>
      !LITERAL.test(segment) && !PARAMETER.test(segment) && !(segment === '*' && index === segments.length - 1),
  );
  if (odd !== undefined)
    return [
      `${at}.path ${path} has the part “${odd}”: words, :parameters, last of all :optional? ones, or a final * only`,
    ];
  if (!LITERAL.test(first))
    return [`${at}.path ${path} would catch the addresses of everybody: begin with a word, such as /annual-report`];
  if (hostSegments.some((segment) => segment === first)) return [`${at}.path ${path} is an address of the host`];
  const optional = segments.findIndex((segment) => parameterOf(segment)?.optional);
  const after = optional < 0 ? undefined : segments.slice(optional).find((segment) => !parameterOf(segment)?.optional);
  if (after !== undefined) return [`${at}.path ${path}: after an optional parameter “${after}” can only be optional`];
  const parameters = parametersOf(path);
  return new Set(parameters).size === parameters.length ? [] : [`${at}.path ${path} has one parameter twice`];
}

/** A link of the menu has to lead somewhere: of a pattern only its target does. */
function menuProblems({ path, menu }: RouteDescription, at: string): string[] {
  if (menu === undefined) return [];
  const problems: string[] = [];
  if (!menuGroupNames.some((name) => name === menu.group))
    problems.push(`${at}.menu.group ${menu.group} is none of ${menuGroupNames.join(', ')}`);
  if (!menuIconNames.some((name) => name === menu.icon))
    problems.push(`${at}.menu.icon ${menu.icon} is none of ${menuIconNames.join(', ')}`);
  const { target } = menu;
  if (target === undefined) {
    if (addressOf(path, {}) === null)
      problems.push(`${at}.menu of ${path} needs a target: the address that its entry opens, without parameters`);
  } else if (!target.startsWith('/') || parametersOf(target).length > 0)
    problems.push(`${at}.menu.target must be an address without parameters`);
  else if (matchSegments(segmentsOf(path), segmentsOf(target)) === null)
    problems.push(`${at}.menu.target ${target} is not answered by ${path}`);
  return problems;
}

/** The breadcrumb of a page leads up by the parameters that the page itself has; it does without an optional one. */
function parentProblems({ path, parent }: RouteDescription, at: string): string[] {
  if (parent === undefined) return [];
  const own = parametersOf(path).filter((name) => name !== '*');
  const unknown = segmentsOf(parent)
    .map((segment) => (segment === '*' ? { name: segment, optional: false } : parameterOf(segment)))
    .flatMap((asked) => (asked === undefined || asked.optional || own.includes(asked.name) ? [] : [asked.name]));
  return unknown.length === 0
    ? []
    : [`${at}.parent ${parent} asks for ${unknown.join(', ')}, which ${path} does not have`];
}

/**
 * What is wrong with a page of the right shape: what it is called by, where its links lead, and whether everything it
 * names exists. Without `screenCodes` the codes are not looked at.
 */
export function routeRuleProblems(route: RouteDescription, at: string, screenCodes?: readonly string[]): string[] {
  return [
    ...pathProblems(route.path, at),
    ...menuProblems(route, at),
    ...parentProblems(route, at),
    ...(screenCodes === undefined ? [] : unknownScreens([route], screenCodes)).map(
      (code) => `${at}.screenCodes: there is no screen ${code}`,
    ),
  ];
}

/** Where links to a filing lead: `filings` of the right shape. */
export function filingRuleProblems(filing: FilingAddresses, at: string): string[] {
  return filingReaders.flatMap((reader) =>
    unknownParameters(filing[reader] ?? '').map(
      (name) =>
        `${at}.${reader} asks for :${name}, which not everybody knows who leads there: ` +
        `a word in its place, or :${name}? at the end`,
    ),
  );
}

/**
 * Codes that this list does not have: mistyped, or newer than the list. Nobody's module list holds them until the
 * gateway knows them, and so long the page is open to nobody, whitelisted or not.
 */
export const unknownScreens = (
  routes: readonly Pick<RouteDescription, 'screenCodes'>[],
  screenCodes: readonly string[],
): readonly string[] => [
  ...new Set(routes.flatMap((route) => route.screenCodes ?? []).filter((code) => !screenCodes.includes(code))),
];

/** The sentence for whoever builds or releases pages with such a code. */
export const unknownScreenWarning = (code: string): string =>
  `routes.json: the screen ${code} is not known here. Its pages are open to nobody until the gateway knows it ` +
  '(screenCodes and SCREENS of shared/domain). Is it spelled right?';
