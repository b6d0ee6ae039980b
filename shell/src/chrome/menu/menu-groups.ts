import { addressOf } from '@registrar/contract/route-pattern';
import type { RouteDescription } from '@registrar/contract/routes';
import type { Catalog } from '../../remotes/catalog';

export interface MenuGroup {
  readonly name: string;
  readonly pages: readonly RouteDescription[];
}

/** The left navigation: pages with a menu entry that this person may open, by business area, in the given order. */
export function menuGroups(catalog: Catalog, isOffered: (path: string) => boolean): MenuGroup[] {
  const pages = catalog.pages
    .map(({ route }) => route)
    .filter((route) => leadsTo(route) !== null && isOffered(leadsTo(route) ?? ''))
    .toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));
  const names = [...new Set(pages.map((route) => route.menu?.group ?? ''))];
  return names.map((name) => ({ name, pages: pages.filter((route) => route.menu?.group === name) }));
}

/** What an entry opens; null where the page has no entry, or is a pattern without an address. */
export function leadsTo({ path, menu }: RouteDescription): string | null {
  return menu === undefined ? null : (menu.target ?? addressOf(path, {}));
}

/** The entry that is marked: the page itself, or the nearest one above it. */
export function currentEntry(groups: readonly MenuGroup[], trail: readonly string[]): string | null {
  const entries = new Set(groups.flatMap(({ pages }) => pages.map(({ path }) => path)));
  return trail.findLast((path) => entries.has(path)) ?? null;
}
