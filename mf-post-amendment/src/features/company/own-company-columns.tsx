import { useTranslation } from 'react-i18next';
import type { BegunReport, OwnCompanyRow } from '@registrar/domain/calls/own-companies';
import { companyStatuses } from '@registrar/domain/enumerations/statuses';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { localName, useFormats } from '@registrar/ui';
import { Checkbox, Tag, type ColumnsType } from '@registrar/ui/antd';
import { DatePair } from '@registrar/ui/components';
import { filingsAddress } from '../filing/amendment-address';
import { BegunLine } from './chosen-bar';
import type { ChosenCompanies } from './chosen-companies';
import { companyAddress } from './company-address';
import styles from './company.module.css';

const DUES = '/fine-calculation/due-payment';
const NOTHING = '—';

export function useOwnCompanyColumns(
  { isChosen, choose, begun }: ChosenCompanies,
  rows: readonly OwnCompanyRow[],
): ColumnsType<OwnCompanyRow> {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number, money } = useFormats();
  const counted = (count: number, address: string) =>
    count === 0 ? NOTHING : <PortalLink to={address}>{number(count)}</PortalLink>;
  const chosenHere = rows.filter(({ id }) => isChosen(id)).length;
  return [
    {
      title: (
        <Checkbox
          aria-label={t('company.choosePage')}
          checked={rows.length > 0 && chosenHere === rows.length}
          indeterminate={chosenHere > 0 && chosenHere < rows.length}
          onChange={({ target }) => choose(rows, target.checked)}
        />
      ),
      key: 'chosen',
      width: 48,
      render: (_, row) => (
        <Checkbox
          aria-label={t('company.chooseOne', { company: localName(row, language) })}
          checked={isChosen(row.id)}
          onChange={({ target }) => choose([row], target.checked)}
        />
      ),
    },
    {
      title: t('company.ownColumn.name'),
      key: 'name',
      render: (_, row) => (
        <>
          <PortalLink to={companyAddress(row.id)} className={styles['company']}>
            {localName(row, language)}
          </PortalLink>
          <div className={styles['soft']}>{t('company.numberOf', { number: row.registrationNumber })}</div>
          <BegunHere begun={begun.get(row.id)} />
        </>
      ),
    },
    {
      title: t('common:field.status'),
      key: 'status',
      render: (_, row) => companyStatuses.name(row.status)[language],
    },
    {
      title: t('company.ownColumn.next'),
      key: 'next',
      render: (_, { next }) => (next === null ? NOTHING : <NextDay next={next} />),
    },
    {
      title: t('company.ownColumn.fines'),
      key: 'fines',
      render: (_, { finesPaisa }) =>
        finesPaisa === 0 ? NOTHING : <PortalLink to={DUES}>{money(finesPaisa)}</PortalLink>,
    },
    {
      title: t('company.ownColumn.drafts'),
      key: 'drafts',
      render: (_, row) => counted(row.drafts, filingsAddress(row.id, 'DRAFT')),
    },
    {
      title: t('company.ownColumn.open'),
      key: 'open',
      render: (_, row) => counted(row.open, filingsAddress(row.id)),
    },
  ];
}

function BegunHere({ begun }: { readonly begun: BegunReport | undefined }) {
  return begun === undefined ? null : (
    <div>
      <BegunLine begun={begun} />
    </div>
  );
}

function NextDay({ next }: { readonly next: NonNullable<OwnCompanyRow['next']> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = language === 'ne' ? next.titleNe : next.titleEn;
  return (
    <>
      {next.link === null ? title : <PortalLink to={next.link}>{title}</PortalLink>}
      <div>
        <DatePair day={next.dueOn} inline />
      </div>
      {next.daysLeft < 0 ? <Tag color="error">{t('company.ownLate', { count: -next.daysLeft })}</Tag> : null}
    </>
  );
}
