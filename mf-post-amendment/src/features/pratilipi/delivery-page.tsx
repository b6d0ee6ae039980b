import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { CopyDelivered } from '@registrar/domain/calls/bought-copies';
import { copyOrderStates } from '@registrar/domain/calls/copies';
import type { OpenedShared } from '@registrar/domain/calls/document-shares';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import {
  InstantPair,
  OutsideCode,
  outsideLink,
  OutsideOutcome,
  OutsidePage,
  useLanguageOfLink,
  useOutsideView,
} from '@registrar/ui/components';
import { useOpenByCode } from '../document-shares/document-shares';
import { OpenedPapers } from '../document-shares/opened-papers';

/** Where the mail leads who bought copies without an account: a code to the same address opens them. */
export function DeliveryPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const language = useLanguage();
  const { number } = useFormats();
  const view = useOutsideView<CopyDelivered>(outsideLink('COPY_DELIVERY', token));
  useLanguageOfLink(token, view.data?.language);
  return (
    <OutsidePage
      title={t('delivery.title')}
      wide
      link={view}
      unknownHint={t('delivery.unknownHint')}
      lead={(delivered) => t('delivery.lead', { number: delivered.number })}
      facts={(delivered) => [
        { label: t('delivery.state'), value: copyOrderStates.name(delivered.state)[language] },
        { label: t('pratilipi.copies'), value: number(delivered.copies) },
        { label: t('shares.until'), value: <InstantPair at={delivered.expiresAt} withTime inline /> },
      ]}
    >
      {(delivered) =>
        delivered.isOver ? (
          <OutsideOutcome type="warning" title={t('delivery.over')} next={t('delivery.overNext')} />
        ) : (
          <Open token={token} delivered={delivered} />
        )
      }
    </OutsidePage>
  );
}

function Open({ token, delivered }: { readonly token: string; readonly delivered: CopyDelivered }) {
  const { t } = useTranslation();
  const link = outsideLink('COPY_DELIVERY', token);
  const open = useOpenByCode(link);
  const [opened, setOpened] = useState<OpenedShared>();
  if (opened) return <OpenedPapers link={link} opened={opened} onAgain={() => setOpened(undefined)} />;
  return (
    <OutsideCode
      link={link}
      contacts={delivered.contacts}
      words={{
        where: t('disclosure.where'),
        noContact: t('disclosure.noContact'),
        lead: (contact) => t('delivery.codeLead', { contact }),
        sendLabel: t('disclosure.sendCode'),
        sentText: (contact) => t('disclosure.codeSent', { contact }),
        verifyLabel: t('shared.open'),
        tooShort: t('disclosure.sixDigits'),
      }}
      onProve={async (channel, otp) => setOpened(await open.mutateAsync({ channel, otp }))}
    />
  );
}
