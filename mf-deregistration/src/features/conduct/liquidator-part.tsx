import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import {
  changeLiquidatorSchema,
  returnAccountSchema,
  type LiquidatorOfProceeding,
} from '@registrar/domain/calls/liquidations';
import { licenceStates } from '@registrar/domain/enumerations/liquidators';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, localName, Sheet } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { DatePair } from '@registrar/ui/components';
import { AccountsPart } from '../liquidator/accounts-part';
import { EntryDialog, todayInNepal } from '../liquidator/entry-dialog';
import { CHANGE_FIELDS, REASON_FIELDS } from '../liquidator/entry-fields';
import { PaperClaims } from '../liquidator/paper-claims';
import { CONDUCT_KEY, useAct } from './conduct';
import parts from '../liquidator/liquidator.module.css';
import styles from './conduct.module.css';

type Shown = NonNullable<LiquidatorOfProceeding>;

/** Who liquidates the company, with accounts and claims on paper; the office names another one here. */
export function LiquidatorPart({ proceedingId }: { readonly proceedingId: string }) {
  const { t } = useTranslation();
  const { gateway } = usePortal();
  const part = useQuery({
    queryKey: [CONDUCT_KEY, proceedingId, 'liquidator'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<LiquidatorOfProceeding>({
        path: `/external/api/proceeding/${proceedingId}/liquidator`,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
  if (part.isPending || part.data === null) return null;
  return (
    <Sheet as="section" aria-labelledby="liquidator">
      <h2 id="liquidator" className={styles['heading']}>
        {t('liquidator.person')}
      </h2>
      {part.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('liquidator.partFailed')}
          action={<Button onClick={() => void part.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : (
        <Found proceedingId={proceedingId} shown={part.data} />
      )}
    </Sheet>
  );
}

function Found({ proceedingId, shown }: { readonly proceedingId: string; readonly shown: Shown }) {
  const { t } = useTranslation();
  const act = useAct(proceedingId);
  const [doing, setDoing] = useState<'change' | 'return'>();
  const close = () => setDoing(undefined);
  const { version } = shown;
  return (
    <>
      <Appointments shown={shown} />
      {shown.mayChange ? (
        <div className={styles['actions']}>
          <Button aria-haspopup="dialog" onClick={() => setDoing('change')}>
            {t('liquidator.change')}
          </Button>
        </div>
      ) : null}
      <h3 className={parts['part']}>{t('liquidator.accounts')}</h3>
      <AccountsPart
        accounts={shown.accounts}
        actionOf={({ id }) =>
          id !== null && id === shown.mayReturn ? (
            <Button size="small" aria-haspopup="dialog" onClick={() => setDoing('return')}>
              {t('liquidator.return')}
            </Button>
          ) : null
        }
      />
      <h3 className={parts['part']}>{t('liquidator.claims')}</h3>
      <PaperClaims claims={shown.claims} />
      {doing === 'change' ? (
        <EntryDialog
          title={t('liquidator.change')}
          schema={changeLiquidatorSchema.omit({ version: true })}
          fields={CHANGE_FIELDS}
          initial={{ appointedOn: todayInNepal() }}
          send={(body) => act.mutateAsync({ path: 'liquidator', body: { ...body, version } })}
          button={t('liquidator.change')}
          onClose={close}
        >
          <p>{t('liquidator.changeMeans')}</p>
        </EntryDialog>
      ) : null}
      {doing === 'return' ? (
        <EntryDialog
          title={t('liquidator.return')}
          schema={returnAccountSchema.omit({ version: true })}
          fields={REASON_FIELDS}
          send={(body) =>
            act.mutateAsync({ path: `liquidator-account/${shown.mayReturn}/return`, body: { ...body, version } })
          }
          button={t('liquidator.return')}
          danger
          onClose={close}
        >
          <p>{t('liquidator.returnMeans')}</p>
        </EntryDialog>
      ) : null}
    </>
  );
}

function Appointments({ shown }: { readonly shown: Shown }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className={styles['list']}>
      {shown.appointments.map((one) => (
        <li key={one.id}>
          <strong>{localName(one, language)}</strong> · {one.licenceNumber}{' '}
          {one.until === null ? (
            <Tag color={one.licence === 'IN_FORCE' ? 'success' : 'error'}>
              {licenceStates.name(one.licence)[language]}
            </Tag>
          ) : (
            <Tag>{t('liquidator.former')}</Tag>
          )}
          <div className={styles['soft']}>
            {t('liquidator.appointedOn')} <DatePair day={one.appointedOn} inline />
            {one.until === null ? (
              <>
                {' '}
                · {t('licences.until')} <DatePair day={one.licenceEndsOn} inline />
              </>
            ) : null}
          </div>
          {one.until === null && !one.hasAccount ? <div>{t('liquidator.noAccount')}</div> : null}
          {one.reason === null ? null : (
            <div>
              {t('liquidator.changedFor')}: {one.reason}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
