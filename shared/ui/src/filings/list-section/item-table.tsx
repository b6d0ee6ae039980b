import { useState, type CSSProperties, type ReactNode } from 'react';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import type { ListSection } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useFormats } from '../../base/language/use-formats';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import Segmented from 'antd/es/segmented';
import Pagination from 'antd/es/pagination';
import Table, { type ColumnsType } from 'antd/es/table';
import Tag from 'antd/es/tag';
import downwards from '../../base/pages/downwards.module.css';
import { readableAlone } from '../../base/layout/readable-alone';
import { palette } from '../../base/theme/palette';
import { titleOf } from '../filing/filed-items';
import type { Opened } from '../filing/list-part-props';
import { useFilingWords } from '../filing/filing-words';
import styles from './item-table.module.css';

interface ItemTableProps {
  readonly section: ListSection;
  readonly rows: readonly FiledItemState[];
  readonly columns?: ColumnsType<FiledItemState>;
  readonly heading?: string;
  readonly stateOf?: (item: FiledItemState) => ReactNode;
  readonly mayEdit: (item: FiledItemState) => boolean;
  readonly mayRemove: (item: FiledItemState) => boolean;
  readonly onOpen: (opened: Opened) => void;
  readonly onRemove: (item: FiledItemState) => void;
}

const measures: CSSProperties & Record<`--${string}`, string> = {
  '--line-soft': palette.lineSoft,
  '--ink-soft': palette.inkSoft,
};

const PAGE = 25;
/** A list that is longer than this is searched rather than read. */
const READ_WHOLE = 10;
type Shown = 'all' | 'invalid';

/**
 * The items of a list with what is wrong and what may be done; long lists are searched and paged here, so that hundreds
 * stay quick.
 */
export function ItemTable({
  section,
  rows,
  columns = [],
  heading,
  stateOf,
  mayEdit,
  mayRemove,
  onOpen,
  onRemove,
}: ItemTableProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const { number, digits } = useFormats();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const wanted = search.trim().toLocaleLowerCase();
  const invalid = rows.filter(({ validity }) => validity === 'INVALID').length;
  const found = rows.filter(
    (item) =>
      (shown === 'all' || item.validity === 'INVALID') &&
      (wanted === '' || `${item.titleNepali} ${item.titleEnglish}`.toLocaleLowerCase().includes(wanted)),
  );
  const at = Math.min(page, Math.max(1, Math.ceil(found.length / PAGE)));
  const all: ColumnsType<FiledItemState> = [
    {
      title: <>{t('list.number')}</>,
      key: 'position',
      width: 64,
      className: styles['number'],
      render: (_, item, index) => number(item.position || index + 1),
    },
    {
      // heads the card that a row is on a phone, so that it needs no name there
      title: <>{heading ?? section.item.name[language]}</>,
      key: 'title',
      // Under the name: a column of their own would lie beyond the edge beside the steps.
      render: (_, item) => (
        <div className={styles['name']}>
          <strong>{titleOf(item, language) || t('list.untitled')}</strong>
          <RowActions
            item={item}
            name={titleOf(item, language) || t('list.untitled')}
            mayEdit={mayEdit(item)}
            mayRemove={mayRemove(item)}
            onOpen={onOpen}
            onRemove={onRemove}
          />
        </div>
      ),
    },
    ...columns,
    {
      title: t('list.state'),
      key: 'validity',
      width: 200,
      render: (_, item) =>
        stateOf?.(item) ??
        (item.validity === 'VALID' ? <Tag color="success">{t('list.valid')}</Tag> : <Problems item={item} />),
    },
  ];
  return (
    <>
      {rows.length <= READ_WHOLE ? null : (
        <Flex wrap gap="small" align="center" style={{ marginBlockEnd: 12 }}>
          <Input.Search
            allowClear
            aria-label={t('list.search')}
            placeholder={t('list.search')}
            style={{ flex: '1 1 220px', maxWidth: 360 }}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Segmented<Shown>
            aria-label={t('list.show')}
            value={shown}
            onChange={setShown}
            options={[
              { value: 'all', label: t('list.showAll', { count: rows.length }) },
              { value: 'invalid', label: t('list.showInvalid', { count: invalid }) },
            ]}
          />
        </Flex>
      )}
      <div className={`${styles['box']} ${downwards['downwards']}`} style={measures}>
        <Table<FiledItemState>
          rowKey="id"
          size="middle"
          columns={all.map(readableAlone)}
          dataSource={found.slice((at - 1) * PAGE, at * PAGE)}
          pagination={false}
          locale={{ emptyText: t('common:empty.filtered') }}
        />
      </div>
      {found.length > PAGE ? (
        <Pagination
          current={at}
          pageSize={PAGE}
          total={found.length}
          onChange={setPage}
          showSizeChanger={false}
          showLessItems
          style={{ marginBlockStart: 12, flexWrap: 'wrap', rowGap: 8 }}
          itemRender={(place, type, element) =>
            type === 'page' ? <a aria-current={place === at ? 'page' : undefined}>{digits(String(place))}</a> : element
          }
        />
      ) : null}
    </>
  );
}

interface RowActionsProps extends Pick<ItemTableProps, 'onOpen' | 'onRemove'> {
  readonly item: FiledItemState;
  readonly mayRemove: boolean;
  readonly name: string;
  readonly mayEdit: boolean;
}

/** What may be done with one entry; each button says with whose. */
function RowActions({ item, name, mayEdit, mayRemove, onOpen, onRemove }: RowActionsProps) {
  const t = useFilingWords();
  const about = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <Flex wrap gap="small" style={{ marginBlockStart: 6 }}>
      <Button size="small" onClick={() => onOpen({ kind: 'view', id: item.id })}>
        {t('common:action.view')}
        {about}
      </Button>
      {mayEdit ? (
        <Button size="small" onClick={() => onOpen({ kind: 'edit', id: item.id })}>
          {t('common:action.edit')}
          {about}
        </Button>
      ) : null}
      {mayRemove ? (
        <Button size="small" danger onClick={() => onRemove(item)}>
          {t('common:action.delete')}
          {about}
        </Button>
      ) : null}
    </Flex>
  );
}

/** The first sentence says where to begin; the form says the rest at its fields. */
function Problems({ item }: { readonly item: FiledItemState }) {
  const t = useFilingWords();
  const first = item.errors[0]?.message;
  return (
    <span>
      <Tag color="error" style={{ whiteSpace: 'normal' }}>
        {t('list.invalid', { count: Math.max(1, item.errors.length) })}
      </Tag>
      {first === undefined ? null : <span style={{ display: 'block', maxWidth: 260 }}>{first}</span>}
    </span>
  );
}
