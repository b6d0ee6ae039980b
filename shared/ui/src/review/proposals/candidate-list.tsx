import Input from 'antd/es/input';
import type { ColumnsType } from 'antd/es/table';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListPage, type ListPageProps } from '../../base/pages/list-page';

export interface CandidatesAddress {
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly write: (search: string, page?: number) => void;
}

/** What is looked for, and which page of it is shown, as the address says; for `CandidateList`. */
export function useCandidatesAddress(): CandidatesAddress {
  const [address, setAddress] = useSearchParams();
  return {
    search: address.get('search') ?? '',
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
    write: (search, page = 1) =>
      setAddress({ ...(search !== '' && { search }), ...(page > 1 && { page: String(page) }) }),
  };
}

interface Candidate {
  readonly company: { readonly id: string };
}

export interface CandidateListProps<C extends Candidate> {
  readonly header: ReactNode;
  readonly caption: string;
  readonly at: CandidatesAddress;
  readonly searchLabel: string;
  readonly summary?: ReactNode;
  readonly columns: ColumnsType<C>;
  readonly query: {
    readonly data?: { readonly items: readonly C[]; readonly total: number } | undefined;
    readonly isError: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  readonly size: number;
  readonly empty: ListPageProps<C>['empty'];
}

/** Companies about which something may be proposed, all of them or those that a search finds. */
export function CandidateList<C extends Candidate>(props: CandidateListProps<C>) {
  const { header, caption, at, searchLabel, summary, columns, query, size, empty } = props;
  const [typed, setTyped] = useState(at.search);
  return (
    <ListPage<C>
      header={header}
      caption={caption}
      filters={
        <Input.Search
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onSearch={(text) => at.write(text.trim())}
          aria-label={searchLabel}
          placeholder={searchLabel}
          maxLength={100}
          style={{ maxWidth: 360 }}
        />
      }
      summary={summary}
      {...(at.search !== '' && {
        onClearFilters: () => {
          setTyped('');
          at.write('');
        },
      })}
      columns={columns}
      rowKey={({ company }) => company.id}
      rows={query.data?.items}
      failed={query.isError}
      onRetry={() => void query.refetch()}
      refreshing={query.isPlaceholderData}
      paging={{ page: at.page, size, total: query.data?.total ?? 0, onPage: (next) => at.write(at.search, next) }}
      empty={empty}
      minTableWidth={800}
    />
  );
}
