import Alert from 'antd/es/alert';
import Segmented from 'antd/es/segmented';
import { useState } from 'react';
import { CodeProof, type CodeProofProps } from '../fields/code-proof';
import { useFormats } from '../language/use-formats';
import { useLinkCode, type LinkChannel, type OutsideLink } from './outside-link';
import styles from './outside.module.css';

export interface LinkContact {
  readonly channel: LinkChannel;
  /** Most of it hidden. */
  readonly address: string;
}

export interface OutsideCodeWords extends Pick<CodeProofProps, 'sendLabel' | 'verifyLabel' | 'tooShort'> {
  /** Of the choice between email and mobile. */
  readonly where: string;
  /** Instead of the code, where the link went to no address. */
  readonly noContact: string;
  readonly lead: (contact: string) => string;
  readonly sentText: (contact: string) => string;
}

export interface OutsideCodeProps {
  readonly link: OutsideLink;
  /** Where the code may go: the addresses that the link itself went to. */
  readonly contacts: readonly LinkContact[];
  readonly words: OutsideCodeWords;
  readonly onProve: (channel: LinkChannel, code: string) => Promise<unknown>;
  /** Of sending or proving, besides what is told beside the button. */
  readonly onFailure?: (error: unknown) => void;
}

/** The code that signs what a link asks: it goes to the person alone. */
export function OutsideCode({ link, contacts, words, onProve, onFailure }: OutsideCodeProps) {
  const { digits } = useFormats();
  const [chosen, setChosen] = useState<LinkChannel | undefined>(contacts[0]?.channel);
  const send = useLinkCode(link);
  const shown = ({ channel, address }: LinkContact) => (channel === 'EMAIL' ? address : digits(address));
  const contact = contacts.find(({ channel }) => channel === chosen);
  if (contact === undefined) return <Alert type="warning" showIcon role="alert" title={words.noContact} />;
  const noticed = async <T,>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      onFailure?.(error);
      throw error;
    }
  };
  const { channel } = contact;
  return (
    <>
      {contacts.length < 2 ? null : (
        <div className={styles['line']}>
          <Segmented
            aria-label={words.where}
            value={chosen}
            onChange={(next) => setChosen(contacts.find((one) => one.channel === next)?.channel)}
            options={contacts.map((one) => ({ value: one.channel, label: shown(one) }))}
          />
        </div>
      )}
      <CodeProof
        key={channel}
        lead={words.lead(shown(contact))}
        sendLabel={words.sendLabel}
        sentText={words.sentText(shown(contact))}
        verifyLabel={words.verifyLabel}
        tooShort={words.tooShort}
        onSend={() => noticed(send.mutateAsync(channel))}
        onVerify={(code) => noticed(onProve(channel, code))}
      />
    </>
  );
}
