import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { filingStopQuerySchema, stopOutcomes, toldAs, type FilingStop } from '@registrar/domain/calls/filing-reports';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Button, localName, PageHeader } from '@registrar/ui';
import { Segmented, type ColumnsType } from '@registrar/ui/antd';
import { InstantPair, ListPage } from '@registrar/ui/components';
import { STOPS_SIZE, useStops, type Shown } from './filing-reports';
import { JudgeDialog } from './judge-dialog';

/** The filings that people of a company said are not theirs; those that nobody has looked at, the oldest first. */
export function StopsPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const { page, show } = filingStopQuerySchema
    .catch({ page: 1, size: STOPS_SIZE, show: 'open' })
    .parse(Object.fromEntries(address));
  const list = useStops(show, page);
  const [judged, setJudged] = useState<FilingStop>();
  const columns = useColumns(setJudged);
  const write = (next: { readonly show: Shown; readonly page: number }) =>
    setAddress(new URLSearchParams({ show: next.show, page: String(next.page) }));
  return (
    <>
      <ListPage
        header={<PageHeader title={t('stops.title')}>{t('stops.lead')}</PageHeader>}
        caption={t('stops.title')}
        filters={
          <Segmented
            value={show}
            onChange={(value: Shown) => write({ show: value, page: 1 })}
            aria-label={t('stops.show')}
            options={(['open', 'ended'] as const).map((value) => ({ value, label: t(`stops.${value}`) }))}
          />
        }
        columns={columns}
        rowKey={({ id }) => id}
        rows={list.data?.items}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        paging={{
          page,
          size: STOPS_SIZE,
          total: list.data?.total ?? 0,
          onPage: (next) => write({ show, page: next }),
        }}
        empty={{ title: t('stops.none') }}
        minTableWidth={880}
      />
      {judged === undefined ? null : <JudgeDialog stop={judged} onClose={() => setJudged(undefined)} />}
    </>
  );
}

function useColumns(onJudge: (stop: FilingStop) => void): ColumnsType<FilingStop> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      title: t('stops.filing'),
      key: 'filing',
      render: (_, stop) => (
        <>
          <PortalLink to={`/application/${stop.applicationId}`}>{stop.number ?? '—'}</PortalLink>
          <div>{localName(stop.process, language)}</div>
          <div>{localName(stop.company, language)}</div>
        </>
      ),
    },
    { title: t('filingReport.filedBy'), key: 'filedBy', render: (_, { filedBy }) => localName(filedBy, language) },
    {
      title: t('stops.reports'),
      key: 'reports',
      render: (_, { reports }) =>
        reports.map(({ person, toldAs: as, reason }, at) => (
          <div key={at}>
            {localName(person, language)} ({toldAs.name(as)[language]}): {reason}
          </div>
        )),
    },
    { title: t('stops.since'), key: 'since', render: (_, { stoppedAt }) => <InstantPair at={stoppedAt} withTime /> },
    {
      title: t('stops.outcome'),
      key: 'outcome',
      render: (_, stop) => {
        if (stop.ended !== null)
          return (
            <>
              <strong>{stopOutcomes.name(stop.ended.outcome)[language]}</strong>
              <div>{stop.ended.reason}</div>
              <div>{localName(stop.ended.by, language)}</div>
            </>
          );
        if (!stop.mayJudge) return t('stops.byAnother');
        return (
          <Button
            size="small"
            onClick={() => onJudge(stop)}
            aria-label={`${t('stops.judge')}: ${stop.number ?? localName(stop.company, language)}`}
          >
            {t('stops.judge')}
          </Button>
        );
      },
    },
  ];
}
