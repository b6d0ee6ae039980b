import { useState } from 'react';
import { useNameWords } from './name-words';
import type { SimilarName } from '@registrar/domain/calls/names';
import { PortalLink, useLanguage } from '@registrar/runtime';
import Button from 'antd/es/button';
import { useFormats } from '../../base/language/use-formats';
import styles from './name-check-outcome.module.css';

/** The nearest ones decide; the rest opens by a click. */
const SHOWN_AT_FIRST = 5;
/** Who bears a name that everybody may look up. */
const IN_THE_REGISTER: readonly SimilarName['kind'][] = ['COMPANY', 'OLD_NAME', 'DEREGISTERED'];

/** The names that are near, nearest first, each with who holds it and what they share. */
export function SimilarNameList({ names }: { readonly names: readonly SimilarName[] }) {
  const t = useNameWords();
  const { number } = useFormats();
  const [all, setAll] = useState(false);
  const shown = all ? names : names.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="similar-names">
      <h2 id="similar-names" className={styles['heading']}>
        {t('outcome.similar')}
      </h2>
      <ol className={styles['list']}>
        {shown.map((name, index) => (
          <SimilarNameRow key={`${name.id}-${name.kind}-${index}`} name={name} />
        ))}
      </ol>
      {shown.length === names.length ? null : (
        <Button className={styles['more']} onClick={() => setAll(true)}>
          {t('outcome.showAll', { number: number(names.length) })}
        </Button>
      )}
    </section>
  );
}

function SimilarNameRow({ name }: { readonly name: SimilarName }) {
  const t = useNameWords();
  const language = useLanguage();
  const { number } = useFormats();
  const percent = Math.round(name.score * 100);
  return (
    <li className={styles['row']}>
      <div className={styles['both']}>
        {name.nepali === '' ? null : <strong lang="ne">{name.nepali}</strong>}
        {name.english === '' ? null : <span lang="en">{name.english}</span>}
      </div>
      <div className={styles['nearness']}>
        <strong>{t('outcome.match', { percent: number(percent) })}</strong>
        <span className={styles['bar']} aria-hidden>
          <span style={{ inlineSize: `${percent}%` }} />
        </span>
      </div>
      <p className={styles['why']}>
        {name.why[language]}{' '}
        <span className={styles['holder']} data-kind={name.kind}>
          {t(`holder.${name.kind}`)}
        </span>
      </p>
      {IN_THE_REGISTER.includes(name.kind) ? (
        <PortalLink
          className={styles['see']}
          to={`/search-company?${new URLSearchParams({ name: name.english || name.nepali }).toString()}`}
        >
          {t('outcome.seeCompany')}
        </PortalLink>
      ) : null}
    </li>
  );
}
