import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CompanyCard, CompanyFinderAnswer } from '@registrar/domain/calls/companies';
import { usePortal } from '@registrar/runtime';
import { useDebouncedValue } from '../names/use-debounced-value';

const PAUSE_MS = 300;
const SHORTEST = 2;

/** A registration number has a digit and no space; everything else is searched as a name. */
const isNumber = (typed: string): boolean => /[0-9०-९]/.test(typed) && !/\s/.test(typed);

/** Companies of the register by name or registration number, once the typing pauses. */
export function useFoundCompanies(typed: string) {
  const { gateway } = usePortal();
  const text = typed.trim();
  const asked = useDebouncedValue(text, PAUSE_MS);
  const enabled = isNumber(asked) || asked.length >= SHORTEST;
  const search = useQuery({
    queryKey: ['found-companies', asked],
    queryFn: ({ signal }) =>
      gateway.request<CompanyFinderAnswer>({
        path: '/external/api/company/search',
        query: isNumber(asked) ? { number: asked } : { name: asked },
        quiet: { overlay: true, successToast: true, failureToast: true },
        signal,
      }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const found: readonly CompanyCard[] = enabled && search.data ? [...search.data.items, ...search.data.alike] : [];
  return {
    found,
    searching: text !== asked || search.isFetching,
    failed: search.isError,
    isEnough: enabled,
  };
}
