import { useQuery } from '@tanstack/react-query';
import type { BegunAnswers } from '@registrar/domain/calls/filed-company';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Answers, FiledItem, ProcessDefinition } from '@registrar/domain/processes';
import { usePortal } from '@registrar/runtime';
import { sameAnswer } from '../../sections/section/same-answer';

/** What the register answered of this filing; not asked of one that is not for a company of the register. */
export function useBegunAnswers({ id, filedCompany }: ApplicationDetail, { origin: { ofCompany } }: ProcessDefinition) {
  const { gateway } = usePortal();
  const version = filedCompany?.version;
  return useQuery({
    queryKey: ['application', id, 'begun', version],
    queryFn: ({ signal }) =>
      gateway.request<BegunAnswers>({
        path: `/external/api/application/${id}/begun`,
        signal,
        quiet: { overlay: true, failureToast: true },
      }),
    enabled: ofCompany === true && version !== undefined,
    staleTime: Infinity,
  });
}

/** The answers with what the register answered in their place; what it did not answer is not compared. */
export function asBegun(data: Answers, begun: Answers | undefined): Answers | undefined {
  return begun && { ...data, ...begun };
}

export type BegunItem = BegunAnswers['items'][string][number];

export interface ChangedItems {
  /** What the register has of the entry; undefined: it is new. */
  before(itemId: string): Answers | undefined;
  readonly changed: ReadonlySet<string>;
  readonly added: ReadonlySet<string>;
  readonly removed: readonly BegunItem[];
}

/** Which entries of a list are not as the register has them; undefined of a list that the register does not answer. */
export function changedItems(
  items: readonly FiledItem[],
  begun: readonly BegunItem[] | undefined,
): ChangedItems | undefined {
  if (begun === undefined) return undefined;
  const byItem = new Map(begun.flatMap((one) => (one.itemId === null ? [] : [[one.itemId, one.data] as const])));
  const before = (itemId: string): Answers | undefined => byItem.get(itemId);
  const standing = new Set(items.map(({ id }) => id));
  const differs = ({ id, data }: FiledItem): boolean => {
    const was = before(id);
    return was !== undefined && Object.keys(was).some((key) => !sameAnswer(was[key], data[key]));
  };
  return {
    before,
    changed: new Set(items.filter(differs).map(({ id }) => id)),
    added: new Set(items.filter(({ id }) => before(id) === undefined).map(({ id }) => id)),
    removed: begun.filter(({ itemId }) => itemId === null || !standing.has(itemId)),
  };
}
