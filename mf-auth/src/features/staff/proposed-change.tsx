import type { StaffChange } from '@registrar/domain/calls/staff';
import { roles } from '@registrar/domain/roles';
import { useLanguage } from '@registrar/ui';
import { useTranslation } from 'react-i18next';
import { nameOf } from './people-columns';
import styles from './staff.module.css';

/** Whom a proposal is about, what it was and what it is to become. */
export function ProposedChange({ change }: { readonly change: StaffChange }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { before, after } = useBeforeAndAfter(change);
  return (
    <span className={styles['lines']}>
      <strong>{nameOf(change.person, language)}</strong>
      <span className={styles['soft']} lang="en">
        {change.person.username}
      </span>
      <span className={styles['soft']}>{t(`staff.kind.${change.kind}`)}</span>
      <span>{t('staff.before', { value: before })}</span>
      <strong>{t('staff.after', { value: after })}</strong>
    </span>
  );
}

function useBeforeAndAfter(change: StaffChange): { before: string; after: string } {
  const { t } = useTranslation();
  const language = useLanguage();
  if (change.kind === 'SECOND_FACTOR')
    return { before: t('staff.secondFactor.on'), after: t('staff.secondFactor.off') };
  if (change.kind === 'ROLE')
    return { before: roles.name(change.roleBefore)[language], after: roles.name(change.roleAfter)[language] };
  const name = ({ nameEnglish, nameNepali }: StaffChange['officeBefore']): string =>
    language === 'ne' ? nameNepali : nameEnglish;
  return { before: name(change.officeBefore), after: name(change.officeAfter) };
}
