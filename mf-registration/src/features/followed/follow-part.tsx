import { useTranslation } from 'react-i18next';
import { useFormats } from '@registrar/ui';
import { FollowByMail } from '@registrar/ui/components';

/** Anybody has the news of the company sent to an email address. */
export function FollowPart({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <FollowByMail
      path={`/public/company/${encodeURIComponent(companyId)}/follower`}
      words={{
        title: t('follow.byMail'),
        lead: t('follow.byMailLead'),
        email: t('follow.email'),
        ask: t('follow.ask'),
        failed: t('eServices.failed'),
        asked: ({ sentTo, days }) => t('follow.asked', { address: sentTo, number: number(days) }),
      }}
    />
  );
}
