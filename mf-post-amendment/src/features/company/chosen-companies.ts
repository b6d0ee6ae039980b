import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  COMPANIES_AT_ONCE,
  type BegunReport,
  type BegunReports,
  type ChosenCompany,
  type OwnCompanyChoice,
} from '@registrar/domain/calls/own-companies';
import { usePortal } from '@registrar/runtime';

const PATH = '/external/api/own-company';
const QUIET = { overlay: true, failureToast: true, successToast: true };

type Chosen = ReadonlyMap<string, ChosenCompany>;
type Begun = ReadonlyMap<string, BegunReport>;

export interface ChosenCompanies {
  readonly chosen: Chosen;
  readonly isChosen: (id: string) => boolean;
  readonly choose: (rows: readonly ChosenCompany[], isOn: boolean) => void;
  readonly clear: () => void;
  /** What became of each company, by its id. */
  readonly begun: Begun;
  /** Chosen, and without an answer of the gateway yet. */
  readonly left: number;
  readonly begin: () => void;
  readonly isBeginning: boolean;
  /** The line was lost or the gateway refused; what was begun stays, and the same button goes on. */
  readonly hasStopped: boolean;
}

/** The companies that are chosen in the list, and their reports begun in steps of a few. */
export function useChosenCompanies(): ChosenCompanies {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [begun, setBegun] = useState<Begun>(new Map());
  const left = [...chosen.keys()].filter((id) => !begun.has(id));
  const run = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (let from = 0; from < ids.length; from += COMPANIES_AT_ONCE) {
        // each step is told when it is done, so that a lost line leaves only the rest to do
        const { items } = await gateway.request<BegunReports>({
          path: `${PATH}/report`,
          method: 'POST',
          body: { kind: 'json', value: { companyIds: ids.slice(from, from + COMPANIES_AT_ONCE) } },
          quiet: QUIET,
        });
        setBegun((before) => new Map([...before, ...items.map((item) => [item.companyId, item] as const)]));
      }
    },
    onSettled: () =>
      Promise.all(['own-company', 'annual-reports'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
  return {
    chosen,
    begun,
    left: left.length,
    isChosen: (id) => chosen.has(id),
    choose: (rows, isOn) => {
      setChosen((before) => {
        const next = new Map(before);
        for (const { id, registrationNumber, nameEnglish, nameNepali } of rows)
          if (isOn) next.set(id, { id, registrationNumber, nameEnglish, nameNepali });
          else next.delete(id);
        return next;
      });
    },
    clear: () => {
      setChosen(new Map());
      setBegun(new Map());
      run.reset();
    },
    begin: () => run.mutate(left),
    isBeginning: run.isPending,
    hasStopped: run.isError,
  };
}

/** Everything that the search and the filter leave, on whatever page it stands. */
export function useChooseAll(filter: Readonly<Record<string, string>>, onChosen: (all: OwnCompanyChoice) => void) {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: () => gateway.request<OwnCompanyChoice>({ path: `${PATH}/choice`, query: filter }),
    onSuccess: onChosen,
  });
}
