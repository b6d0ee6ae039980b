import type { PublicHome } from '@registrar/domain/calls/public-home';
import { datePair } from '@registrar/i18n/dates';
import { localizeDigits } from '@registrar/i18n/numbers';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../frame-context';
import { Icon } from '../icon';
import styles from './home.module.css';

/** The calculator says of each what being late costs; there is none of a general meeting. */
const addressOf = (event: string): string | null =>
  event === 'GENERAL_MEETING' ? null : `/fine-calculation/fine-calculator/${event}`;

/** What is due this season, and whether the services work. It comes after everything else and moves nothing. */
export function HomeToday() {
  const { t } = useTranslation('shell');
  const { publicHome } = useFrame();
  const [home, setHome] = useState<PublicHome>();
  useEffect(() => {
    let isHere = true;
    void publicHome().then((read) => {
      if (isHere) setHome(read);
    });
    return () => {
      isHere = false;
    };
  }, [publicHome]);
  return home === undefined ? null : (
    <div className={styles['today']}>
      <section>
        <h2 className={styles['heading']}>
          <Icon name="list" /> {t('home.season')}
        </h2>
        <ul className={styles['list']}>
          {home.season.map((item) => (
            <SeasonLine key={`${item.event}-${item.fiscalYear}`} item={item} />
          ))}
        </ul>
      </section>
      <section>
        <h2 className={styles['heading']}>
          <Icon name="review" /> {t('home.services')}
        </h2>
        <ul className={styles['list']}>
          {home.services.map(({ service, state }) => (
            <li key={service}>
              {t(`home.service.${service}`)}: <strong>{t(`home.serviceState.${state}`)}</strong>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function SeasonLine({ item }: { readonly item: PublicHome['season'][number] }) {
  const { t } = useTranslation('shell');
  const { isReached } = useFrame();
  const language = useLanguage();
  const { bs, ad } = datePair(item.dueOn, language);
  const title = t('home.seasonItem', {
    title: language === 'ne' ? item.titleNe : item.titleEn,
    year: localizeDigits(item.fiscalYear, language),
  });
  const address = addressOf(item.event);
  return (
    <li>
      {address !== null && isReached(address) ? <PortalLink to={address}>{title}</PortalLink> : title}
      <div className={styles['day']}>{t('home.seasonBy', { day: bs === undefined ? ad : `${bs} (${ad})` })}</div>
    </li>
  );
}
