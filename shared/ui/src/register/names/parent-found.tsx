import { useNameWords } from './name-words';
import Button from 'antd/es/button';
import { StatusBadge } from '../../base/status/status-badge';
import type { FoundCompany } from './find-parent';
import styles from './names.module.css';

export interface ParentFoundProps {
  readonly found: readonly FoundCompany[] | undefined;
  readonly searching: boolean;
  readonly failed: boolean;
  /** What is written in the form is not what the register says. */
  readonly differs: boolean;
  readonly onTake: (company: FoundCompany) => void;
}

/** What the register has under the number: one company, or several of old records to choose from. */
export function ParentFound({ found, searching, failed, differs, onTake }: ParentFoundProps) {
  const t = useNameWords();
  return (
    <div className={styles['found']} role="status">
      {searching ? t('group.searching') : null}
      {failed ? t('group.lookupFailed') : null}
      {found === undefined || found.length === 0 ? null : (
        <>
          {t(found.length === 1 ? 'group.found' : 'group.foundSeveral')}
          <ul>
            {found.map((company) => (
              <li key={company.id}>
                <strong lang="ne">{company.nepali}</strong> · <span lang="en">{company.english}</span>{' '}
                <StatusBadge of="company" status={company.status} />{' '}
                {differs ? (
                  <Button size="small" onClick={() => onTake(company)}>
                    {t('group.take')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
