import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restoration } from '@registrar/domain/calls/restorations';
import { restorationCourts } from '@registrar/domain/enumerations/restoration-courts';
import { formatMoney } from '@registrar/i18n/money';
import { useLanguage, usePortal, useFreshQueries } from '@registrar/runtime';
import { Button, localName, PageHeader } from '@registrar/ui';
import { DatePair, FormDialog, ScanFigure } from '@registrar/ui/components';
import { ProposalList, useProposalsAddress } from '@registrar/ui/review';
import { FinesOfRestoration } from './fines-of-restoration';
import { PAGE_SIZE, RESTORATIONS_KEY, useDecideRestoration, useRestorations } from './restorations';
import styles from './restorations.module.css';

/** Orders of courts that wait for the registrar, with what has to be paid before, and what became of the rest. */
export function RestorationsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const at = useProposalsAddress();
  useFreshQueries(RESTORATIONS_KEY);
  const query = useRestorations(at.show, at.page);
  const decide = useDecideRestoration();
  return (
    <ProposalList<Restoration>
      header={
        <PageHeader
          title={t('restorations.title')}
          action={
            <Button type="primary" onClick={() => navigation.to('/de-registration-approval/restorations/candidates')}>
              {t('restorations.candidates')}
            </Button>
          }
        >
          {t('restorations.lead')}
        </PageHeader>
      }
      caption={t('restorations.title')}
      {...at}
      size={PAGE_SIZE}
      query={query}
      about={({ company }) => localName(company, language)}
      what={(restoration) => (
        <>
          <Order restoration={restoration} />
          <FinesOfRestoration restoration={restoration} />
        </>
      )}
      question={(restoration, action) => (
        <div className={styles['lines']}>
          <Order restoration={restoration} />
          {action === 'approve' && restoration.fines.length > 0 ? (
            <strong>{t('restorations.payFirst', { amount: formatMoney(sumOf(restoration), language) })}</strong>
          ) : null}
          <div>{t(`restorations.${action}Means`)}</div>
        </div>
      )}
      onDecide={(decision) => decide.mutateAsync(decision)}
    />
  );
}

const sumOf = ({ fines }: Restoration): number => fines.reduce((sum, { restPaisa }) => sum + restPaisa, 0);

function Order({ restoration }: { readonly restoration: Restoration }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { company, court, orderNumber, orderedOn, newName, representative } = restoration;
  return (
    <div className={styles['lines']}>
      <strong>
        {localName(company, language)} · {company.registrationNumber}
      </strong>
      <span>{t('restorations.ordered', { court: restorationCourts.name(court)[language], number: orderNumber })}</span>
      <DatePair day={orderedOn} inline />
      {newName === null ? null : <span>{t('restorations.newNameIs', { name: localName(newName, language) })}</span>}
      {representative === null ? null : (
        <span>
          {t('restorations.willRepresent', {
            name: localName(representative, language),
            username: representative.username,
          })}
        </span>
      )}
      <Scan restoration={restoration} />
    </div>
  );
}

/** Fetched when it is asked for: a list has many. */
function Scan({ restoration: { company, document } }: { readonly restoration: Restoration }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const title = `${t('restorations.paper')}: ${localName(company, language)}`;
  return (
    <>
      <Button size="small" aria-label={title} onClick={() => setOpen(true)}>
        {t('restorations.seePaper')}
      </Button>
      {open ? (
        <FormDialog title={title} onClose={() => setOpen(false)}>
          <ScanFigure
            path={`/external/api/company-order-document/${document.id}`}
            mediaType={document.mediaType}
            alt={title}
            openLabel={t('restorations.openPaper', { name: document.name })}
            failed={t('restorations.paperFailed')}
            whole
          />
        </FormDialog>
      ) : null}
    </>
  );
}
