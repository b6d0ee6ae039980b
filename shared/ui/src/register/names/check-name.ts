import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import { NAME_SEARCH_DEBOUNCE_MS, NAME_SEARCH_MINIMUM } from '@registrar/domain/names/rules';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { useDebouncedValue } from './use-debounced-value';

export interface NameQuestion {
  readonly english: string;
  readonly nepali: string;
  readonly companyTypeId?: number;
  /** The parent company, where the name is to be one of a group. */
  readonly parent?: { readonly english: string; readonly nepali: string };
  /** The own application, so that a draft does not stand in its own way. */
  readonly applicationId?: string;
  /** The objectives that are chosen already: the words of the name are held against them. */
  readonly nsicCodes?: readonly string[];
}

/** Counted as a reader counts: a Devanagari letter with its signs is one. */
const letters = (text: string): number =>
  [...new Intl.Segmenter('ne', { granularity: 'grapheme' }).segment(text.trim())].length;

export const longEnough = ({ english, nepali }: NameQuestion): boolean =>
  letters(english) >= NAME_SEARCH_MINIMUM || letters(nepali) >= NAME_SEARCH_MINIMUM;

export const nameCheck = (gateway: ShellApi['gateway'], question: NameQuestion) =>
  queryOptions({
    queryKey: ['name-check', question],
    // A newer question aborts this one: only the newest answer is ever shown.
    queryFn: longEnough(question)
      ? async ({ signal }) => ({
          name: { english: question.english, nepali: question.nepali },
          answer: await gateway.request<NameCheckAnswer>({
            path: '/external/api/name/check',
            method: 'POST',
            auth: 'none',
            body: { kind: 'json', value: question },
            quiet: { overlay: true, successToast: true, failureToast: true },
            signal,
          }),
        })
      : skipToken,
  });

/** The check of what is typed, once the typing pauses. `checking` also covers that pause. */
export function useNameCheck({ english, nepali, ...context }: NameQuestion) {
  const { gateway } = usePortal();
  const typed = { english: english.trim(), nepali: nepali.trim() };
  const settled = {
    english: useDebouncedValue(typed.english, NAME_SEARCH_DEBOUNCE_MS),
    nepali: useDebouncedValue(typed.nepali, NAME_SEARCH_DEBOUNCE_MS),
  };
  const pausing = settled.english !== typed.english || settled.nepali !== typed.nepali;
  const question = { ...settled, ...context };
  const check = useQuery({ ...nameCheck(gateway, question), placeholderData: keepPreviousData });
  const enough = longEnough({ english, nepali });
  return {
    answer: enough ? check.data?.answer : undefined,
    /** The name that the answer is about, which may be an older one than what is typed by now. */
    asked: check.data?.name ?? settled,
    checking: enough && (pausing || check.isFetching),
    failed: enough && check.isError,
    /** Why there is no answer, as the gateway says it. */
    refusal: isGatewayFailure(check.error) ? check.error.message : undefined,
    retry: () => void check.refetch(),
  };
}
