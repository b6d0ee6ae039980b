import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, Button, Input, useFormats } from '@registrar/ui';
import { Segmented, Pagination } from '@registrar/ui/antd';
import { ConfirmDialog } from '@registrar/ui/components';
import { HolderRanges, type PlacedRange } from './holder-ranges';
import type { DraftRange, Holding, RangeTrouble } from './holding';
import { assignedTo, withNextRange, withoutRange, withRange, withRestOf } from './range-edits';
import { RangeStrip } from './range-strip';
import styles from './share-ranges.module.css';

interface RangeBoardProps {
  readonly holdings: readonly Holding[];
  readonly ranges: readonly DraftRange[];
  /** Shares that there are: the last number a range may end at. */
  readonly total: number;
  readonly troubles: readonly RangeTrouble[];
  readonly readOnly?: boolean;
  readonly onChange: (ranges: readonly DraftRange[]) => void;
  /** All ranges anew, from the first share on, in the order of the holders. */
  readonly assignAll: () => readonly DraftRange[];
}

const PAGE_SIZE = 25;
type Shown = 'all' | 'open' | 'faulty';

/**
 * Who has which shares: a strip from the first to the last, and a row for each holder in which the ranges are typed.
 * Of many holders only a page is drawn, so that five hundred are no slower than twenty-five.
 */
export function RangeBoard({
  holdings,
  ranges,
  total,
  troubles,
  readOnly = false,
  onChange,
  assignAll,
}: RangeBoardProps) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const [current, setCurrent] = useState<string>();
  const [fresh, setFresh] = useState<string>();
  const [asking, setAsking] = useState(false);

  const byHolder = useMemo(() => placed(ranges, troubles), [ranges, troubles]);
  const ofHolder = useMemo(
    () =>
      grouped(
        troubles.filter(({ range }) => range === undefined),
        ({ holderId }) => holderId,
      ),
    [troubles],
  );
  const assigned = useMemo(() => assignedTo(ranges), [ranges]);
  const isFaulty = (id: string): boolean =>
    ofHolder.has(id) || (byHolder.get(id) ?? []).some(({ messages }) => messages.length > 0);
  const isOpen = ({ id, quantity }: Holding): boolean => (assigned.get(id) ?? 0) !== quantity;
  const open = holdings.filter(isOpen).length;
  const faulty = holdings.filter(({ id }) => isFaulty(id)).length;
  const wanted = search.trim().toLocaleLowerCase();
  const found = holdings.filter(
    (holding) =>
      (wanted === '' || holding.name.toLocaleLowerCase().includes(wanted)) &&
      (shown === 'all' || (shown === 'open' ? isOpen(holding) : isFaulty(holding.id))),
  );
  const lastPage = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const at = Math.min(page, lastPage);

  const add = (holding: Holding) => {
    setFresh(holding.id);
    onChange(withNextRange(ranges, holding, total));
  };
  const remove = (place: number, holderId: string) => {
    setFresh(undefined);
    onChange(withoutRange(ranges, place));
    document.getElementById(`add-range-${holderId}`)?.focus();
  };
  const assign = () => {
    onChange(assignAll());
    setFresh(undefined);
    setAsking(false);
  };
  const overall = ofHolder.get(undefined) ?? [];
  return (
    <>
      <RangeStrip
        holdings={holdings}
        ranges={ranges}
        faulty={new Set(troubles.flatMap(({ range }) => (range === undefined ? [] : [range])))}
        total={total}
        currentHolder={current}
      />
      {overall.length === 0 ? null : (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={overall.map(({ message }) => message).join(' ')}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <div className={styles['tools']}>
        <Input.Search
          allowClear
          aria-label={t('ranges.search')}
          placeholder={t('ranges.search')}
          style={{ maxWidth: 320 }}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Segmented<Shown>
          aria-label={t('ranges.show')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: t('ranges.showAll', { count: holdings.length }) },
            { value: 'open', label: t('ranges.showOpen', { count: open }) },
            { value: 'faulty', label: t('ranges.showFaulty', { count: faulty }) },
          ]}
        />
        {readOnly ? null : (
          <Button type="primary" onClick={() => (ranges.length === 0 ? assign() : setAsking(true))}>
            {t('ranges.assignAll')}
          </Button>
        )}
      </div>
      <div role="table" aria-label={t('ranges.table')} className={styles['table']}>
        <div role="rowgroup">
          <div role="row" className={styles['head']}>
            <div role="columnheader">{t('ranges.holder')}</div>
            <div role="columnheader" className={styles['number']}>
              {t('ranges.quantity')}
            </div>
            <div role="columnheader" className={styles['number']}>
              {t('ranges.assigned')}
            </div>
            <div role="columnheader">{t('ranges.ranges')}</div>
          </div>
        </div>
        <div role="rowgroup">
          {found.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE).map((holding) => (
            <HolderRanges
              key={holding.id}
              holding={holding}
              ranges={byHolder.get(holding.id) ?? NO_RANGES}
              messages={(ofHolder.get(holding.id) ?? NO_TROUBLES).map(({ message }) => message)}
              readOnly={readOnly}
              fresh={fresh === holding.id}
              onCurrent={setCurrent}
              onChange={(place, changes) => onChange(withRange(ranges, place, changes))}
              onAdd={add}
              onRest={(holding) => onChange(withRestOf(ranges, holding, total))}
              onRemove={remove}
            />
          ))}
        </div>
      </div>
      {found.length === 0 ? <p role="status">{t('common:empty.filtered')}</p> : null}
      {found.length > PAGE_SIZE ? (
        <Pagination
          current={at}
          pageSize={PAGE_SIZE}
          total={found.length}
          onChange={setPage}
          showSizeChanger={false}
          showLessItems
          style={{ marginBlockStart: 16, flexWrap: 'wrap', rowGap: 8 }}
          itemRender={(number, type, element) =>
            type === 'page' ? (
              <a aria-current={number === at ? 'page' : undefined}>{digits(String(number))}</a>
            ) : (
              element
            )
          }
        />
      ) : null}
      <ConfirmDialog
        open={asking}
        title={t('ranges.assignAll')}
        confirmLabel={t('ranges.assignAll')}
        onConfirm={assign}
        onCancel={() => setAsking(false)}
      >
        {t('ranges.assignAllReplaces')}
      </ConfirmDialog>
    </>
  );
}

const NO_RANGES: readonly PlacedRange[] = [];
const NO_TROUBLES: readonly RangeTrouble[] = [];

function placed(ranges: readonly DraftRange[], troubles: readonly RangeTrouble[]): ReadonlyMap<string, PlacedRange[]> {
  const said = grouped(troubles, ({ range }) => range);
  const all = ranges.map((range, place): PlacedRange => ({
    place,
    range,
    messages: (said.get(place) ?? NO_TROUBLES).map(({ message }) => message),
  }));
  return grouped(all, ({ range }) => range.holderItemId);
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
