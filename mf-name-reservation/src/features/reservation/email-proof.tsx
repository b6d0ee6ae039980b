import { useTranslation } from 'react-i18next';
import { InstantPair, StatusBadge } from '@registrar/ui/components';

/** An address with whether it has been proven, and since when. */
export function EmailProof({ email, verifiedAt }: { readonly email: string; readonly verifiedAt: string | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <span lang="en">{email}</span>{' '}
      <StatusBadge of="item" status={verifiedAt === undefined ? 'UNVERIFIED' : 'VERIFIED'} />
      {verifiedAt === undefined ? null : (
        <>
          {' '}
          {t('contact.since')} <InstantPair at={verifiedAt} inline />
        </>
      )}
    </>
  );
}
