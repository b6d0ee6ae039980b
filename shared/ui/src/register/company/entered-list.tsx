import type { ComponentType, ReactNode } from 'react';
import type { Entered } from '@registrar/domain/calls/company-record';
import { letterKinds } from '@registrar/domain/calls/letters';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { registerAspects } from '@registrar/domain/register';
import { useLanguage } from '@registrar/runtime';
import { localName } from '../../base/language/local-name';
import { DatePair } from '../../base/dates/date-pair';
import { unfiled, useCompanyWords } from './company-words';
import { FieldValue } from './field-value';
import { partName } from './part-name';
import styles from './company.module.css';

type Filing = NonNullable<Entered[number]['filing']>;

export interface EnteredListProps {
  readonly entered: Entered;
  /** The page of the filing behind an entry; null where this reader has none. */
  readonly linkOf?: (filing: Filing) => string | null;
  /** Draws a link within the portal. */
  readonly link?: ComponentType<{ readonly to: string; readonly children: ReactNode }>;
  /** Of one filing alone its name needs no telling. */
  readonly ofOneFiling?: boolean;
}

/** Numbers of lookups and points of a map say nothing to a person; the address in words stands beside them. */
const isTold = ({ path }: { readonly path: string }): boolean =>
  !(path.startsWith('details.') && /Id$|\.point\./.test(path));

/**
 * What was entered in the register, the newest first: by which filing, from which day on, what it was and what it is.
 */
export function EnteredList({ entered, linkOf = () => null, link: Link, ofOneFiling = false }: EnteredListProps) {
  const t = useCompanyWords();
  const language = useLanguage();
  const titleIn = (title: Entered[number]['changes'][number]['title']): string =>
    title === null ? '' : localName(title, language);
  const nameOf = ({ process, applicationNumber }: Filing): string =>
    `${everyProcess.name(process)[language]}${applicationNumber === null ? '' : ` ${applicationNumber}`}`;
  return (
    <ol className={styles['entries']}>
      {entered.map(({ effectiveOn, filing, changes }) => {
        const to = filing === null ? null : linkOf(filing);
        return (
          <li key={`${effectiveOn}${filing?.id ?? ''}`}>
            {ofOneFiling ? null : (
              <strong>
                {filing === null ? (
                  t(unfiled(changes))
                ) : to === null || Link === undefined ? (
                  nameOf(filing)
                ) : (
                  <Link to={to}>{nameOf(filing)}</Link>
                )}
              </strong>
            )}
            <div className={styles['soft']}>
              {t('inForceFrom')} <DatePair day={effectiveOn} inline />
            </div>
            {ofOneFiling || Link === undefined || filing === null || (filing.papers ?? []).length === 0 ? null : (
              <div className={styles['soft']}>
                {t('papers')}:{' '}
                {(filing.papers ?? []).map((paper, index) => (
                  <span key={paper.code}>
                    {index === 0 ? '' : ', '}
                    <Link to={paper.link}>{letterKinds.name(paper.kind)[language]}</Link>
                  </span>
                ))}
              </div>
            )}
            {changes.map((change) => (
              <section key={`${change.aspect}${change.subjectId ?? ''}`} className={styles['changed']}>
                <div>
                  {t(`entry.${change.kind}`)}: <strong>{registerAspects.name(change.aspect)[language]}</strong>
                  {change.title === null ? null : <span> – {titleIn(change.title)}</span>}
                </div>
                {change.fields.filter(isTold).length === 0 ? null : (
                  <dl className={styles['values']}>
                    {change.fields.filter(isTold).map(({ path, before, after }) => (
                      <div key={path}>
                        <dt>{partName(path, language)}</dt>
                        {change.kind === 'ENTERED' ? null : (
                          <dd>
                            <span className={styles['soft']}>{t('before')}: </span>
                            <FieldValue path={path} value={before} />
                          </dd>
                        )}
                        {change.kind === 'ENDED' ? null : (
                          <dd>
                            {change.kind === 'ENTERED' ? null : <span className={styles['soft']}>{t('after')}: </span>}
                            <FieldValue path={path} value={after} />
                          </dd>
                        )}
                      </div>
                    ))}
                  </dl>
                )}
              </section>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
