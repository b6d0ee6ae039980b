import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ClaimReceipt, PublicNoticeDetail } from '@registrar/domain/calls/public-notices';
import type { ClaimKind } from '@registrar/domain/enumerations';
import { PortalLink, useLanguage, useSession } from '@registrar/runtime';
import { Alert, Button, localName, PageHeader, Sheet } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { NoticeFrame } from '../notices/notice-frame';
import { noticeAddress } from '../notices/notices';
import { TimeLeft } from '../notices/time-left';
import { ClaimForm } from './claim-form';
import { ClaimReceived } from './claim-received';
import { useAgain, useTokenOfAccount } from './hand-in';
import styles from './handing-in.module.css';
import { ProveAddress } from './prove-address';

export const ObjectPage = () => <HandInPage kind="OBJECTION" />;
export const ClaimPage = () => <HandInPage kind="CLAIM" />;

/** Anybody hands in a claim or an objection to a notice, with an account or with a proven address. */
function HandInPage({ kind }: { readonly kind: ClaimKind }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id = '' } = useParams();
  const [receipt, setReceipt] = useState<ClaimReceipt>();
  if (receipt !== undefined) return <ClaimReceived noticeId={id} receipt={receipt} />;
  return (
    <NoticeFrame id={id} title={t(`handIn.title.${kind}`)}>
      {(notice) => (
        <div className={styles['page']}>
          <PageHeader title={t(`handIn.title.${kind}`)} badge={<TimeLeft notice={notice} />}>
            {/* stands before the scripts already: outlines.json */}
            <div>{t('handIn.means')}</div>
            <div>
              {localName(notice.company, language)} · {notice.company.registrationNumber}
            </div>
            <div>
              {localName(notice.name, language)} · {t('handIn.until')} <DatePair day={notice.endsOn} inline />
            </div>
            <div>
              <PortalLink to={noticeAddress(id)}>{t('handIn.toNotice')}</PortalLink>
            </div>
          </PageHeader>
          <Asked notice={notice} kind={kind} onReceived={setReceipt} />
        </div>
      )}
    </NoticeFrame>
  );
}

interface AskedProps {
  readonly notice: PublicNoticeDetail;
  readonly kind: ClaimKind;
  readonly onReceived: (receipt: ClaimReceipt) => void;
}

function Asked({ notice, kind, onReceived }: AskedProps) {
  const { t } = useTranslation();
  const session = useSession();
  const again = useAgain() && kind === 'OBJECTION' && notice.proceeding.end === null;
  if (!notice.takes.includes(kind))
    return <Alert role="alert" type="info" showIcon title={t(`handIn.notTaken.${kind}`)} />;
  if (!notice.isRunning && !again) return <Alert role="alert" type="info" showIcon title={t('notices.timeOver')} />;
  return (
    <>
      {again ? <p className={styles['lead']}>{t('handIn.again')}</p> : null}
      {session === null ? (
        <AsGuest noticeId={notice.id} kind={kind} onReceived={onReceived} />
      ) : (
        <AsAccount noticeId={notice.id} kind={kind} onReceived={onReceived} />
      )}
    </>
  );
}

interface FormProps {
  readonly noticeId: string;
  readonly kind: ClaimKind;
  readonly onReceived: (receipt: ClaimReceipt) => void;
}

function AsGuest({ noticeId, kind, onReceived }: FormProps) {
  const { t } = useTranslation();
  const [proven, setProven] = useState<{ readonly token: string; readonly address: string }>();
  const token = proven?.token ?? '';
  const tokenOf = useCallback(() => Promise.resolve(token), [token]);
  if (proven === undefined)
    return (
      <Sheet as="section" aria-labelledby="hand-in-prove">
        <h2 id="hand-in-prove" className={styles['heading']}>
          {t('handIn.proveTitle')}
        </h2>
        <ProveAddress noticeId={noticeId} onProven={(given, address) => setProven({ token: given, address })} />
      </Sheet>
    );
  return (
    <Sheet as="section" aria-labelledby="hand-in-form">
      <h2 id="hand-in-form" className={styles['heading']}>
        {t('handIn.formTitle')}
      </h2>
      <p role="status" className={styles['lead']}>
        {t('handIn.proven', { address: proven.address })}
      </p>
      <Button onClick={() => setProven(undefined)} style={{ marginBlockEnd: 16 }}>
        {t('handIn.otherAddress')}
      </Button>
      <ClaimForm noticeId={noticeId} kind={kind} isGuest tokenOf={tokenOf} onReceived={onReceived} />
    </Sheet>
  );
}

function AsAccount({ noticeId, kind, onReceived }: FormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const session = useSession();
  const tokenOf = useTokenOfAccount(noticeId);
  return (
    <Sheet as="section" aria-labelledby="hand-in-form">
      <h2 id="hand-in-form" className={styles['heading']}>
        {t('handIn.formTitle')}
      </h2>
      <p className={styles['lead']}>{t('handIn.asAccount', { name: session?.displayName[language] ?? '' })}</p>
      <ClaimForm noticeId={noticeId} kind={kind} isGuest={false} tokenOf={tokenOf} onReceived={onReceived} />
    </Sheet>
  );
}
