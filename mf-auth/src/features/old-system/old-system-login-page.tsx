import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { OldSystemClaim } from '@registrar/domain/calls/old-system';
import { PortalLink } from '@registrar/runtime';
import { Segmented } from '@registrar/ui/antd';
import { AccountPage } from '../account-page/account-page';
import { CompanyProof } from './company-proof';
import { OldPasswordForm } from './old-password-form';
import styles from './old-system.module.css';

/** The proof: the old password, or a code to the contact on the old record of a company. */
export function OldSystemLoginPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const way = search.get('by') === 'number' ? 'number' : 'password';
  // The claim stays in this tab's history: a reload keeps it, an address that is passed on does not carry it.
  const goOn = (claim: OldSystemClaim) => void navigate('/old-system-registration', { state: claim });

  return (
    <AccountPage wide={way === 'number'} title={t('oldSystem.proof.title')} lead={t(`oldSystem.proof.${way}Lead`)}>
      <Segmented
        block
        value={way}
        aria-label={t('oldSystem.choose.way')}
        onChange={(next) => setSearch(next === 'number' ? { by: 'number' } : {}, { replace: true })}
        options={[
          { value: 'password', label: t('oldSystem.proof.password') },
          { value: 'number', label: t('oldSystem.proof.number') },
        ]}
        style={{ marginBlockEnd: 24 }}
      />
      {way === 'password' ? <OldPasswordForm onProven={goOn} /> : <CompanyProof onProven={goOn} />}
      <p className={styles['links']}>
        <PortalLink to="/choose-verification">{t('oldSystem.whatComesOver')}</PortalLink>
        <PortalLink to="/login">{t('oldSystem.alreadyMoved')}</PortalLink>
      </p>
    </AccountPage>
  );
}
