import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { SignatureView } from '@registrar/domain/calls/filing-signatures';
import { processName } from '@registrar/domain/enumerations';
import { signingRoles } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, localName } from '@registrar/ui';
import { InstantPair, OutsideOutcome, OutsidePage, OutsideRefusal, useLanguageOfLink } from '@registrar/ui/components';
import { useObject, useOverRead, useSignature } from './filing-signature';
import { PapersToRead } from './papers-to-read';
import { SigningProof } from './signing-proof';
import { Voided } from './voided-signature';
import styles from './filing-signature.module.css';

/**
 * Where the link of the mail or the SMS leads whoever signs a paper of a filing: what it says, the papers to read, and
 * the signature or the objection. Nobody needs an account for it.
 */
export function FilingSignaturePage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const language = useLanguage();
  const signature = useSignature(token);
  useLanguageOfLink(token, signature.data?.language);
  return (
    <OutsidePage
      title={signature.data === undefined ? t('signature.title') : signature.data.paperName[language]}
      wide
      link={signature}
      unknownHint={t('signature.unknownHint')}
      lead={(view) =>
        t('signature.lead', {
          party: localName(view.party, language),
          by: localName(view.askedBy, language),
          company: localName(view.company, language),
        })
      }
      facts={(view) => [
        { label: t('signature.for'), value: processName(view.process)[language] },
        { label: t('signature.as'), value: signingRoles.name(view.role)[language] },
        ...(view.state === 'OPEN'
          ? [{ label: t('signature.until'), value: <InstantPair at={view.expiresAt} withTime inline /> }]
          : []),
      ]}
    >
      {(view) => <Standing token={token} view={view} onReadAnew={() => void signature.refetch()} />}
    </OutsidePage>
  );
}

interface StandingProps {
  readonly token: string;
  readonly view: SignatureView;
  readonly onReadAnew: () => void;
}

const TYPES = {
  SIGNED: 'success',
  VOID: 'warning',
  OBJECTED: 'info',
  EXPIRED: 'warning',
  CLOSED: 'warning',
} as const satisfies Readonly<Record<Exclude<SignatureView['state'], 'OPEN'>, string>>;

function Standing({ token, view, onReadAnew }: StandingProps) {
  const { t } = useTranslation();
  const { state, answeredAt } = view;
  if (state === 'OPEN') return <Open token={token} view={view} onReadAnew={onReadAnew} />;
  return (
    <>
      <OutsideOutcome
        type={TYPES[state]}
        title={t(`signature.state.${state}`)}
        at={answeredAt}
        next={t(`signature.next.${state}`)}
      />
      {state === 'SIGNED' || state === 'VOID' ? (
        <>
          <Statement view={view} />
          <PapersToRead token={token} view={view} />
        </>
      ) : null}
    </>
  );
}

/** What is said by signing, and the answers that it is about. */
function Statement({ view: { statement, facts } }: { readonly view: SignatureView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <h2 className={styles['heading']}>{t('signature.statement')}</h2>
      <blockquote className={styles['statement']}>{statement[language]}</blockquote>
      <dl className={styles['facts']}>
        {facts.map(({ label, value }) => (
          <div key={label.en}>
            <dt>{label[language]}</dt>
            <dd>{value[language]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** First what is signed, then the papers, then the answer; nothing is sent before it. */
function Open({ token, view, onReadAnew }: StandingProps) {
  const { t } = useTranslation();
  const object = useObject(token);
  const [isChanged, setChanged] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const overRead = useOverRead(token, view);
  const onFailure = async (error: unknown): Promise<void> => {
    const met = await overRead(error);
    if (met === 'CHANGED') setChanged(true);
    if (met === 'OVER') readAnew();
  };
  const readAnew = () => {
    setChanged(false);
    onReadAnew();
    top.current?.focus();
  };
  return (
    <>
      <div ref={top} tabIndex={-1}>
        <Voided voided={view.voided} />
        <Answered answered={view.answered} />
        <Statement view={view} />
      </div>
      <h2 className={styles['heading']}>{t('signature.papers')}</h2>
      <p className={styles['line']}>{t('signature.papersLead')}</p>
      <PapersToRead token={token} view={view} />
      <h2 className={styles['heading']}>{t('signature.sign')}</h2>
      {isChanged ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          className={styles['answered']}
          title={t('signature.changed')}
          action={<Button onClick={readAnew}>{t('signature.readAnew')}</Button>}
        />
      ) : null}
      <SigningProof key={view.hash} token={token} view={view} onFailure={(error) => void onFailure(error)} />
      <OutsideRefusal
        label={t('signature.object')}
        hint={t('signature.objectHint')}
        title={t('signature.objectTitle')}
        means={t('signature.objectMeans')}
        onRefuse={(reason) =>
          object.mutateAsync({ reason, hash: view.hash }).catch((error: unknown) => {
            void onFailure(error);
            throw error;
          })
        }
      />
    </>
  );
}

/** What the party had objected, and what the applicant answered. */
function Answered({ answered }: Pick<SignatureView, 'answered'>) {
  const { t } = useTranslation();
  if (answered === null) return null;
  return (
    <Alert
      type="info"
      showIcon
      className={styles['answered']}
      title={t('signature.answered')}
      description={
        <>
          <p className={styles['words']}>
            <strong>{t('signature.yourObjection')}</strong> {answered.reason}
          </p>
          <p className={styles['words']}>
            <strong>{t('signature.theirAnswer')}</strong> {answered.reply}
          </p>
        </>
      }
    />
  );
}
