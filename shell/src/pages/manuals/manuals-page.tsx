import { PortalLink, useSession } from '@registrar/runtime';
import { PageHeader, Sheet, useFormats, useOtpWords } from '@registrar/ui';
import { useReservationTerms } from '@registrar/ui/filing';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import styles from '../pages.module.css';

interface Topic {
  readonly key: string;
  readonly steps: number;
  readonly audience: 'everyone' | 'officers';
}

/**
 * The texts are messages `manual.<key>.step1` and so on; one that names days or minutes has a second text, `_unknown`,
 * for as long as they are not known.
 */
const topics: readonly Topic[] = [
  { key: 'new-registration', steps: 6, audience: 'everyone' },
  { key: 'change-password', steps: 5, audience: 'everyone' },
  { key: 'two-step-login', steps: 6, audience: 'everyone' },
  { key: 'name-reservation', steps: 7, audience: 'everyone' },
  { key: 'post-registration', steps: 5, audience: 'everyone' },
  { key: 'asked-documents', steps: 5, audience: 'everyone' },
  { key: 'shared-documents', steps: 5, audience: 'everyone' },
  { key: 'institutions', steps: 5, audience: 'everyone' },
  { key: 'company-locks', steps: 5, audience: 'everyone' },
  { key: 'followed-companies', steps: 4, audience: 'everyone' },
  { key: 'error-corrections', steps: 5, audience: 'everyone' },
  { key: 'grievances', steps: 5, audience: 'everyone' },
  { key: 'shares', steps: 7, audience: 'everyone' },
  { key: 'mergers', steps: 6, audience: 'everyone' },
  { key: 'closing', steps: 7, audience: 'everyone' },
  { key: 'claims', steps: 6, audience: 'everyone' },
  { key: 'migration', steps: 6, audience: 'everyone' },
  { key: 'representatives', steps: 6, audience: 'everyone' },
  { key: 'notifications', steps: 4, audience: 'everyone' },
  { key: 'letters', steps: 4, audience: 'everyone' },
  { key: 'copies', steps: 6, audience: 'everyone' },
  { key: 'e-services', steps: 4, audience: 'everyone' },
  { key: 'nepali-typing', steps: 5, audience: 'everyone' },
  { key: 'officers', steps: 5, audience: 'officers' },
  { key: 'company-orders', steps: 5, audience: 'officers' },
  { key: 'document-reuploads', steps: 5, audience: 'officers' },
  { key: 'institution-admissions', steps: 4, audience: 'officers' },
  { key: 'closing-proceedings', steps: 6, audience: 'officers' },
];

/** One manual, or all of them below each other where none is named. */
export default function ManualsPage() {
  const { t } = useTranslation('shell-pages');
  const { topic } = useParams();
  const officer = useSession()?.kind === 'officer';
  const readable = topics.filter(({ audience }) => audience === 'everyone' || officer);
  const named = readable.filter(({ key }) => key === topic);
  const shown = named.length > 0 ? named : readable;
  const [one] = named;
  return (
    <>
      <PageHeader title={one === undefined ? t('manuals.title') : t(`manual.${one.key}.title`)}>
        {t(one === undefined ? 'manuals.lead' : `manual.${one.key}.lead`)}
      </PageHeader>
      <div className={styles['stack']}>
        {shown.map((manual) => (
          <Manual key={manual.key} topic={manual} alone={manual === one} />
        ))}
        {named.length > 0 && (
          <p>
            <PortalLink to="/manuals">{t('manuals.all')}</PortalLink>
          </p>
        )}
      </div>
    </>
  );
}

/** Alone on its page, the page’s own heading names it. */
function Manual({ topic: { key, steps }, alone }: { readonly topic: Topic; readonly alone: boolean }) {
  const { t } = useTranslation('shell-pages');
  const { language, number } = useFormats();
  const terms = useReservationTerms();
  const ofCodes = useOtpWords();
  const ofNames =
    terms === undefined
      ? { context: 'unknown' }
      : { days: number(terms.validDays), formDays: number(terms.formDueDays) };
  const numbers = key === 'new-registration' ? ofCodes : ofNames;
  return (
    <Sheet
      as="section"
      {...(alone ? { 'aria-label': t(`manual.${key}.title`) } : { 'aria-labelledby': `manual-${key}` })}
    >
      <div className={styles['manual']}>
        {!alone && (
          <>
            <h2 id={`manual-${key}`} className={styles['title']}>
              {t(`manual.${key}.title`)}
            </h2>
            <p className={styles['soft']}>{t(`manual.${key}.lead`)}</p>
          </>
        )}
        <ol style={{ listStyleType: language === 'ne' ? 'devanagari' : 'decimal' }}>
          {Array.from({ length: steps }, (_, index) => (
            <li key={index}>{t(`manual.${key}.step${index + 1}`, numbers)}</li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
