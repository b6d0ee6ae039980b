import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Alert, Button, FormSkeleton, PageHeader, Sheet } from '@registrar/ui';
import { useProfile } from './profile';
import styles from './profile.module.css';
import { profileSections, sectionOf } from './profile-sections';

// Each section is its own download: most visits are for one of them.
const sections = {
  overview: lazy(async () => ({ default: (await import('./overview-section')).OverviewSection })),
  sessions: lazy(async () => ({ default: (await import('./sessions-section')).SessionsSection })),
  'second-factor': lazy(async () => ({
    default: (await import('../second-factor/second-factor-section')).SecondFactorSection,
  })),
  documents: lazy(async () => ({ default: (await import('./documents-section')).DocumentsSection })),
  update: lazy(async () => ({ default: (await import('./update-section')).UpdateSection })),
  logo: lazy(async () => ({ default: (await import('./logo-section')).LogoSection })),
};

/** One's own account and companies. The section stands in the address, so that it can be kept and passed on. */
export function ProfilePage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const shown = sectionOf(search.get('section'));
  const profile = useProfile();
  const Section = sections[shown];
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <nav aria-label={t('profile.sections')}>
        <ul className={styles['sections']}>
          {profileSections.map((section) => (
            <li key={section}>
              <Link
                to={{ search: `?section=${section}` }}
                className={styles['section']}
                aria-current={section === shown ? 'page' : undefined}
              >
                {t(`profile.section.${section}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {profile.isPending ? <FormSkeleton fields={5} /> : null}
      {profile.isError && profile.data === undefined ? (
        <Sheet>
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('profile.failed')}
            action={<Button onClick={() => void profile.refetch()}>{t('common:action.retry')}</Button>}
          />
        </Sheet>
      ) : null}
      {profile.data === undefined ? null : (
        <Suspense fallback={<FormSkeleton fields={5} />}>
          <Section profile={profile.data} />
        </Suspense>
      )}
    </>
  );
}
