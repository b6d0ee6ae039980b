import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  migratedDocumentKinds,
  migratedDocumentListQuerySchema,
  migratedDocumentStates,
  type MigratedDocument,
} from '@registrar/domain/calls/migrated-documents';
import { useLanguage } from '@registrar/runtime';
import { Button, Input, PageHeader } from '@registrar/ui';
import { Select, type ColumnsType, Tag } from '@registrar/ui/antd';
import { ListPage, InstantPair } from '@registrar/ui/components';
import { MigratedDrawer } from './migrated-drawer';
import { useMigratedDocuments } from './migrated-documents';

const SIZE = 20;
const COLOURS: Readonly<Record<MigratedDocument['state'], string>> = {
  UNVERIFIED: 'warning',
  SUBMITTED: 'processing',
  REJECTED: 'error',
  VERIFIED: 'success',
};

/**
 * The papers that the older system knew of: which of them are here, what the office says of each, and the place to
 * bring one.
 */
export function MigratedDocumentsPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const filter = migratedDocumentListQuerySchema
    .catch(migratedDocumentListQuerySchema.parse({}))
    .parse({ ...Object.fromEntries(address), size: SIZE });
  const [typed, setTyped] = useState(filter.search ?? '');
  const [openedId, setOpenedId] = useState<string>();
  const list = useMigratedDocuments(filter);
  const opened = list.data?.items.find(({ id }) => id === openedId);
  const columns = useColumns(setOpenedId);
  const write = (next: Readonly<Record<string, string | undefined>>) => {
    const merged = { state: filter.state, search: filter.search, ...next };
    setAddress(new URLSearchParams(Object.entries(merged).flatMap(([key, value]) => (value ? [[key, value]] : []))));
  };
  const filtered = filter.state !== undefined || filter.search !== undefined;
  return (
    <>
      <ListPage
        header={<PageHeader title={t('migratedDocuments.title')}>{t('migratedDocuments.lead')}</PageHeader>}
        caption={t('migratedDocuments.title')}
        filters={
          <>
            <Select
              value={filter.state ?? ''}
              onChange={(state: string) => write({ state })}
              aria-label={t('common:field.status')}
              style={{ minWidth: 220 }}
              options={[
                { value: '', label: t('migratedDocuments.allStates') },
                ...migratedDocumentStates.map((state) => ({
                  value: state,
                  label: t(`migratedDocuments.state.${state}`),
                })),
              ]}
            />
            <Input.Search
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onSearch={(text) => write({ search: text.trim() })}
              aria-label={t('migratedDocuments.search')}
              placeholder={t('migratedDocuments.search')}
              style={{ maxWidth: 320 }}
            />
          </>
        }
        onClearFilters={filtered ? () => (setTyped(''), write({ state: undefined, search: undefined })) : undefined}
        columns={columns}
        rowKey={({ id }) => id}
        rows={list.data?.items}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        paging={{
          page: filter.page,
          size: SIZE,
          total: list.data?.total ?? 0,
          onPage: (page) => write({ page: String(page) }),
        }}
        empty={{ title: t('migratedDocuments.empty') }}
        minTableWidth={720}
      />
      {opened === undefined ? null : (
        <MigratedDrawer key={opened.id} document={opened} onClose={() => setOpenedId(undefined)} />
      )}
    </>
  );
}

function useColumns(onOpen: (id: string) => void): ColumnsType<MigratedDocument> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      title: t('migratedDocuments.paper'),
      key: 'paper',
      width: '28%',
      render: (_, { id, kind, company }) => {
        const name = migratedDocumentKinds.name(kind)[language];
        return (
          <Button
            type="link"
            style={{ paddingInline: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
            onClick={() => onOpen(id)}
            aria-label={`${name}, ${language === 'ne' ? company.nameNepali : company.nameEnglish}`}
          >
            {name}
          </Button>
        );
      },
    },
    {
      title: t('migratedDocuments.company'),
      key: 'company',
      render: (_, { company }) => (
        <>
          {language === 'ne' ? company.nameNepali : company.nameEnglish}
          <div style={{ fontSize: 14 }}>{company.registrationNumber}</div>
        </>
      ),
    },
    {
      title: t('common:field.status'),
      key: 'state',
      render: (_, { state }) => <Tag color={COLOURS[state]}>{t(`migratedDocuments.state.${state}`)}</Tag>,
    },
    {
      title: t('migratedDocuments.brought'),
      key: 'brought',
      render: (_, { file }) => (file === null ? '—' : <InstantPair at={file.uploadedAt} />),
    },
  ];
}
