import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import { NAME_SEARCH_DEBOUNCE_MS, NAME_SEARCH_MINIMUM } from '@registrar/domain/names/rules';
import { usePortal } from '@registrar/runtime';
import { useDebouncedValue } from '../../model/use-debounced-value';

export interface NameQuestion {
  readonly english: string;
  readonly nepali: string;
  readonly companyTypeId?: number;
  /** The own application, so that a draft does not stand in its own way. */
  readonly applicationId?: string;
}

/** Counted as a reader counts: a Devanagari letter with its signs is one. */
const letters = (text: string): number => [...new Intl.Segmenter('ne', { granularity: 'grapheme' }).segment(text.trim())].length;

export const longEnough = ({ english, nepali }: NameQuestion): boolean =>
  letters(english) >= NAME_SEARCH_MINIMUM || letters(nepali) >= NAME_SEARCH_MINIMUM;

export const nameCheck = (gateway: ShellApi['gateway'], question: NameQuestion) =>
  queryOptions({
    queryKey: ['name-check', question],
    // A newer question aborts this one: only the newest answer is ever shown.
    queryFn: longEnough(question)
      ? ({ signal }) =>
          gateway.request<NameCheckAnswer>({
            path: '/external/api/name/check',
            method: 'POST',
            auth: 'none',
            body: { kind: 'json', value: question },
            quiet: { overlay: true, successToast: true, failureToast: true },
            signal,
          })
      : skipToken,
  });

/** The check of what is typed, once the typing pauses. `checking` also covers that pause. */
export function useNameCheck({ english, nepali, companyTypeId, applicationId }: NameQuestion) {
  const { gateway } = usePortal();
  const typed = { english: english.trim(), nepali: nepali.trim() };
  const settled = {
    english: useDebouncedValue(typed.english, NAME_SEARCH_DEBOUNCE_MS),
    nepali: useDebouncedValue(typed.nepali, NAME_SEARCH_DEBOUNCE_MS),
  };
  const pausing = settled.english !== typed.english || settled.nepali !== typed.nepali;
  const question = { ...settled, companyTypeId, applicationId };
  const check = useQuery({ ...nameCheck(gateway, question), placeholderData: keepPreviousData });
  const asked = longEnough({ english, nepali });
  return {
    answer: asked ? check.data : undefined,
    checking: asked && (pausing || check.isFetching),
    failed: asked && check.isError,
    retry: () => void check.refetch(),
  };
}
