import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DecideMoreTime, MoreTime } from '@registrar/domain/calls/more-time';
import type { ProceedingDetail } from '@registrar/domain/calls/proceedings';
import { Button, Sheet, useFormats } from '@registrar/ui';
import { RemarksDialog } from '@registrar/ui/components';
import styles from '../conduct/conduct.module.css';
import { useDecideMoreTime, useMoreTime } from './more-time';
import { Requests } from './requests';

const OUTCOMES = ['GRANTED', 'REFUSED'] as const;

interface Chosen {
  readonly request: MoreTime[number];
  readonly outcome: DecideMoreTime['outcome'];
}

/** Requests of the company for more time, and their decision by another officer; nothing where there is none. */
export function MoreTimePart({ proceeding }: { readonly proceeding: ProceedingDetail }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data = [] } = useMoreTime(proceeding.id);
  const decide = useDecideMoreTime(proceeding.id);
  const [chosen, setChosen] = useState<Chosen>();
  if (data.length === 0) return null;
  return (
    <Sheet as="section" aria-labelledby="more-time">
      <h2 id="more-time" className={styles['heading']}>
        {t('moreTime.title')}
      </h2>
      <Requests requests={data}>
        {(request) =>
          request.mayDecide ? (
            <div className={styles['actions']}>
              {OUTCOMES.map((outcome) => (
                <Button
                  key={outcome}
                  type={outcome === 'GRANTED' ? 'primary' : 'default'}
                  danger={outcome === 'REFUSED'}
                  aria-haspopup="dialog"
                  onClick={() => setChosen({ request, outcome })}
                >
                  {t(`moreTime.decide.${outcome}`)}
                </Button>
              ))}
            </div>
          ) : request.decision === null ? (
            <div className={styles['soft']}>{t('moreTime.otherOfficer')}</div>
          ) : null
        }
      </Requests>
      {chosen === undefined ? null : (
        <RemarksDialog
          open
          title={`${t(`moreTime.decide.${chosen.outcome}`)}: ${t('moreTime.days', { days: number(chosen.request.days) })}`}
          confirmLabel={t(`moreTime.decide.${chosen.outcome}`)}
          destructive={chosen.outcome === 'REFUSED'}
          remark="required"
          onConfirm={async ({ remark = '' }) => {
            const { request, outcome } = chosen;
            await decide.mutateAsync({ requestId: request.id, version: proceeding.version, outcome, reason: remark });
            setChosen(undefined);
          }}
          onCancel={() => setChosen(undefined)}
        >
          {t(`moreTime.means.${chosen.outcome}`)}
        </RemarksDialog>
      )}
    </Sheet>
  );
}
