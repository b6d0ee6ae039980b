import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  oldSystemClaimSchema,
  type MigrateUserAnswer,
  type OldSystemRegistration,
} from '@registrar/domain/calls/old-system';
import { PortalLink } from '@registrar/runtime';
import { Alert, useFormats } from '@registrar/ui';
import { AccountPage } from '../account-page/account-page';
import { MigrationCodeForm } from './migration-code-form';
import { MigrationDone } from './migration-done';
import { RegistrationForm } from './registration-form';

interface Asked {
  readonly registration: OldSystemRegistration;
  readonly sentTo: string;
  readonly resendAfterSeconds: number;
}

/** The account that the old details come to: what it shall be, the code to the mobile number, and what happens next. */
export function OldSystemRegistrationPage() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const location = useLocation();
  const claim = oldSystemClaimSchema.safeParse(location.state);
  const [asked, setAsked] = useState<Asked>();
  const [asking, setAsking] = useState<'details' | 'code'>('details');
  const [done, setDone] = useState<Exclude<MigrateUserAnswer, { next: 'ENTER_CODE' }>>();

  if (done) return <MigrationDone answer={done} />;
  if (!claim.success) {
    return (
      <AccountPage title={t('oldSystem.registration.title')}>
        <Alert
          type="info"
          showIcon
          title={t('oldSystem.registration.noClaim')}
          description={<PortalLink to="/choose-verification">{t('oldSystem.registration.toProof')}</PortalLink>}
        />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      key={asking}
      wide
      takesFocus={asked !== undefined && asking === 'details'}
      title={t('oldSystem.registration.title')}
      lead={
        asking === 'details'
          ? t('oldSystem.registration.lead', { minutes: number(Math.round(claim.data.expiresInSeconds / 60)) })
          : undefined
      }
    >
      {asked && asking === 'code' ? (
        <MigrationCodeForm {...asked} claim={claim.data.claim} onDone={setDone} onBack={() => setAsking('details')} />
      ) : (
        <RegistrationForm
          claim={claim.data}
          earlier={asked?.registration}
          onAsked={(next) => {
            setAsked(next);
            setAsking('code');
          }}
        />
      )}
    </AccountPage>
  );
}
