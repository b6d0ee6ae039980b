import { useSearchParams } from 'react-router-dom';

export interface ProposalsAddress {
  readonly show: 'open' | 'settled';
  /** From 1. */
  readonly page: number;
  readonly onShow: (show: 'open' | 'settled') => void;
  readonly onPage: (page: number) => void;
}

/** Which proposals the tab `proposals` of a page shows, as its address says; for `ProposalList`. */
export function useProposalsAddress(): ProposalsAddress {
  const [address, setAddress] = useSearchParams();
  const show = address.get('show') === 'settled' ? 'settled' : 'open';
  const write = (next: Readonly<Record<string, string>>) => {
    const parameters = { tab: 'proposals', show: show === 'settled' ? show : '', ...next };
    setAddress(new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== '')));
  };
  return {
    show,
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
    onShow: (value) => write({ show: value === 'settled' ? value : '' }),
    onPage: (page) => write({ page: String(page) }),
  };
}
