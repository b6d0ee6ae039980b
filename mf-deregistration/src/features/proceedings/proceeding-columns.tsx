import { useTranslation } from 'react-i18next';
import type { ProceedingSummary } from '@registrar/domain/calls/proceedings';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { localName } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { InstantPair } from '@registrar/ui/components';
import { proceedingAddress } from './proceedings';
import { TurnTag } from './turn-tag';

/** What is open says whose turn it is; what has ended says how and when. */
export function useProceedingColumns(state: 'OPEN' | 'ENDED'): ColumnsType<ProceedingSummary> {
  const { t } = useTranslation();
  const language = useLanguage();
  const now: ColumnsType<ProceedingSummary> = [
    {
      title: t('proceedings.phase'),
      key: 'phase',
      render: (_, { turn }) => (turn === null ? null : localName(turn.phase, language)),
    },
    {
      title: t('proceedings.turn'),
      key: 'turn',
      render: (_, { turn }) => (turn === null ? null : <TurnTag turn={turn} />),
    },
  ];
  const past: ColumnsType<ProceedingSummary> = [
    {
      title: t('proceedings.outcome'),
      key: 'outcome',
      render: (_, { end }) => (end === null ? null : localName(end.name, language)),
    },
    {
      title: t('proceedings.endedAt'),
      key: 'endedAt',
      render: (_, { end }) => (end === null ? null : <InstantPair at={end.at} />),
    },
  ];
  return [
    {
      title: t('proceedings.proceeding'),
      key: 'proceeding',
      render: (_, { id, number, name }) => (
        <>
          <PortalLink to={proceedingAddress(id)}>{number}</PortalLink>
          <div>{localName(name, language)}</div>
        </>
      ),
    },
    {
      title: t('common:field.company'),
      key: 'company',
      render: (_, { company }) => (
        <>
          {localName(company, language)}
          <div>{company.registrationNumber}</div>
        </>
      ),
    },
    ...(state === 'OPEN' ? now : past),
    {
      title: t('proceedings.openedAt'),
      key: 'openedAt',
      render: (_, { openedAt }) => <InstantPair at={openedAt} />,
    },
  ];
}
