import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnProceeding } from '@registrar/domain/calls/own-proceedings';
import { claimKinds, claimOutcomes } from '@registrar/domain/enumerations';
import { discountedDeRegistration } from '@registrar/domain/proceedings';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Button, localName, PageHeader, Sheet, useFormats } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { InstantPair } from '@registrar/ui/components';
import { SettlementPart } from '../discounted/settlement-part';
import { filingsAddress } from '../../model/addresses';
import { GroundPart } from '../proceedings/ground-part';
import { ProceedingPhases } from '../proceedings/proceeding-phases';
import { OwnMoreTimePart } from '../more-time/own-more-time';
import styles from '../proceedings/proceedings.module.css';
import { FormRows } from './form-rows';
import { OwnOpinions } from './own-opinions';
import { OwnNotices } from './own-notices';
import { WithdrawDialog, withdrawalMeans } from './withdraw-dialog';

/** A proceeding for its company: its phases, what is filed in each, notices, claims, and the way to withdraw. */
export function OwnProceedingView({
  proceeding,
  at,
}: {
  readonly proceeding: OwnProceeding;
  /** The form that the address names. */
  readonly at?: string | undefined;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { name, number, company, end, published, mayWithdraw } = proceeding;
  return (
    <>
      <PageHeader
        title={localName(name, language)}
        badge={end === null ? undefined : <Tag>{localName(end.name, language)}</Tag>}
      >
        <div>{t('proceedings.numbered', { number })}</div>
        <div>
          {localName(company, language)} · {company.registrationNumber}
        </div>
        <div>
          <PortalLink to={filingsAddress(company.id)}>{t('closing.toList')}</PortalLink>
        </div>
      </PageHeader>
      <ProceedingPhases proceeding={proceeding} />
      <div className={styles['sections']}>
        {end === null ? null : (
          <Sheet as="section" aria-labelledby="closing-end">
            <h2 id="closing-end" className={styles['heading']}>
              {t('proceedings.outcome')}
            </h2>
            <div>
              {localName(end.name, language)} · <InstantPair at={end.at} inline />
            </div>
            <div className={styles['text']}>{end.text}</div>
            {end.paper == null ? null : <PortalLink to={end.paper}>{t('closing.seeOrder')}</PortalLink>}
          </Sheet>
        )}
        <GroundPart ground={proceeding.ground}>
          {end === null && proceeding.ground?.wayOut ? (
            <p className={styles['cure']}>
              {t('closing.cure')} <PortalLink to={proceeding.ground.wayOut}>{t('closing.toReports')}</PortalLink>
            </p>
          ) : null}
        </GroundPart>
        <FormRows proceeding={proceeding} at={at} />
        <ToPay proceeding={proceeding} />
        <OwnNotices published={published} />
        <OwnMoreTimePart proceedingId={proceeding.id} />
        <Claims proceeding={proceeding} />
        <OwnOpinions opinions={proceeding.opinions} />
        {mayWithdraw ? (
          <Sheet as="section" aria-labelledby="closing-withdraw">
            <h2 id="closing-withdraw" className={styles['heading']}>
              {t('closing.withdraw')}
            </h2>
            <p>{t(withdrawalMeans(proceeding.kind))}</p>
            <Button danger onClick={() => setWithdrawing(true)}>
              {t('closing.withdraw')}
            </Button>
          </Sheet>
        ) : null}
      </div>
      {isWithdrawing ? <WithdrawDialog proceeding={proceeding} onClose={() => setWithdrawing(false)} /> : null}
    </>
  );
}

/** What the approval of the first form asked, where the kind settles fines. */
function ToPay({ proceeding: { kind, phases, end } }: { readonly proceeding: OwnProceeding }) {
  const { t } = useTranslation();
  const filing = phases[0]?.forms[0]?.application;
  if (kind !== discountedDeRegistration.key || end !== null || !filing) return null;
  return (
    <Sheet as="section" aria-labelledby="closing-pay">
      <h2 id="closing-pay" className={styles['heading']}>
        {t('discounted.toPay')}
      </h2>
      <SettlementPart applicationId={filing.id} />
    </Sheet>
  );
}

/** What was claimed and objected, so that the company can settle it. */
function Claims({ proceeding: { claims } }: { readonly proceeding: OwnProceeding }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  if (claims.length === 0) return null;
  return (
    <Sheet as="section" aria-labelledby="closing-claims">
      <h2 id="closing-claims" className={styles['heading']}>
        {t('closing.claims')}
      </h2>
      <ul className={styles['list']}>
        {claims.map(({ id, kind, claimant, text, amountPaisa, receivedAt, judgement }) => (
          <li key={id}>
            <strong>{localName(claimant, language)}</strong> · {claimKinds.name(kind)[language]}
            {amountPaisa === null ? null : ` · ${money(amountPaisa)}`}
            <div className={styles['text']}>{text}</div>
            <div className={styles['soft']}>
              <InstantPair at={receivedAt} inline />
              {judgement === null
                ? ` · ${t('closing.notJudged')}`
                : ` · ${claimOutcomes.name(judgement.outcome)[language]}`}
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
