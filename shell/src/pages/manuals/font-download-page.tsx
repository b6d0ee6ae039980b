import regular from '@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf';
import bold from '@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf';
import licence from '@expo-google-fonts/mukta/LICENSE_FONT';
import { PageHeader, Sheet, useFormats } from '@registrar/ui';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';

/** Every conjunct that shows at once whether a typeface knows Nepali. */
const SAMPLE = 'क्षितिज ज्ञान श्री राष्ट्रिय दुर्गा शृङ्खला विद्यार्थी ०१२३४५६७८९';

/** The portal's own typeface to take home, with its licence, from the portal itself. */
export default function FontDownloadPage() {
  const { t } = useTranslation('shell-pages');
  const { language } = useFormats();
  return (
    <>
      <PageHeader title={t('font.title')}>{t('font.lead')}</PageHeader>
      <div className={styles['stack']}>
        <Sheet>
          <p
            lang="ne"
            aria-label={t('font.sample')}
            style={{ fontSize: 22, lineHeight: 1.8, overflowWrap: 'anywhere' }}
          >
            {SAMPLE}
          </p>
          <ul>
            <li>
              <a href={regular} download="Mukta-Regular.ttf">
                {t('font.regular')}
              </a>
            </li>
            <li>
              <a href={bold} download="Mukta-Bold.ttf">
                {t('font.bold')}
              </a>
            </li>
            <li>
              <a href={licence} download="OFL.txt">
                {t('font.licence')}
              </a>
            </li>
          </ul>
        </Sheet>
        <Sheet as="section" aria-labelledby="font-how">
          <h2 id="font-how" className={styles['title']}>
            {t('font.how')}
          </h2>
          <ol style={{ listStyleType: language === 'ne' ? 'devanagari' : 'decimal' }}>
            {[1, 2, 3].map((step) => (
              <li key={step}>{t(`font.step${step}`)}</li>
            ))}
          </ol>
        </Sheet>
      </div>
    </>
  );
}
