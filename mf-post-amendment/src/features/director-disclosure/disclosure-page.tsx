import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { DisclosureView } from '@registrar/domain/calls/director-disclosures';
import { processName } from '@registrar/domain/enumerations';
import type { Disclosure } from '@registrar/domain/processes/questions/disclosures/disclosure';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, localName, Sheet, useFormats } from '@registrar/ui';
import { RemarksDialog, InstantPair } from '@registrar/ui/components';
import { useDecline, useDisclosure } from './director-disclosure';
import { DisclosureForm } from './disclosure-form';
import { DisclosureSignature } from './disclosure-signature';
import { useKeptDisclosure, useLanguageOfLink } from './kept-disclosure';
import styles from './director-disclosure.module.css';

/**
 * Where the link of the mail or the SMS leads a director: the four questions of section 92, and the signature. Nobody
 * needs an account for it.
 */
export function DirectorDisclosurePage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const disclosure = useDisclosure(token);
  useLanguageOfLink(token, disclosure.data?.language);
  const unknown = isGatewayFailure(disclosure.error) && disclosure.error.status === 404;
  return (
    <Sheet style={{ maxInlineSize: 760, marginInline: 'auto' }}>
      <h1 className={styles['title']}>{t('disclosure.title')}</h1>
      {disclosure.isPending ? <FormSkeleton fields={4} /> : null}
      {unknown ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('disclosure.unknown')}
          description={t('disclosure.unknownHint')}
        />
      ) : null}
      {disclosure.isError && !unknown ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('disclosure.failed')}
          action={<Button onClick={() => void disclosure.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {disclosure.data === undefined ? null : <Asked token={token} view={disclosure.data} />}
    </Sheet>
  );
}

interface AskedProps {
  readonly token: string;
  readonly view: DisclosureView;
}

function Asked({ token, view }: AskedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  return (
    <>
      <p className={styles['lead']}>
        {t('disclosure.lead', {
          director: localName(view.director, language),
          by: localName(view.askedBy, language),
          company: localName(view.company, language),
        })}
      </p>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('disclosure.company')}</dt>
          <dd>
            <strong>{localName(view.company, language)}</strong> ({digits(view.company.regNo)})
          </dd>
        </div>
        <div>
          <dt>{t('disclosure.for')}</dt>
          <dd>{processName(view.process)[language]}</dd>
        </div>
        {view.state === 'OPEN' ? (
          <div>
            <dt>{t('disclosure.until')}</dt>
            <dd>
              <InstantPair at={view.expiresAt} withTime inline />
            </dd>
          </div>
        ) : null}
      </dl>
      <Standing token={token} view={view} />
    </>
  );
}

function Standing({ token, view }: AskedProps) {
  const { t } = useTranslation();
  switch (view.state) {
    case 'OPEN':
      return <Open token={token} view={view} />;
    case 'SIGNED':
      return (
        <Alert
          type="success"
          showIcon
          role="status"
          title={t('disclosure.signed')}
          description={
            <>
              {view.signedAt === null ? null : (
                <p className={styles['line']}>
                  <InstantPair at={view.signedAt} withTime inline />
                </p>
              )}
              <p className={styles['line']}>{t('disclosure.signedNext')}</p>
            </>
          }
        />
      );
    case 'DECLINED':
      return (
        <Alert
          type="info"
          showIcon
          role="status"
          title={t('disclosure.declined')}
          description={t('disclosure.declinedNext')}
        />
      );
    case 'EXPIRED':
      return (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={t('disclosure.expired')}
          description={t('disclosure.askAgain')}
        />
      );
    case 'CLOSED':
      return (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={t('disclosure.closed')}
          description={t('disclosure.closedHint')}
        />
      );
  }
}

/** First the answers, then the signature under them; before it nothing is sent. */
function Open({ token, view }: AskedProps) {
  const { t } = useTranslation();
  const [kept, keep] = useKeptDisclosure(token);
  const [answers, setAnswers] = useState<Disclosure>();
  const [declining, setDeclining] = useState(false);
  const decline = useDecline(token);
  return (
    <>
      {answers === undefined ? (
        <DisclosureForm initial={kept} onChange={keep} onGood={setAnswers} />
      ) : (
        <DisclosureSignature token={token} view={view} answers={answers} onBack={() => setAnswers(undefined)} />
      )}
      <div className={styles['decline']}>
        <p className={styles['line']}>{t('disclosure.declineHint')}</p>
        <Button danger onClick={() => setDeclining(true)}>
          {t('disclosure.decline')}
        </Button>
      </div>
      <RemarksDialog
        open={declining}
        title={t('disclosure.declineTitle')}
        confirmLabel={t('disclosure.decline')}
        destructive
        remark="required"
        onConfirm={async ({ remark = '' }: { readonly remark?: string }) => {
          await decline.mutateAsync(remark);
          setDeclining(false);
        }}
        onCancel={() => setDeclining(false)}
      >
        <p>{t('disclosure.declineMeans')}</p>
      </RemarksDialog>
    </>
  );
}
