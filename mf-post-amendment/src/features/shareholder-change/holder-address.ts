import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import {
  listOfHolder,
  type HolderList,
} from '@registrar/domain/processes/filings/shareholder-change/corrected-holders';
import { peopleOf } from '@registrar/domain/processes/questions/people/registered-people';

const STEPS = { LOCAL_SHAREHOLDER: 'local', FOREIGN_SHAREHOLDER: 'foreign' } as const satisfies Readonly<
  Record<HolderList, string>
>;

export interface AddressedHolder {
  /** In the register. */
  readonly id: string;
  readonly list: HolderList;
  /** The step of the list. */
  readonly step: string;
}

/** The holder whose number in the register stands in the place of a step; undefined for everything else. */
export function addressedHolder(
  detail: Pick<ApplicationDetail, 'processName' | 'filedCompany'> | undefined,
  step: string | undefined,
): AddressedHolder | undefined {
  if (detail?.processName !== 'SHARE_HOLDER_CHANGE' || !detail.filedCompany) return undefined;
  const holder = peopleOf(detail.filedCompany).holders.find(({ id }) => id === step);
  if (!holder) return undefined;
  const list = listOfHolder(holder);
  return { id: holder.id, list, step: STEPS[list] };
}
