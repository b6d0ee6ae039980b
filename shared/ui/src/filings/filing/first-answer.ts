import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether the first answer is still on its way. One that was a refusal counts: what is shown then asks again by itself,
 * and a page that went back to waiting for it would take that away.
 */
export const awaitsFirstAnswer = ({ isLoading, isFetched }: Pick<UseQueryResult, 'isLoading' | 'isFetched'>): boolean =>
  isLoading && !isFetched;
