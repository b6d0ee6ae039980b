import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile, ProfileCompany } from '@registrar/domain/calls/profile';
import { useLanguage } from '@registrar/runtime';
import { Sheet, useFormats } from '@registrar/ui';
import { DatePair, InstantPair } from '@registrar/ui/components';
import { FactList } from './fact-list';
import { Mark } from './mark';
import styles from './profile.module.css';
import { SessionPlace } from './session-place';

/** Who one is here, and each company one may act for, under the names the specification gives. */
export function OverviewSection({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  return (
    <div className={styles['stack']}>
      <PersonFacts profile={profile} />
      {profile.companies.length === 0 ? (
        <Sheet as="section" aria-label={t('profile.companies')}>
          <h2 className={styles['heading']}>{t('profile.companies')}</h2>
          <p className={styles['detail']}>{t('profile.noCompany')}</p>
        </Sheet>
      ) : null}
      {profile.companies.map((company) => (
        <CompanyFacts key={company.id} company={company} />
      ))}
    </div>
  );
}

function PersonFacts({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const { recentSession } = profile;
  const inOwnWords = (name: { readonly nameNepali: string; readonly nameEnglish: string }) =>
    language === 'ne' ? name.nameNepali : name.nameEnglish;
  return (
    <Sheet as="section" aria-label={t('profile.person')}>
      <h2 className={styles['heading']}>{t('profile.person')}</h2>
      <FactList
        facts={[
          { label: t('profile.label.fullNameNepali'), value: <span lang="ne">{profile.fullNameNepali}</span> },
          { label: t('profile.label.fullNameEnglish'), value: <span lang="en">{profile.fullNameEnglish}</span> },
          { label: t('profile.label.userName'), value: profile.userName },
          { label: t('profile.label.contactNumber'), value: digits(profile.contactNumber) },
          { label: t('field.email'), value: <Verified isVerified={profile.emailVerified}>{profile.email}</Verified> },
          { label: t('profile.label.role'), value: inOwnWords(profile.role) },
          { label: t('signUp.office'), value: inOwnWords(profile.office) },
          { label: t('profile.label.memberSince'), value: <InstantPair at={profile.memberSince} /> },
          {
            label: t('profile.label.passwordChanged'),
            value:
              profile.passwordChangedAt === null ? (
                t('profile.unknown')
              ) : (
                <InstantPair at={profile.passwordChangedAt} />
              ),
          },
          {
            label: t('profile.label.recentSession'),
            value: recentSession === null ? t('profile.noSession') : <SessionPlace session={recentSession} />,
          },
        ]}
      />
    </Sheet>
  );
}

function CompanyFacts({ company }: { readonly company: ProfileCompany }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  const ne = language === 'ne';
  const unknown = t('profile.unknown');
  const address = ne ? company.addressNepali : company.addressEnglish;
  const amount = (paisa: number | null) => (paisa === null ? unknown : money(paisa));
  return (
    <Sheet as="section" aria-label={ne ? company.nameNepali : company.nameEnglish}>
      <h2 className={styles['heading']}>{ne ? company.nameNepali : company.nameEnglish}</h2>
      <FactList
        facts={[
          {
            label: t('profile.label.companyType'),
            value: ne ? company.companyType.nameNepali : company.companyType.nameEnglish,
          },
          { label: t('profile.label.regNo'), value: company.regNo },
          {
            label: t('profile.label.regDate'),
            value: company.regDate === null ? unknown : <DatePair day={company.regDate} />,
          },
          { label: t('profile.label.companyNameNepali'), value: <span lang="ne">{company.nameNepali}</span> },
          { label: t('profile.label.companyNameEnglish'), value: <span lang="en">{company.nameEnglish}</span> },
          { label: t('profile.label.companyAddress'), value: address === null ? unknown : address },
          {
            label: t('profile.label.companyEmail'),
            value:
              company.email === null ? (
                unknown
              ) : (
                <Verified isVerified={company.emailVerified}>{company.email}</Verified>
              ),
          },
          { label: t('profile.label.authCapital'), value: amount(company.authCapital) },
          { label: t('profile.label.paidUp'), value: amount(company.paidUp) },
          { label: t('profile.label.capacity'), value: t(`profile.capacity.${company.capacity}`) },
          { label: t('profile.label.since'), value: <DatePair day={company.since} /> },
        ]}
      />
    </Sheet>
  );
}

function Verified({ isVerified, children }: { readonly isVerified: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      {children}{' '}
      <Mark tone={isVerified ? 'good' : 'open'}>{t(isVerified ? 'profile.verified' : 'profile.notVerified')}</Mark>
    </>
  );
}
