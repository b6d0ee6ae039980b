import { useStore } from '@registrar/runtime';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../frame-context';
import { addressOfSearch, homeSearches, type HomeSearch as Search } from './home-items';
import styles from './home.module.css';

const LONGEST = 120;

/** What most people come for: to find a company, or to see whether a name is free. */
export function HomeSearch() {
  const { t } = useTranslation('shell');
  const { catalog, isReached } = useFrame();
  // Drawn again when remotes come and go.
  useStore(catalog);
  const searches = homeSearches(isReached);
  return searches.length === 0 ? null : (
    <section className={styles['find']} aria-label={t('home.find')}>
      {searches.map((search) => (
        <SearchForm key={search.key} search={search} />
      ))}
    </section>
  );
}

function SearchForm({ search }: { readonly search: Search }) {
  const { t } = useTranslation('shell');
  const { navigation } = useFrame();
  const id = `home-search-${search.key}`;
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('text');
    navigation.to(addressOfSearch(search, typeof text === 'string' ? text : ''));
  };
  return (
    <form className={styles['search']} role="search" aria-label={t(`home.search.${search.key}`)} onSubmit={find}>
      <label htmlFor={id}>{t(`home.search.${search.key}`)}</label>
      <div className={styles['asked']}>
        <input id={id} name="text" type="search" maxLength={LONGEST} autoComplete="off" />
        <button type="submit">{t(`home.search.${search.key}Button`)}</button>
      </div>
    </form>
  );
}
