import { useState } from 'react';
import type { FilingSignature } from '@registrar/domain/calls/filing-signatures';
import { signingRoles } from '@registrar/domain/processes';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Radio from 'antd/es/radio';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import { InstantPair } from '../../base/dates/date-pair';
import { RemarksDialog } from '../../base/dialogs/remarks-dialog';
import { localName } from '../../base/language/local-name';
import { useFormats } from '../../base/language/use-formats';
import { useFilingWords } from '../filing/filing-words';
import { useAskToSign } from './filing-signatures';
import { SignatureState } from './signature-state';
import styles from './signatures.module.css';

interface PartyCardProps {
  readonly applicationId: string;
  readonly signature: FilingSignature;
  readonly mayAsk: boolean;
}

/** A party: which paper it signs, where it stands, and the way to ask it. */
export function PartyCard({ applicationId, signature, mayAsk }: PartyCardProps) {
  const language = useLanguage();
  const name = localName(signature.name, language);
  const { about, state, onPaper, inPortal } = signature;
  const isDone = state === 'SIGNED' || (onPaper && state === 'NOT_ASKED');
  return (
    <li className={styles['party']}>
      <h4 className={styles['name']}>{name}</h4>
      <p className={styles['line']}>
        {signingRoles.name(signature.role)[language]} · {signature.paperName[language]}
      </p>
      {about ? <p className={styles['line']}>{about[language]}</p> : null}
      <SignatureState signature={signature} />
      {mayAsk && !isDone && (inPortal || state !== 'NOT_ASKED') ? (
        <AskParty
          applicationId={applicationId}
          signature={signature}
          name={about ? `${name}: ${about[language]}` : name}
        />
      ) : null}
    </li>
  );
}

function AskParty({
  applicationId,
  signature,
  name,
}: Pick<PartyCardProps, 'applicationId' | 'signature'> & { readonly name: string }) {
  const t = useFilingWords();
  const { digits } = useFormats();
  const ask = useAskToSign(applicationId);
  const [chosen, setChosen] = useState<FilingSignature['language']>();
  const [answering, setAnswering] = useState(false);
  const { party, state, contacts, resendAt, sendsLeft } = signature;
  const spoken = chosen ?? signature.language;
  const waits = resendAt !== null && new Date(resendAt) > new Date();
  const label = LABELS[state];
  const send = (reply?: string) => ask.mutateAsync({ party, language: spoken, ...(reply !== undefined && { reply }) });
  return (
    <>
      <p className={styles['line']}>
        {contacts.length === 0
          ? t('signatures.noContact')
          : t('signatures.goesTo', {
              contacts: contacts
                .map(({ channel, address }) => (channel === 'EMAIL' ? address : digits(address)))
                .join(', '),
            })}
      </p>
      {ask.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={
            isGatewayFailure(ask.error)
              ? (ask.error.errors?.[0]?.message ?? ask.error.message)
              : t('common:state.saveFailed')
          }
        />
      ) : null}
      <div className={styles['actions']}>
        <Radio.Group
          value={spoken}
          onChange={({ target }) => setChosen(target.value === 'en' ? 'en' : 'ne')}
          aria-label={`${t('signatures.language')} ${name}`}
          options={[
            { value: 'ne', label: t('signatures.inNepali') },
            { value: 'en', label: t('signatures.inEnglish') },
          ]}
        />
        <Button
          type={state === 'SENT' || state === 'OPENED' ? 'default' : 'primary'}
          loading={ask.isPending}
          disabled={contacts.length === 0 || waits || sendsLeft === 0}
          onClick={() => (state === 'OBJECTED' ? setAnswering(true) : void send().catch(() => undefined))}
        >
          {t(`signatures.${label}`)}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      {sendsLeft === 0 ? <p className={styles['line']}>{t('signatures.noSendsLeft')}</p> : null}
      {waits && sendsLeft > 0 ? (
        <p className={styles['line']}>
          {t('signatures.againFrom')} <InstantPair at={resendAt} withTime inline />
        </p>
      ) : null}
      <RemarksDialog
        open={answering}
        title={t('signatures.answerTitle')}
        confirmLabel={t('signatures.answer')}
        remark="required"
        onConfirm={async ({ remark = '' }) => {
          await send(remark);
          setAnswering(false);
        }}
        onCancel={() => setAnswering(false)}
      >
        <p>{t('signatures.answerMeans')}</p>
      </RemarksDialog>
    </>
  );
}

const LABELS = {
  NOT_ASKED: 'ask',
  SENT: 'remind',
  OPENED: 'remind',
  EXPIRED: 'askAgain',
  SIGNED: 'askAgain',
  VOID: 'askAgain',
  OBJECTED: 'answer',
} as const satisfies Readonly<Record<FilingSignature['state'], string>>;
