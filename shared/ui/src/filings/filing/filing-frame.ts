import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import {
  filedItems,
  isList,
  sectionsOf,
  type Answers,
  type FiledCompany,
  type FilingFrame,
  type ProcessDefinition,
} from '@registrar/domain/processes';
import { usePortal } from '@registrar/runtime';
import { filedItemsOf } from './filed-items';

/** The frame as it is while this item is being written: what is typed stands in the place of what is saved. */
export function withItem(frame: FilingFrame, sectionKey: string, itemId: string, data: Answers): FilingFrame {
  const saved = filedItems(frame, sectionKey);
  const known = saved.some(({ id }) => id === itemId);
  const items = known
    ? saved.map((item) => (item.id === itemId ? { ...item, data } : item))
    : [...saved, { id: itemId, position: saved.length + 1, data }];
  return { ...frame, answers: { ...frame.answers, [sectionKey]: { items } } };
}

/** The frame with the forms of a newer state of the filing. */
export function withForms(
  frame: FilingFrame,
  definition: ProcessDefinition,
  { sections }: Pick<ApplicationDetail, 'sections'>,
): FilingFrame {
  const lists = new Set(definition.sections.filter(isList).map(({ key }) => key));
  return {
    ...frame,
    answers: {
      ...frame.answers,
      ...Object.fromEntries(sections.filter(({ key }) => !lists.has(key)).map(({ key, data }) => [key, data])),
    },
  };
}

/** One array, so that a frame of a filing that names no company stays the same. */
const NONE_NAMED: readonly FiledCompany[] = [];
const companyTypeOf = ({ companyType }: ApplicationDetail) => companyType?.key ?? null;

/**
 * What the rules of a filing look at, as the gateway has it: the saved answers, and the items of its lists once they
 * have come.
 */
export function useFilingFrame(
  detail: ApplicationDetail,
  definition: ProcessDefinition,
): { readonly frame: FilingFrame; readonly complete: boolean } {
  const { gateway } = usePortal();
  const companyType = companyTypeOf(detail);
  const today = nepalDayOfInstant(new Date().toISOString());
  const company = detail.filedCompany ?? null;
  const named = detail.namedCompanies ?? NONE_NAMED;
  const bare = useMemo(
    () => ({
      companyType,
      company,
      named,
      today,
      answers: Object.fromEntries(detail.sections.map(({ key, data }) => [key, data])),
    }),
    [companyType, company, named, today, detail.sections],
  );
  const lists = sectionsOf(definition, bare)
    .filter(isList)
    .map(({ key }) => key);
  // An empty list needs no call.
  const filled = lists.filter((key) => (detail.sections.find((section) => section.key === key)?.count ?? 0) > 0);
  const items = useQueries({
    queries: filled.map((key) => filedItemsOf(gateway, detail.id, key)),
    combine: (answers) => ({
      complete: answers.every(({ isSuccess }) => isSuccess),
      byKey: Object.fromEntries(
        answers.map(({ data }, index) => [filled[index] ?? '', { items: data ?? [] }] as const),
      ),
    }),
  });
  return useMemo(
    () => ({ frame: { ...bare, answers: { ...bare.answers, ...items.byKey } }, complete: items.complete }),
    [bare, items],
  );
}
