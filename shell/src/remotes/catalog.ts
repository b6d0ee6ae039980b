import { filledAddress, type KnownOfFiling } from '@registrar/contract/filing-addresses';
import { compareSpecificity, matchSegments, segmentsOf } from '@registrar/contract/route-pattern';
import type { FilingAddresses, FilingReader, RouteDescription, RoutesDocument } from '@registrar/contract/routes';
import { companyProcesses } from '@registrar/domain/enumerations/process-groups';

/** Every page of the portal with its owner, most specific pattern first. */
export interface Catalog {
  readonly pages: readonly CatalogPage[];
  readonly owners: readonly string[];
  /** Owners that are switched off: their pages show a notice, and nothing leads there. */
  readonly disabled: ReadonlySet<string>;
  /** Where the remotes show filings. */
  readonly filings: readonly FilingAddresses[];
}

export interface CatalogPage {
  readonly owner: string;
  readonly route: RouteDescription;
  readonly segments: readonly string[];
}

export interface CatalogMatch {
  readonly page: CatalogPage;
  readonly params: Readonly<Record<string, string>>;
}

export function buildCatalog(documents: readonly RoutesDocument[], disabled: ReadonlySet<string> = new Set()): Catalog {
  const pages = documents.flatMap(({ remote, routes }) =>
    routes.map((route) => ({ owner: remote, route, segments: segmentsOf(route.path) })),
  );
  pages.sort((a, b) => compareSpecificity(a.segments, b.segments));
  return {
    pages,
    disabled,
    owners: [...new Set(documents.map((document) => document.remote))],
    filings: documents.flatMap(({ filings = [] }) => filings),
  };
}

/** The longest, most literal pattern wins; compared segment by segment, so `/payments` never matches `/payment/*`. */
export function matchPath(catalog: Catalog, path: string): CatalogMatch | null {
  const segments = segmentsOf(path);
  for (const page of catalog.pages) {
    const params = matchSegments(page.segments, segments);
    if (params) return { page, params };
  }
  return null;
}

/** Where this filing is shown to this reader; null where no remote has a page for it. */
export function filingAddress({ filings }: Catalog, filing: KnownOfFiling, reader: FilingReader): string | null {
  const { process } = filing;
  const group = Object.entries(companyProcesses).find(([, processes]) => processes.some((one) => one === process))?.[0];
  const addressOf = (of: string | undefined) =>
    filings.find((row) => row.of === of && row[reader] !== undefined)?.[reader];
  const template = addressOf(process) ?? addressOf(group);
  return template === undefined ? null : filledAddress(template, filing);
}

/** Pages from the top down to this one, by their `parent`. */
export function trailOf(catalog: Catalog, page: CatalogPage): CatalogPage[] {
  const trail = [page];
  let parent = page.route.parent;
  while (parent !== undefined && trail.length < 10) {
    const above = catalog.pages.find((candidate) => candidate.route.path === parent);
    if (!above || trail.includes(above)) break;
    trail.unshift(above);
    parent = above.route.parent;
  }
  return trail;
}
