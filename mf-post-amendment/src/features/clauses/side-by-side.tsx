import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bilingual } from '@registrar/domain/bilingual';
import { VisuallyHidden } from '@registrar/ui';
import { textDifferences, type TextPart } from './text-differences';
import styles from './clauses.module.css';

interface SideBySideProps {
  /** Null: there is no such clause yet. */
  readonly present: Bilingual | null;
  /** Null: the clause is removed. */
  readonly proposed: Bilingual | null;
  readonly script: 'ne' | 'en';
}

/** The text that stands and the one that shall stand, with what goes marked in the one and what comes in the other. */
export function SideBySide({ present, proposed, script }: SideBySideProps) {
  const { t } = useTranslation();
  const [was, is] = [present?.[script] ?? '', proposed?.[script] ?? ''];
  const parts = textDifferences(was, is);
  if (was === '' && is === '') return null;
  return (
    <>
      <p className={styles['script']}>{t(script === 'ne' ? 'clauses.inNepali' : 'clauses.inEnglish')}</p>
      <div className={styles['pair']}>
        <Side
          title={t('clauses.present')}
          script={script}
          parts={parts.filter(({ kind }) => kind !== 'ADDED')}
          empty={present === null ? t('clauses.new') : undefined}
        />
        <Side
          title={t('clauses.proposed')}
          script={script}
          parts={parts.filter(({ kind }) => kind !== 'REMOVED')}
          empty={proposed === null ? t('clauses.gone') : undefined}
        />
      </div>
    </>
  );
}

function Side({
  title,
  script,
  parts,
  empty,
}: {
  readonly title: string;
  readonly script: 'ne' | 'en';
  readonly parts: readonly TextPart[];
  readonly empty: string | undefined;
}) {
  const titleId = useId();
  return (
    <section className={styles['side']} aria-labelledby={titleId}>
      <p id={titleId} className={styles['sideTitle']}>
        {title}
      </p>
      {empty === undefined ? (
        <p className={styles['text']} lang={script}>
          {parts.map((part, index) => (
            <Part key={index} part={part} />
          ))}
        </p>
      ) : (
        <p className={styles['soft']}>{empty}</p>
      )}
    </section>
  );
}

function Part({ part: { text, kind } }: { readonly part: TextPart }) {
  const { t } = useTranslation();
  if (kind === 'SAME' || text.trim() === '') return text;
  const Mark = kind === 'ADDED' ? 'ins' : 'del';
  return (
    <Mark>
      <VisuallyHidden>{t(kind === 'ADDED' ? 'clauses.added' : 'clauses.removed')}: </VisuallyHidden>
      {text}
    </Mark>
  );
}
