import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimReceipt } from '@registrar/domain/calls/public-notices';
import { PortalLink } from '@registrar/runtime';
import { InstantPair, ResultPage } from '@registrar/ui/components';
import { noticeAddress } from '../notices/notices';

interface ClaimReceivedProps {
  readonly noticeId: string;
  readonly receipt: ClaimReceipt;
}

/** What was handed in, its number and day, and what the office does with it. */
export function ClaimReceived({ noticeId, receipt: { number, kind, receivedAt, toldAt } }: ClaimReceivedProps) {
  const { t } = useTranslation();
  const page = useRef<HTMLDivElement>(null);
  // it stands in the place of the form, whose button had the focus
  useEffect(() => page.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={page}>
      <ResultPage
        outcome="done"
        title={t(`handIn.received.${kind}`)}
        reference={{ label: t('handIn.number'), value: number }}
        next={[
          toldAt === null ? t('handIn.next.mailAccount') : t('handIn.next.mail', { address: toldAt }),
          t(`handIn.next.decides.${kind}`),
          t('handIn.next.keep'),
        ]}
        actions={<PortalLink to={noticeAddress(noticeId)}>{t('handIn.toNotice')}</PortalLink>}
      >
        <p>
          {t('handIn.receivedOn')}: <InstantPair at={receivedAt} withTime inline />
        </p>
      </ResultPage>
    </div>
  );
}
