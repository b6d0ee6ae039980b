import { PAGES_LOOKED_AT, SCREEN_CODES, SCREENS_OF_ROLES } from './filing-places.mjs';

/** Whoever files an annual report, and the office that reads it, have screens of a new remote with filings as well. */
const LIKE = /^( +)'ANNUAL_REPORT(_APPROVAL)?',$/gm;

/** The codes of a remote with filings: of whoever files, and with `_APPROVAL` of the office. */
export const screenOf = (remote) => remote.replace(/^mf-/, '').replaceAll('-', '_').toUpperCase();

/** The rows that open the pages to their readers, and those that let the suite for everybody's access look at them. */
export function screenRows(insert, root, { name, path }) {
  const codes = [[LIKE, `$&\n$1'${screenOf(name)}$2',`]];
  const none = '0190a000-0000-7000-8000-0000000f0009';
  const pages = `  // an id that nobody filed says so; one of filed-reservations.ts shows the page filled in
  at('${path}/list/:status', 'representative', () => '${path}/list/all'),
  at('${path}/application/:id/:step?', 'representative', () => '${path}/application/${none}'),
  at('${path}-approval', 'operator'),
  at('${path}/review/:id', 'operator', () => '${path}/review/${none}'),
`;
  return [
    insert(root, SCREEN_CODES, codes),
    insert(root, SCREENS_OF_ROLES, codes),
    insert(root, PAGES_LOOKED_AT, [[/^ {2}at\('\*', 'public'/m, `${pages}$&`]]),
  ];
}
