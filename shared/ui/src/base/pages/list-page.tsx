import Button from 'antd/es/button';
import Pagination from 'antd/es/pagination';
import Table, { type ColumnsType } from 'antd/es/table';
import { useId, useMemo, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../a11y/visually-hidden';
import { ListSkeleton } from '../feedback/skeletons';
import { palette } from '../theme/palette';
import { useFormats } from '../language/use-formats';
import downwards from './downwards.module.css';
import styles from './list-page.module.css';
import { readableAlone } from '../layout/readable-alone';
import { Sheet } from '../layout/sheet';

interface NumberedPages {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** There are more than `total`: the server does not count a list as long as the register to its end. */
  readonly totalIsLeast?: boolean;
  readonly onPage: (page: number) => void;
}

/** For a list that grows while it is read: what is older is added below. Without `onMore` everything is shown. */
interface GrowingList {
  readonly onMore: (() => void) | undefined;
  readonly loadingMore: boolean;
}

export interface ListPageProps<Row extends object> {
  readonly header: ReactNode;
  /** Names the table for a screen reader. */
  readonly caption: string;
  readonly filters?: ReactNode;
  /** What the filters leave, in short: stands between them and the list. */
  readonly summary?: ReactNode;
  /** Present while any filter is set: the empty state then offers to clear them. */
  readonly onClearFilters?: () => void;
  readonly columns: ColumnsType<Row>;
  readonly rowKey: (row: Row) => string;
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly failed?: boolean;
  readonly onRetry?: () => void;
  /** A newer answer is on its way; what is shown stays. */
  readonly refreshing?: boolean;
  readonly paging: NumberedPages | GrowingList;
  /** What would be here, and the first step. */
  readonly empty: { readonly title: string; readonly action?: ReactNode };
  /** Below this width the table scrolls inside its own box; on a phone its rows are read downwards instead. */
  readonly minTableWidth?: number;
}

/** A list the server pages: filters above, one row an item, the empty and the failed state in words. */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { t } = useTranslation('common');
  const { header, filters, summary } = props;
  return (
    <>
      {header}
      {filters && (
        <Sheet
          as="section"
          aria-label={t('list.filters')}
          style={{ marginBlockEnd: 20, display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'flex-end' }}
        >
          {filters}
        </Sheet>
      )}
      {summary}
      <ListBody {...props} />
    </>
  );
}

function ListBody<Row extends object>(props: ListPageProps<Row>) {
  const { t } = useTranslation('common');
  const { rows, failed, onRetry, onClearFilters, empty } = props;
  if (failed && !rows) {
    return (
      <Sheet role="alert">
        <p style={{ marginBlockStart: 0 }}>{t('list.failed')}</p>
        {onRetry && <Button onClick={onRetry}>{t('action.retry')}</Button>}
      </Sheet>
    );
  }
  if (!rows) return <ListSkeleton />;
  if (rows.length === 0) {
    return (
      <Sheet style={{ textAlign: 'center', paddingBlock: 48 }}>
        <p role="status" style={{ fontSize: 18, marginBlock: '0 16px' }}>
          {onClearFilters ? t('empty.filtered') : empty.title}
        </p>
        {onClearFilters ? <Button onClick={onClearFilters}>{t('action.clearFilters')}</Button> : empty.action}
      </Sheet>
    );
  }
  return <Rows {...props} rows={rows} />;
}

function Rows<Row extends object>({
  rows,
  columns,
  rowKey,
  caption,
  refreshing,
  paging,
  minTableWidth = 640,
}: ListPageProps<Row> & { readonly rows: readonly Row[] }) {
  const captionId = useId();
  const cells = useMemo(() => columns.map(readableAlone), [columns]);
  const measures: CSSProperties & Record<`--${string}`, string> = {
    '--least': `${minTableWidth}px`,
    '--line-soft': palette.lineSoft,
    '--ink-soft': palette.inkSoft,
    '--ground': palette.white,
  };
  return (
    <>
      <VisuallyHidden as="h2" id={captionId}>
        {caption}
      </VisuallyHidden>
      {/* Scrolls by itself and by keyboard; the page never scrolls sideways. */}
      <div role="region" aria-labelledby={captionId} tabIndex={0} className={styles['box']} style={measures}>
        <div className={`${styles['wide']} ${downwards['downwards']}`}>
          <Table<Row> columns={cells} dataSource={[...rows]} rowKey={rowKey} pagination={false} loading={refreshing} />
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 12,
          justifyContent: 'space-between',
          alignItems: 'center',
          marginBlockStart: 16,
        }}
      >
        {'onMore' in paging ? <More {...paging} count={rows.length} /> : <Numbers {...paging} count={rows.length} />}
      </div>
    </>
  );
}

function More({ onMore, loadingMore, count }: GrowingList & { readonly count: number }) {
  const { t } = useTranslation('common');
  return (
    <>
      <span role="status">{t(onMore ? 'list.shownSoFar' : 'list.total', { count })}</span>
      {onMore && (
        <Button onClick={onMore} loading={loadingMore}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}

function Numbers({
  page,
  size,
  total,
  totalIsLeast = false,
  onPage,
  count,
}: NumberedPages & { readonly count: number }) {
  const { t } = useTranslation('common');
  const { digits } = useFormats();
  const range = t(totalIsLeast ? 'list.rangeOfMore' : 'list.range', {
    total,
    from: (page - 1) * size + 1,
    to: (page - 1) * size + count,
  });
  return (
    <>
      <span role="status">{range}</span>
      {total > size && (
        <Pagination
          current={page}
          pageSize={size}
          total={total}
          onChange={(next) => onPage(next)}
          showSizeChanger={false}
          showLessItems
          // On the narrowest screens the numbers go on in a second row.
          style={{ flexWrap: 'wrap', rowGap: 8 }}
          itemRender={(number, type, element) =>
            type === 'page' ? (
              <a aria-current={number === page ? 'page' : undefined}>{digits(String(number))}</a>
            ) : (
              element
            )
          }
        />
      )}
    </>
  );
}
