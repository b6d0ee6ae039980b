import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import { shareholderDraft } from '@registrar/domain/processes/questions/holders/shareholder-answers';
import type { InvestorType, ShareholderEntity, ShareType } from '@registrar/domain/enumerations';

/** A shareholder or member as the list shows them; unfinished ones too. Amounts in paisa. */
export interface HolderRow {
  readonly entity: ShareholderEntity | undefined;
  readonly investorType: InvestorType | undefined;
  readonly shareType: ShareType | undefined;
  readonly isMinor: boolean;
  readonly isDirector: boolean;
  readonly quantity: number;
  readonly paidAmount: number;
  readonly unpaidAmount: number;
  readonly membershipFee: number;
}

export function holderRow(item: Pick<FiledItemState, 'data'>): HolderRow {
  const data = shareholderDraft.safeParse(item.data).data;
  const holding = data?.holding;
  return {
    entity: data?.entity,
    investorType: data?.investorType,
    shareType: holding?.shareType,
    isMinor: data?.person?.isMinor === true,
    isDirector: data?.roles?.bod === true,
    quantity: holding?.quantity ?? 0,
    paidAmount: holding?.paidAmount ?? 0,
    unpaidAmount: holding?.unpaidAmount ?? 0,
    membershipFee: data?.membershipFee ?? 0,
  };
}

export interface HolderSums {
  readonly quantity: number;
  readonly paidAmount: number;
  readonly unpaidAmount: number;
  readonly membershipFee: number;
}

export function sumsOf(rows: readonly HolderRow[]): HolderSums {
  const sum = (part: keyof HolderSums): number => rows.reduce((total, row) => total + row[part], 0);
  return {
    quantity: sum('quantity'),
    paidAmount: sum('paidAmount'),
    unpaidAmount: sum('unpaidAmount'),
    membershipFee: sum('membershipFee'),
  };
}
