import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import {
  paperJudgementSchema,
  recordClaimSchema,
  type Account,
  type Liquidation,
  type PaperClaim,
} from '@registrar/domain/calls/liquidations';
import { licenceStates } from '@registrar/domain/enumerations/liquidators';
import { isGatewayFailure, PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, localName, PageHeader, PageSkeleton, Sheet, useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { ownProceedingAddress } from '../../model/addresses';
import styles from '../proceedings/proceedings.module.css';
import { AccountDialog } from './account-dialog';
import { AccountsPart } from './accounts-part';
import { EntryDialog } from './entry-dialog';
import { CLAIM_FIELDS, JUDGEMENT_FIELDS } from './entry-fields';
import { LIQUIDATIONS, useLiquidation, useLiquidationAct } from './liquidation-calls';
import { PaperClaims } from './paper-claims';
import parts from './liquidator.module.css';

type Doing =
  | { readonly kind: 'account'; readonly account: Account }
  | { readonly kind: 'record' }
  | { readonly kind: 'judge'; readonly claim: PaperClaim };

/** One liquidation for its liquidator: what is due when, the accounts, claims on paper, and the way to the forms. */
export function LiquidationPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const liquidation = useLiquidation(id);
  if (liquidation.isPending) return <PageSkeleton />;
  if (!liquidation.isError) return <Shown liquidation={liquidation.data} />;
  const gone = isGatewayFailure(liquidation.error) && [400, 403, 404, 422].includes(liquidation.error.status);
  return (
    <>
      <PageHeader title={t('liquidator.one')} />
      <Alert
        role="alert"
        type={gone ? 'info' : 'error'}
        showIcon
        title={t(gone ? 'liquidator.gone' : 'proceedings.failed')}
        action={
          gone ? (
            <PortalLink to={LIQUIDATIONS}>{t('liquidator.title')}</PortalLink>
          ) : (
            <Button onClick={() => void liquidation.refetch()}>{t('common:action.retry')}</Button>
          )
        }
      />
    </>
  );
}

function Shown({ liquidation }: { readonly liquidation: Liquidation }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const [doing, setDoing] = useState<Doing>();
  const { company, mayFile, next } = liquidation;
  const isFiled = (account: Account) => account.number === next?.number && ['OPEN', 'LATE'].includes(account.state);
  return (
    <>
      <PageHeader title={localName(company, language)}>
        <div>
          {company.registrationNumber} · {t('proceedings.numbered', { number: liquidation.number })}
        </div>
        <div>
          {t('liquidator.appointedOn')} <DatePair day={liquidation.appointedOn} inline />
        </div>
        <div>
          <PortalLink to={LIQUIDATIONS}>{t('liquidator.title')}</PortalLink>
        </div>
      </PageHeader>
      {mayFile ? null : (
        <Alert
          type="warning"
          showIcon
          title={t('liquidator.notInForce', {
            licence: liquidation.licenceNumber,
            state: licenceStates.name(liquidation.licence)[language],
          })}
        />
      )}
      <div className={styles['sections']}>
        <Sheet as="section" aria-labelledby="liquidation-forms">
          <h2 id="liquidation-forms" className={styles['heading']}>
            {t('closing.forms')}
          </h2>
          <PortalLink to={ownProceedingAddress(liquidation.id)}>{t('liquidator.toForms')}</PortalLink>
        </Sheet>
        <Sheet as="section" aria-labelledby="liquidation-accounts">
          <h2 id="liquidation-accounts" className={styles['heading']}>
            {t('liquidator.accounts')}
          </h2>
          <p className={parts['lead']}>{t('liquidator.accountsLead')}</p>
          <AccountsPart
            accounts={liquidation.accounts}
            actionOf={(account) =>
              mayFile && isFiled(account) ? (
                <div className={parts['actions']}>
                  <Button type="primary" onClick={() => setDoing({ kind: 'account', account })}>
                    {t('liquidator.fileAccount', { number: number(account.number) })}
                  </Button>
                </div>
              ) : null
            }
          />
        </Sheet>
        <Sheet as="section" aria-labelledby="liquidation-claims">
          <h2 id="liquidation-claims" className={styles['heading']}>
            {t('liquidator.claims')}
          </h2>
          <p className={parts['lead']}>
            {liquidation.claimsUntil === null ? (
              t('liquidator.noNotice')
            ) : (
              <>
                {t('liquidator.claimsUntil')} <DatePair day={liquidation.claimsUntil} inline />
              </>
            )}
          </p>
          <PaperClaims
            claims={liquidation.claims}
            actionOf={(claim) =>
              mayFile ? (
                <div className={styles['turn']}>
                  <Button
                    aria-label={`${t('liquidator.judge')}: ${claim.claimant}`}
                    onClick={() => setDoing({ kind: 'judge', claim })}
                  >
                    {t('liquidator.judge')}
                  </Button>
                </div>
              ) : null
            }
          />
          {mayFile && liquidation.claimsUntil !== null ? (
            <div className={parts['actions']}>
              <Button onClick={() => setDoing({ kind: 'record' })}>{t('liquidator.record')}</Button>
            </div>
          ) : null}
        </Sheet>
      </div>
      {doing === undefined ? null : (
        <Dialog doing={doing} liquidation={liquidation} onClose={() => setDoing(undefined)} />
      )}
    </>
  );
}

interface DialogProps {
  readonly doing: Doing;
  readonly liquidation: Liquidation;
  readonly onClose: () => void;
}

function Dialog({ doing, liquidation, onClose }: DialogProps) {
  const { t } = useTranslation();
  const act = useLiquidationAct(liquidation.id);
  switch (doing.kind) {
    case 'account': {
      const before = liquidation.accounts.find(({ number }) => number === doing.account.number - 1);
      return (
        <AccountDialog
          liquidationId={liquidation.id}
          account={doing.account}
          carriedPaisa={before?.filed?.closingPaisa ?? null}
          onClose={onClose}
        />
      );
    }
    case 'record':
      return (
        <EntryDialog
          title={t('liquidator.record')}
          schema={recordClaimSchema}
          fields={CLAIM_FIELDS}
          send={(body) => act.mutateAsync({ path: 'claim', body })}
          button={t('liquidator.save')}
          onClose={onClose}
        />
      );
    case 'judge':
      return (
        <EntryDialog
          title={`${t('liquidator.judge')}: ${doing.claim.claimant}`}
          schema={paperJudgementSchema}
          fields={JUDGEMENT_FIELDS}
          initial={judgementOf(doing.claim)}
          send={(body) =>
            act.mutateAsync({
              path: `claim/${doing.claim.id}/judgement`,
              body: { ...body, version: doing.claim.version },
            })
          }
          button={t('liquidator.save')}
          onClose={onClose}
        />
      );
  }
}

/** What was said of it before, to be changed. */
const judgementOf = ({ admittedPaisa, judgement, paidPaisa, paidOn }: PaperClaim) => ({
  admittedPaisa: admittedPaisa ?? undefined,
  reason: judgement ?? undefined,
  paidPaisa: paidPaisa ?? undefined,
  paidOn: paidOn ?? undefined,
});
