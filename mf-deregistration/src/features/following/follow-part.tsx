import { useTranslation } from 'react-i18next';
import { useFormats } from '@registrar/ui';
import { FollowByMail } from '@registrar/ui/components';

/** Anybody has the news of the proceeding sent to an email address. */
export function FollowPart({ noticeId }: { readonly noticeId: string }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <FollowByMail
      path={`/public/notices/${noticeId}/follower`}
      words={{
        title: t('following.title'),
        lead: t('following.lead'),
        email: t('following.email'),
        ask: t('following.ask'),
        failed: t('handIn.failed'),
        asked: ({ sentTo, days }) => t('following.asked', { address: sentTo, count: days, number: number(days) }),
      }}
    />
  );
}
