import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadPaperKind, SignatureView } from '@registrar/domain/calls/filing-signatures';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, useObjectUrl } from '@registrar/ui';
import { usePaperToRead } from './filing-signature';
import styles from './filing-signature.module.css';

interface PapersToReadProps {
  readonly token: string;
  readonly view: SignatureView;
}

/** The papers that the signature is about: each is fetched when it is opened. */
export function PapersToRead({ token, view: { papers, hash, state } }: PapersToReadProps) {
  const language = useLanguage();
  const { t } = useTranslation();
  const [opened, setOpened] = useState<ReadPaperKind>();
  const shown = papers.filter(({ kind }) => state === 'OPEN' || kind === 'OWN');
  return (
    <ul className={styles['papers']} aria-label={t('signature.papers')}>
      {shown.map(({ kind, name }) => (
        <li key={kind}>
          <Button aria-expanded={opened === kind} onClick={() => setOpened(opened === kind ? undefined : kind)}>
            {t(opened === kind ? 'signature.closePaper' : 'signature.readPaper', { paper: name[language] })}
          </Button>
          {opened === kind ? <Paper token={token} kind={kind} hash={hash} name={name[language]} /> : null}
        </li>
      ))}
    </ul>
  );
}

interface PaperProps {
  readonly token: string;
  readonly kind: ReadPaperKind;
  readonly hash: string;
  readonly name: string;
}

function Paper({ token, kind, hash, name }: PaperProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error, isError, refetch } = usePaperToRead(token, kind, language, hash);
  const address = useObjectUrl(data);
  if (isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={isGatewayFailure(error) && error.message ? error.message : t('papers.previewFailed')}
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        }
      />
    );
  if (address === undefined)
    return (
      <div aria-busy="true">
        <FormSkeleton />
      </div>
    );
  return (
    <>
      <p className={styles['line']}>
        <Button href={address} download={`${kind.toLowerCase()}-${language}.pdf`}>
          {t('common:action.download')}
        </Button>
      </p>
      <iframe className={styles['preview']} src={address} title={t('papers.previewOf', { name })} />
    </>
  );
}
