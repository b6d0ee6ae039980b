import { useTranslation } from 'react-i18next';
import type { OwnProceeding } from '@registrar/domain/calls/own-proceedings';
import { noticeChannels } from '@registrar/domain/enumerations';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { localName, Sheet } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { DatePair } from '@registrar/ui/components';
import styles from '../proceedings/proceedings.module.css';

/** The notices to the company: by which way, their time, the signed paper, and what did not reach it. */
export function OwnNotices({ published }: Pick<OwnProceeding, 'published'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (published.length === 0) return null;
  return (
    <Sheet as="section" aria-labelledby="closing-notices">
      <h2 id="closing-notices" className={styles['heading']}>
        {t('proceedings.notices')}
      </h2>
      <ul className={styles['list']}>
        {published.map(({ id, name, channel, publishedOn, endsOn, paper, returned }) => (
          <li key={id}>
            {localName(name, language)}
            {channel === null ? null : <> · {noticeChannels.name(channel)[language]}</>}
            <div className={styles['soft']}>
              <DatePair day={publishedOn} inline /> – <DatePair day={endsOn} inline />
            </div>
            {returned === null ? null : (
              <div>
                <Tag color="error">{t('conduct.returned')}</Tag> <DatePair day={returned.on} inline /> ·{' '}
                {t('closing.returnedMeans')}
                <div>{returned.reason}</div>
              </div>
            )}
            {paper == null ? null : <PortalLink to={paper}>{t('proceedings.seePaper')}</PortalLink>}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
