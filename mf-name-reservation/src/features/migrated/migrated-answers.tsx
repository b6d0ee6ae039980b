import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import {
  migrationNameReservation,
  oldNameDetailsDraft,
} from '@registrar/domain/processes/filings/migration-name-reservation/definition';
import { useLanguage } from '@registrar/runtime';
import { DatePair } from '@registrar/ui/components';
import styles from './migrated.module.css';

const [section] = migrationNameReservation.sections;

/** The entries of the old paper, as far as they are filled in. */
export const certificateOf = (detail: ApplicationDetail) =>
  oldNameDetailsDraft.safeParse(detail.sections.find(({ key }) => key === section.key)?.data ?? {}).data ?? {};

/** What was taken from the old paper, in the words of the filing. */
export function MigratedAnswers({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const answers = certificateOf(detail);
  return (
    <dl className={styles['answers']}>
      {section.fields.map(({ path, label }) => (
        <Fragment key={path}>
          <dt>{label[language]}</dt>
          <dd>
            <Answer
              path={path}
              value={Object.entries(answers).find(([key]) => key === path)?.[1]}
              none={t('answers.none')}
            />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Answer({
  path,
  value,
  none,
}: {
  readonly path: string;
  readonly value: string | undefined;
  readonly none: string;
}) {
  if (!value) return <span className={styles['soft']}>{none}</span>;
  if (path === 'registeredOn') return <DatePair day={value} inline />;
  if (path === 'nepali' || path === 'english') return <strong lang={path === 'nepali' ? 'ne' : 'en'}>{value}</strong>;
  return <>{value}</>;
}
