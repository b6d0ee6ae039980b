import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import { filedItems } from '@registrar/domain/processes';
import { seatsOf } from '@registrar/domain/processes/questions/directors/board-together';
import { shareQuantities } from '@registrar/domain/processes/questions/holders/shareholders-together';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import { useLanguage } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import { OwnershipPicture } from '@registrar/ui/components';
import { useFiledItems, ListPart, titleOf, useFilingWords, useWizard } from '@registrar/ui/filing';
import { ImportHolders } from '../import-holders/import-holders';
import { HolderBody } from './holder-body';
import { useHolderColumns } from './holder-columns';
import { holderRow, sumsOf } from './holder-row';
import { HolderSums } from './holder-sums';
import styles from './shareholders.module.css';

const KEY = 'SHAREHOLDER';

/** Everybody who holds shares, or is a member where there are none: the sums, the list, and who has how much. */
export function ShareholdersPart() {
  const { t } = useTranslation();
  const said = useFilingWords();
  const language = useLanguage();
  const { detail, frame, isOpen } = useWizard();
  const list = useFiledItems(detail.id, KEY);
  const items = list.data ?? [];
  const [importing, setImporting] = useState(false);
  const rules = frame.companyType === null ? undefined : companyTypeRules(frame.companyType);
  const members = rules?.capital === 'MEMBERSHIP';
  const { paidUp, reserve } = shareQuantities(frame, items);
  const rows = items.map((item) => ({ item, ...holderRow(item) }));
  const sums = sumsOf(rows);
  const columns = useHolderColumns({ total: paidUp ?? sums.quantity, members });
  const most = rules?.holders?.maximum ?? undefined;
  const sole = most === 1;
  const parts = rows.map(({ item, quantity }) => ({
    key: item.id,
    name: titleOf(item, language) || said('list.untitled'),
    quantity,
  }));
  return (
    <>
      {/* hundreds take a moment to come; meanwhile there is nothing to sum up */}
      {list.data === undefined ? null : (
        <HolderSums count={items.length} sums={sums} paidUp={paidUp} reserve={reserve} members={members} />
      )}
      <ListPart
        sectionKey={KEY}
        columns={columns}
        body={HolderBody}
        told={t('list.companyShareholder')}
        removalWarning={(item) => <HolderRemoval item={item} />}
        most={most}
        full={sole ? t('holders.soleFull') : undefined}
        empty={t(members ? 'holders.emptyMembers' : sole ? 'holders.emptySole' : 'holders.empty')}
        tools={
          sole || !isOpen(KEY) ? undefined : <Button onClick={() => setImporting(true)}>{t('import.open')}</Button>
        }
      />
      {importing ? <ImportHolders onClose={() => setImporting(false)} /> : null}
      {!members && items.length > 1 && sums.quantity > 0 ? (
        <div className={styles['picture']}>
          <OwnershipPicture caption={t('holders.ownership')} parts={parts} total={paidUp ?? sums.quantity} />
        </div>
      ) : null}
    </>
  );
}

/** What goes with a shareholder: the specification asks for this warning. */
function HolderRemoval({ item }: { readonly item: FiledItemState }) {
  const { t } = useTranslation();
  const { frame } = useWizard();
  const seats = seatsOf(filedItems(frame, 'BOD_DETAILS'), item.id);
  return (
    <>
      <p>{t('holders.removeMeaning')}</p>
      {seats.length === 0 ? null : <p>{t('holders.removeSeats', { count: seats.length })}</p>}
    </>
  );
}
