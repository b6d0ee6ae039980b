import { useTranslation } from 'react-i18next';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import type { ListSection } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { Button, Flex, useFormats, VisuallyHidden } from '@registrar/ui';
import { Table, type ColumnsType } from '@registrar/ui/data';
import { Tag } from '@registrar/ui/filing';
import { titleOf } from './item-title';
import type { Opened } from './list-part';

interface ItemTableProps {
  readonly section: ListSection;
  readonly rows: readonly FiledItemState[];
  readonly columns?: ColumnsType<FiledItemState>;
  readonly mayEdit: (item: FiledItemState) => boolean;
  readonly mayRemove: boolean;
  readonly onOpen: (opened: Opened) => void;
  readonly onRemove: (item: FiledItemState) => void;
}

const PAGE = 50;

/** The items of a list with what is wrong and what may be done; long lists are paged, so that hundreds stay quick. */
export function ItemTable({ section, rows, columns = [], mayEdit, mayRemove, onOpen, onRemove }: ItemTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const all: ColumnsType<FiledItemState> = [
    { title: t('list.number'), key: 'position', width: 64, render: (_, item, index) => number(item.position || index + 1) },
    { title: section.item.name[language], key: 'title', render: (_, item) => <strong>{titleOf(item, language) || t('list.untitled')}</strong> },
    ...columns,
    {
      title: t('list.state'), key: 'validity', width: 200,
      render: (_, item) => (item.validity === 'VALID' ? <Tag color="success">{t('list.valid')}</Tag> : <Problems item={item} />),
    },
    {
      title: <VisuallyHidden>{t('list.actions')}</VisuallyHidden>, key: 'actions', width: 1,
      render: (_, item) => {
        const about = <VisuallyHidden> {titleOf(item, language) || t('list.untitled')}</VisuallyHidden>;
        return (
          <Flex gap="small">
            <Button size="small" onClick={() => onOpen({ kind: 'view', id: item.id })}>{t('common:action.view')}{about}</Button>
            {mayEdit(item) ? <Button size="small" onClick={() => onOpen({ kind: 'edit', id: item.id })}>{t('common:action.edit')}{about}</Button> : null}
            {mayRemove ? <Button size="small" danger onClick={() => onRemove(item)}>{t('common:action.delete')}{about}</Button> : null}
          </Flex>
        );
      },
    },
  ];
  return (
    <Table<FiledItemState>
      rowKey="id"
      size="middle"
      columns={all}
      dataSource={[...rows]}
      pagination={rows.length > PAGE ? { pageSize: PAGE, showSizeChanger: false } : false}
      scroll={{ x: 'max-content' }}
    />
  );
}

/** The first sentence says where to begin; the form says the rest at its fields. */
function Problems({ item }: { readonly item: FiledItemState }) {
  const { t } = useTranslation();
  const first = item.errors[0]?.message;
  return (
    <span>
      <Tag color="error">{t('list.invalid', { count: Math.max(1, item.errors.length) })}</Tag>
      {first === undefined ? null : <span style={{ display: 'block', whiteSpace: 'normal', maxWidth: 260 }}>{first}</span>}
    </span>
  );
}
