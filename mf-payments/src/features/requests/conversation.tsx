import { useTranslation } from 'react-i18next';
import {
  requestMessageActions,
  requestSides,
  type RequestDetail,
  type RequestMessage,
} from '@registrar/domain/calls/requests';
import { useLanguage } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import { InstantPair } from '@registrar/ui/components';
import { useSaveFile } from '@registrar/ui/filing';
import { filePath } from './request-calls';
import styles from './requests.module.css';

/** What requester and office wrote to each other, the oldest first. */
export function Conversation({ request }: { readonly request: RequestDetail }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('request.messages')}>
      <h2 className={styles['heading']}>{t('request.messages')}</h2>
      {request.messages.length === 0 ? (
        <p>{t('request.noMessages')}</p>
      ) : (
        <ol className={styles['messages']}>
          {request.messages.map((message) => (
            <Message key={message.id} requestId={request.id} message={message} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Message({ requestId, message }: { readonly requestId: string; readonly message: RequestMessage }) {
  const language = useLanguage();
  const { side, action, writtenBy, text } = message;
  const name = language === 'ne' ? writtenBy.nameNepali : writtenBy.nameEnglish;
  return (
    <li className={styles[side === 'OFFICE' ? 'office' : 'requester']}>
      <div className={styles['head']}>
        <strong>{requestSides.name(side)[language]}</strong> · {name}
        <div>
          <InstantPair at={message.writtenAt} inline />
        </div>
      </div>
      {action === 'WRITE' ? null : <div className={styles['head']}>{requestMessageActions.name(action)[language]}</div>}
      <p className={styles['text']}>{text}</p>
      {message.files.length === 0 ? null : (
        <ul className={styles['files']}>
          {message.files.map((file) => (
            <li key={file.id}>
              <SaveFile path={filePath(requestId, file.id)} name={file.name} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function SaveFile({ path, name }: { readonly path: ReturnType<typeof filePath>; readonly name: string }) {
  const { t } = useTranslation();
  const { save, saving } = useSaveFile(path, name);
  return (
    <>
      {name}{' '}
      <Button size="small" loading={saving} onClick={() => void save()} aria-label={t('request.saveFile', { name })}>
        {t('papers.save')}
      </Button>
    </>
  );
}
