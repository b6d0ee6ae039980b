import { useTranslation } from 'react-i18next';
import type { ApplicationDetail, NameConflict } from '@registrar/domain/calls/filings';
import { ConflictCard } from './conflict-card';
import styles from './conflicts.module.css';

/** These many stand open; the others open by a click, so that the decision stays near. */
const OPEN = 2;

/** The proposed name beside each name that stands in its way, the nearest first. */
export function Conflicts({
  detail,
  conflicts,
}: {
  readonly detail: ApplicationDetail;
  readonly conflicts: readonly NameConflict[];
}) {
  const { t } = useTranslation();
  const newcomers = detail.nameCheckChanges?.newNames ?? [];
  return (
    <section aria-label={t('approval.conflicts')}>
      <h3 className={styles['heading']}>{t('approval.conflicts')}</h3>
      {conflicts.map((conflict, index) => (
        <ConflictCard
          key={`${conflict.id}-${conflict.kind}-${conflict.english}`}
          detail={detail}
          conflict={conflict}
          open={index < OPEN}
          isNew={newcomers.some(
            ({ id, kind, english }) => id === conflict.id && kind === conflict.kind && english === conflict.english,
          )}
        />
      ))}
    </section>
  );
}
