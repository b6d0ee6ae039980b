import { PageHeader, Sheet, useFormats } from '@registrar/ui';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';
import videoStyles from './video-manual.module.css';
import { videos, type ManualVideo } from './videos/videos';

/** Recordings of the portal itself, from the portal itself; nothing of them is downloaded until one is played. */
export default function VideoManualPage() {
  const { t } = useTranslation('shell-pages');
  return (
    <>
      <PageHeader title={t('video.title')}>{t('video.lead')}</PageHeader>
      <div className={styles['stack']}>
        {videos.map((video) => (
          <Video key={video.key} video={video} />
        ))}
      </div>
    </>
  );
}

function Video({ video }: { readonly video: ManualVideo }) {
  const { t } = useTranslation('shell-pages');
  const { language } = useFormats();
  const titleId = `video-${video.key}`;
  return (
    <Sheet as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {video.title[language]}
      </h2>
      <p className={styles['soft']}>{video.description[language]}</p>
      {/* A reader of the other language finds their captions in the player's own menu. */}
      <video
        key={language}
        className={videoStyles['player']}
        controls
        preload="none"
        playsInline
        poster={video.poster}
        width={960}
        height={600}
        aria-labelledby={titleId}
      >
        <source src={video.file} type="video/webm" />
        <track kind="captions" srcLang="ne" label="नेपाली" src={video.captions.ne} default={language === 'ne'} />
        <track kind="captions" srcLang="en" label="English" src={video.captions.en} default={language === 'en'} />
      </video>
      <details>
        <summary>{t('video.transcript')}</summary>
        <ol style={{ listStyleType: language === 'ne' ? 'devanagari' : 'decimal' }}>
          {video.transcript.map((line) => (
            <li key={line.en}>{line[language]}</li>
          ))}
        </ol>
      </details>
    </Sheet>
  );
}
