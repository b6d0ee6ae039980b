import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedShared } from '@registrar/domain/calls/document-shares';
import { letterKinds, letterStates } from '@registrar/domain/calls/letters';
import { isGatewayFailure, PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, useObjectUrl } from '@registrar/ui';
import { InstantPair, type OutsideLink } from '@registrar/ui/components';
import styles from '../calls/calls.module.css';
import { useOpenedFile } from './document-shares';

interface OpenedPapersProps {
  readonly link: OutsideLink;
  readonly opened: OpenedShared;
  readonly onAgain: () => void;
}

/** The papers that a code has opened, for some minutes. */
export function OpenedPapers({ link, opened, onAgain }: OpenedPapersProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const file = useOpenedFile(link, opened.access);
  const [shown, setShown] = useState<string>();
  const address = useObjectUrl(file.data);
  useEffect(() => setShown(undefined), [opened]);
  return (
    <section aria-labelledby="shared-papers">
      <h2 id="shared-papers" className={styles['heading']}>
        {t('shared.papers')}
      </h2>
      <p>
        {t('shared.access')} <InstantPair at={opened.until} withTime inline />
      </p>
      {file.isError && isGatewayFailure(file.error) ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={file.error.message}
          action={<Button onClick={onAgain}>{t('shared.again')}</Button>}
          style={{ marginBlockEnd: 16 }}
        />
      ) : null}
      <ul className={styles['list']}>
        {opened.papers.map((paper) => (
          <li key={paper.id}>
            {letterKinds.name(paper.kind)[language]} · {paper.code} · {letterStates.name(paper.state)[language]}{' '}
            <Button
              size="small"
              loading={file.isPending && shown === paper.id}
              aria-label={`${t('shared.read')}: ${letterKinds.name(paper.kind)[language]} ${paper.code}`}
              onClick={() => {
                setShown(paper.id);
                file.mutate(paper.id);
              }}
            >
              {t('shared.read')}
            </Button>{' '}
            <PortalLink to={paper.link}>{t('shared.verify')}</PortalLink>
          </li>
        ))}
      </ul>
      {address === undefined || shown === undefined ? null : (
        <p role="status">
          <a href={address} target="_blank" rel="noreferrer">
            {t('shared.openFile')}
          </a>
        </p>
      )}
    </section>
  );
}
