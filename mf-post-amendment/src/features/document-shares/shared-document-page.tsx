import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { OpenedShared, SharedView } from '@registrar/domain/calls/document-shares';
import { useLanguage } from '@registrar/runtime';
import { localName } from '@registrar/ui';
import { InstantPair, OutsideCode, OutsideOutcome, OutsidePage, useLanguageOfLink } from '@registrar/ui/components';
import { linkOfShare, useOpenByCode, useSharedView } from './document-shares';
import { OpenedPapers } from './opened-papers';
import { targetName } from './share-state-tag';

/** Where the link of the mail leads a bank or an embassy: who shares what, until when, the code, and the papers. */
export function SharedDocumentPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const language = useLanguage();
  const view = useSharedView(token);
  useLanguageOfLink(token, view.data?.language);
  return (
    <OutsidePage
      title={t('shared.title')}
      wide
      link={view}
      unknownHint={t('shared.unknownHint')}
      lead={(shared) => t('shared.lead', { company: localName(shared.company, language), receiver: shared.receiver })}
      facts={(shared) => [
        { label: t('shares.what'), value: targetName(shared, language) },
        { label: t('shares.sharedBy'), value: localName(shared.sharedBy, language) },
        { label: t('shares.purpose'), value: shared.purpose },
        { label: t('shares.until'), value: <InstantPair at={shared.expiresAt} withTime inline /> },
      ]}
    >
      {(shared) => <Standing token={token} view={shared} />}
    </OutsidePage>
  );
}

function Standing({ token, view }: { readonly token: string; readonly view: SharedView }) {
  const { t } = useTranslation();
  if (view.state === 'OPEN') return <Open token={token} view={view} />;
  return <OutsideOutcome type="warning" title={t(`shared.state.${view.state}`)} next={t('shared.askAgain')} />;
}

function Open({ token, view }: { readonly token: string; readonly view: SharedView }) {
  const { t } = useTranslation();
  const open = useOpenByCode(linkOfShare(token));
  const [opened, setOpened] = useState<OpenedShared>();
  if (opened) return <OpenedPapers link={linkOfShare(token)} opened={opened} onAgain={() => setOpened(undefined)} />;
  return (
    <OutsideCode
      link={linkOfShare(token)}
      contacts={view.contacts}
      words={{
        where: t('disclosure.where'),
        noContact: t('disclosure.noContact'),
        lead: (contact) => t('shared.codeLead', { contact }),
        sendLabel: t('disclosure.sendCode'),
        sentText: (contact) => t('disclosure.codeSent', { contact }),
        verifyLabel: t('shared.open'),
        tooShort: t('disclosure.sixDigits'),
      }}
      onProve={async (channel, otp) => setOpened(await open.mutateAsync({ channel, otp }))}
    />
  );
}
