import { useEffect } from 'react';
import { infiniteQueryOptions, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { Office } from '@registrar/domain/calls/accounts';
import type { CompanyFinderAnswer } from '@registrar/domain/calls/companies';
import type { Place } from '@registrar/domain/calls/lookups';
import { NAME_SEARCH_MINIMUM } from '@registrar/domain/names/rules';
import { usePortal } from '@registrar/runtime';

/** What stands in the address of the page, so that a search can be passed on. */
export interface CompanySearch {
  readonly name: string;
  readonly number: string;
  readonly companyType: string;
  readonly status: string;
  readonly officeId: string;
  readonly districtId: string;
  readonly registeredFrom: string;
  readonly registeredTo: string;
}

/** Counted as a reader counts: a Devanagari letter with its signs is one. */
const letters = (text: string): number =>
  [...new Intl.Segmenter('ne', { granularity: 'grapheme' }).segment(text.trim())].length;

export const canSearch = ({ name, number }: CompanySearch): boolean =>
  number.trim() !== '' || letters(name) >= NAME_SEARCH_MINIMUM;

const companies = (gateway: ShellApi['gateway'], search: CompanySearch) =>
  infiniteQueryOptions({
    queryKey: ['companies', search],
    initialPageParam: '',
    // A newer search aborts this one: only the newest answer is ever shown.
    queryFn: canSearch(search)
      ? ({ signal, pageParam }) =>
          gateway.request<CompanyFinderAnswer>({
            path: '/external/api/company/search',
            auth: 'none',
            query: Object.fromEntries(
              Object.entries({ ...search, after: pageParam }).filter(([, value]) => value.trim() !== ''),
            ),
            quiet: { overlay: true, failureToast: true },
            signal,
          })
      : skipToken,
    getNextPageParam: (last) => last.next,
  });

/**
 * Each page is opened by the one before it, so that a link to a late one asks for all of them: no more than these by
 * itself.
 */
const PAGES_AT_ONCE = 20;

/** What was found, as many pages of it as are asked for; after going back that is less than is already here. */
export function useCompanies(search: CompanySearch, wanted: number) {
  const { gateway } = usePortal();
  const found = useInfiniteQuery(companies(gateway, search));
  const { hasNextPage, isFetching, isError, fetchNextPage } = found;
  const here = found.data?.pages.length ?? 0;
  const lacking = here > 0 && here < Math.min(wanted, PAGES_AT_ONCE) && hasNextPage;
  useEffect(() => {
    if (lacking && !isFetching && !isError) void fetchNextPage();
  }, [lacking, isFetching, isError, fetchNextPage]);
  const pages = found.data?.pages.slice(0, wanted) ?? [];
  return { ...found, pages, hasMore: hasNextPage || here > pages.length };
}

export function useDistricts() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['districts'],
    queryFn: ({ signal }) =>
      gateway.request<Place[]>({ path: '/external/api/district', auth: 'none', quiet: { overlay: true }, signal }),
    staleTime: Infinity,
  });
}

export function useOffices() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['offices'],
    queryFn: ({ signal }) =>
      gateway.request<Office[]>({
        path: '/external/api/office/minimal-detail',
        auth: 'none',
        quiet: { overlay: true },
        signal,
      }),
    staleTime: Infinity,
  });
}
