import type { DisclosureLink } from '@registrar/domain/calls/director-disclosures';
import { isGatewayFailure } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useState } from 'react';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import { InstantPair } from '../../base/dates/date-pair';
import { useFormats } from '../../base/language/use-formats';
import { useFilingWords } from '../filing/filing-words';
import { useWizard } from '../wizard/wizard-context';
import { DisclosureLinkState } from './disclosure-link-state';
import { useSendDisclosure } from './disclosure-links';

interface SendDisclosureProps {
  readonly link: DisclosureLink;
  readonly director: string;
}

/** Where the link of a director goes, how it stands, and the button that sends it, for the first time or again. */
export function SendDisclosure({ link, director }: SendDisclosureProps) {
  const t = useFilingWords();
  const { digits } = useFormats();
  const { detail, saveStep } = useWizard();
  const send = useSendDisclosure(detail.id);
  const [unsaved, setUnsaved] = useState(false);
  const { state, contacts, resendAt, sendsLeft } = link;
  const waits = resendAt !== null && new Date(resendAt) > new Date();
  const press = async () => {
    setUnsaved(false);
    // the link is for the entry as it is saved: its language, its address
    if (!(await saveStep())) return setUnsaved(true);
    await send.mutateAsync(link.itemId).catch(() => undefined);
  };
  return (
    <div style={{ marginBlock: '8px 20px' }}>
      <p style={{ margin: '0 0 8px' }}>
        <DisclosureLinkState link={link} />
      </p>
      {contacts.length === 0 ? (
        <p style={{ margin: '0 0 8px' }}>{t('disclosures.noContact')}</p>
      ) : (
        <p style={{ margin: '0 0 8px' }}>
          {t('disclosures.goesTo', {
            contacts: contacts
              .map(({ channel, address }) => (channel === 'EMAIL' ? address : digits(address)))
              .join(', '),
          })}
        </p>
      )}
      {send.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={
            isGatewayFailure(send.error)
              ? (send.error.errors?.[0]?.message ?? send.error.message)
              : t('common:state.saveFailed')
          }
          style={{ marginBlockEnd: 8 }}
        />
      ) : null}
      {unsaved ? (
        <Alert type="error" showIcon role="alert" title={t('common:state.saveFailed')} style={{ marginBlockEnd: 8 }} />
      ) : null}
      {contacts.length === 0 || state === 'SIGNED' ? null : (
        <Button
          type={state === 'NOT_SENT' ? 'primary' : 'default'}
          loading={send.isPending}
          disabled={waits || sendsLeft === 0}
          onClick={() => void press()}
        >
          {t(state === 'NOT_SENT' ? 'disclosures.send' : 'disclosures.sendAgain')}
          <VisuallyHidden> {director}</VisuallyHidden>
        </Button>
      )}
      {sendsLeft === 0 && state !== 'SIGNED' ? (
        <p style={{ margin: '8px 0 0' }}>{t('disclosures.noSendsLeft')}</p>
      ) : null}
      {waits && sendsLeft > 0 && state !== 'SIGNED' ? (
        <p style={{ margin: '8px 0 0' }}>
          {t('disclosures.againFrom')} <InstantPair at={resendAt} withTime inline />
        </p>
      ) : null}
    </div>
  );
}
