import { useTranslation } from 'react-i18next';
import type { Profile } from '@registrar/domain/calls/profile';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, ListSkeleton, Sheet } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { useLetters } from './list-letters';
import styles from './profile.module.css';

/** The letters the office has issued to the person and to the companies they represent. */
export function DocumentsSection({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const letters = useLetters();
  if (letters.isPending) return <ListSkeleton rows={3} />;
  return (
    <Sheet as="section" aria-label={t('profile.section.documents')}>
      <h2 className={styles['heading']}>{t('profile.section.documents')}</h2>
      {letters.data === undefined ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('documents.failed')}
          action={<Button onClick={() => void letters.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {letters.data?.length === 0 ? (
        <p className={styles['detail']}>{t(profile.companies.length === 0 ? 'documents.noneOwn' : 'documents.none')}</p>
      ) : null}
      <ul className={styles['rows']}>
        {letters.data?.map((letter) => (
          <li key={letter.code} className={styles['row']}>
            <div>
              <strong>{language === 'ne' ? letter.titleNepali : letter.titleEnglish}</strong>
              <p className={styles['detail']}>
                {t('documents.code', { code: letter.code })} · {t('documents.issued')}{' '}
                <DatePair day={letter.issuedOn} inline />
              </p>
            </div>
            <PortalLink to={letter.link}>{t('documents.open')}</PortalLink>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
