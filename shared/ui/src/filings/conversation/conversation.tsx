import Button from 'antd/es/button';
import { requestMessageActions, requestSides, type RequestMessage } from '@registrar/domain/calls/requests';
import { InstantPair } from '../../base/dates/date-pair';
import { localName } from '../../base/language/local-name';
import { useFormats } from '../../base/language/use-formats';
import { useSaveFile } from '../filing/save-file';
import styles from './conversation.module.css';

export interface ConversationProps {
  readonly messages: readonly RequestMessage[];
  /** The call that gives a file of a message. */
  readonly file: (id: string) => `/${string}`;
  readonly words: {
    readonly title: string;
    readonly none: string;
    readonly save: string;
    readonly saveFile: (name: string) => string;
  };
}

/** What requester and office wrote to each other, the oldest first. */
export function Conversation({ messages, file, words }: ConversationProps) {
  return (
    <section aria-label={words.title}>
      <h2 className={styles['heading']}>{words.title}</h2>
      {messages.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ol className={styles['messages']}>
          {messages.map((message) => (
            <Message key={message.id} message={message} file={file} words={words} />
          ))}
        </ol>
      )}
    </section>
  );
}

type MessageProps = Pick<ConversationProps, 'file' | 'words'> & { readonly message: RequestMessage };

function Message({ message: { side, action, writtenBy, writtenAt, text, files }, file, words }: MessageProps) {
  const { language } = useFormats();
  return (
    <li className={styles[side === 'OFFICE' ? 'office' : 'requester']}>
      <div className={styles['head']}>
        <strong>{requestSides.name(side)[language]}</strong> · {localName(writtenBy, language)} ·{' '}
        <InstantPair at={writtenAt} inline />
      </div>
      {action === 'WRITE' ? null : <div className={styles['head']}>{requestMessageActions.name(action)[language]}</div>}
      <p className={styles['text']}>{text}</p>
      {files.length === 0 ? null : (
        <ul className={styles['files']}>
          {files.map(({ id, name }) => (
            <li key={id}>
              <SaveFile path={file(id)} name={name} words={words} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface SaveFileProps extends Pick<ConversationProps, 'words'> {
  readonly path: `/${string}`;
  readonly name: string;
}

function SaveFile({ path, name, words }: SaveFileProps) {
  const { save, saving } = useSaveFile(path, name);
  return (
    <>
      {name}{' '}
      <Button size="small" loading={saving} onClick={() => void save()} aria-label={words.saveFile(name)}>
        {words.save}
      </Button>
    </>
  );
}
