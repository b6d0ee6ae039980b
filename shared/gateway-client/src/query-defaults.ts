/** How queries and mutations behave everywhere in the portal (specification, section 9). */
export const queryDefaults = {
  queries: { retry: false, refetchOnWindowFocus: false, staleTime: 5_000 },
  mutations: { retry: false, gcTime: 0 },
} as const;
