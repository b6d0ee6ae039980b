import { useTranslation } from 'react-i18next';
import { Button } from '@registrar/ui';
import { useFollow, useFollowedCompanies } from './followed-companies';

/** For who is signed in: begins or ends to be told of the company. */
export function FollowButton({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const followed = useFollowedCompanies();
  const follow = useFollow();
  if (followed.data === undefined) return null;
  const isFollowed = followed.data.some((one) => one.id === id);
  return (
    <div>
      <Button loading={follow.isPending} onClick={() => follow.mutate({ id, follow: !isFollowed })}>
        {t(isFollowed ? 'follow.unfollow' : 'follow.follow')}
      </Button>
      <div style={{ fontSize: 14 }}>{t('follow.hint')}</div>
    </div>
  );
}
