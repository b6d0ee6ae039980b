import { useSearchParams } from 'react-router-dom';

export interface ProposalsAddress {
  readonly show: 'open' | 'settled';
  /** From 1. */
  readonly page: number;
  readonly onShow: (show: 'open' | 'settled') => void;
  readonly onPage: (page: number) => void;
}

/**
 * Which proposals are shown, as the address says; for `ProposalList`. `tab`: the name of the page's tab that holds
 * them; left out where the page is theirs.
 */
export function useProposalsAddress(tab = ''): ProposalsAddress {
  const [address, setAddress] = useSearchParams();
  const show = address.get('show') === 'settled' ? 'settled' : 'open';
  const write = (next: 'open' | 'settled', page: number) =>
    setAddress({
      ...(tab !== '' && { tab }),
      ...(next === 'settled' && { show: next }),
      ...(page > 1 && { page: String(page) }),
    });
  return {
    show,
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
    onShow: (next) => write(next, 1),
    onPage: (page) => write(show, page),
  };
}
