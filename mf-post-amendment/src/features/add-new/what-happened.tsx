import { useTranslation } from 'react-i18next';
import type { CompanyProcess } from '@registrar/domain/calls/company-processes';
import { happenings } from '@registrar/domain/enumerations/happenings';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Sheet } from '@registrar/ui';
import styles from './add-new.module.css';

interface WhatHappenedProps {
  readonly companyId: string;
  readonly processes: readonly CompanyProcess[];
}

/** The way to a filing by what people say has happened; the list by name stands below. */
export function WhatHappened({ companyId, processes }: WhatHappenedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const company = new URLSearchParams({ company: companyId }).toString();
  const shown = happenings.flatMap(({ said, leadsTo }) => {
    if (leadsTo.startsWith('/')) return [{ text: said[language], to: leadsTo }];
    const one = processes.find(({ process }) => process === leadsTo);
    return one ? [{ text: said[language], to: `/post-amendment/add-new?${company}#${one.process}` }] : [];
  });
  return (
    <section aria-labelledby="what-happened">
      <h2 id="what-happened" className={styles['group']}>
        {t('happened.title')}
      </h2>
      <Sheet>
        <ul className={styles['happened']}>
          {shown.map(({ text, to }) => (
            <li key={text}>
              <PortalLink to={to}>{text}</PortalLink>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
