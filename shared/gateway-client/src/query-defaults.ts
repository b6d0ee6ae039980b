/**
 * How queries and mutations behave everywhere in the portal (specification, section 9). `networkMode: 'always'`: a call
 * without a line fails and says so; it must not wait unseen and be carried out later, when nobody expects it any more.
 */
export const queryDefaults = {
  queries: { retry: false, refetchOnWindowFocus: false, staleTime: 5_000, networkMode: 'always' },
  mutations: { retry: false, gcTime: 0, networkMode: 'always' },
} as const;
