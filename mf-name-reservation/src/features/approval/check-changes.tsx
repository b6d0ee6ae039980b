import { useTranslation } from 'react-i18next';
import type { NameCheckChanges, SimilarName } from '@registrar/domain/calls/names';
import { useLanguage } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import { InstantPair, findingStyles as styles, useNameWords } from '@registrar/ui/components';

/** What the check says otherwise than when the application was handed in; nothing where it says the same. */
export function CheckChanges({ changes }: { readonly changes: NameCheckChanges | null | undefined }) {
  const { t } = useTranslation();
  const names = useNameWords();
  const language = useLanguage();
  if (!changes) return null;
  const called = ({ nepali, english }: SimilarName) => (language === 'ne' ? nepali || english : english || nepali);
  const lines = [
    ...changes.newNames.map((name) =>
      t('changes.newName', { name: called(name), holder: names(`holder.${name.kind}`) }),
    ),
    ...changes.goneNames.map((name) => t('changes.goneName', { name: called(name) })),
    ...changes.newFindings.map(({ why }) => t('changes.newFinding', { why: why[language] })),
    ...changes.goneFindings.map(({ why }) => t('changes.goneFinding', { why: why[language] })),
  ];
  return (
    <Alert
      type="warning"
      showIcon
      title={<strong>{t('changes.title')}</strong>}
      description={
        <>
          <ul className={styles['changes']}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {t('changes.then', { outcome: names(`outcome.${changes.outcome}.title`) })}{' '}
          <InstantPair at={changes.since} withTime inline />
        </>
      }
    />
  );
}
