import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClauseView, PaperLanguage } from '@registrar/domain/calls/papers';
import { isOwnClause, libraryOf, removedClauses, type ClauseEdit, type FoundingPaper } from '@registrar/domain/papers';
import { useLanguage } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { useWizard } from '@registrar/ui/filing';
import { ClauseEditor } from './clause-editor';
import { added, asInLibrary, NO_WORDS, takenOut, worded, wordsOf } from './clause-edits';
import styles from './document-generation.module.css';

interface ClauseListProps {
  readonly paper: FoundingPaper;
  readonly clauses: readonly ClauseView[];
  readonly edits: readonly ClauseEdit[];
  /** In which language the paper is read. */
  readonly shown: PaperLanguage;
  readonly open: boolean;
  readonly onEdits: (edits: readonly ClauseEdit[]) => void;
}

const NEW = 'new';

/** The clauses in their order: each may be worded anew or taken out, unless the Act or another answer decides it. */
export function ClauseList({ paper, clauses, edits, shown, open, onEdits }: ClauseListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { frame } = useWizard();
  const [editing, setEditing] = useState<string>();
  const keep = (next: readonly ClauseEdit[]) => {
    setEditing(undefined);
    onEdits(next);
  };
  const out = frame.companyType === null ? [] : removedClauses(frame.companyType, paper, edits);
  return (
    <>
      <ol className={styles['clauses']}>
        {clauses.map((clause) => (
          <li key={clause.key} className={styles['clause']}>
            <div className={styles['clauseHead']}>
              <h3 lang={shown}>
                {clause.number[shown]}. {clause.heading[shown]}
              </h3>
              {clause.law === null ? null : (
                <span className={styles['law']}>{t('papers.act', { law: clause.law[language] })}</span>
              )}
              <ClauseMark clause={clause} edits={edits} paper={paper} />
            </div>
            {editing === clause.key ? (
              <ClauseEditor
                id={`clause-${paper}-${clause.key}`}
                label={t('papers.editClause', { heading: clause.heading[language] })}
                initial={wordsOf(clause)}
                withHeading={isOwnClause(clause.key)}
                onCancel={() => setEditing(undefined)}
                onSave={(words) => keep(worded(edits, paper, clause, words))}
              />
            ) : (
              <>
                <div lang={shown} className={styles['text']}>
                  {clause.text[shown]}
                </div>
                {open && !clause.locked ? (
                  <div className={styles['clauseActions']}>
                    <Button
                      size="small"
                      onClick={() => setEditing(clause.key)}
                      aria-label={t('papers.editClause', { heading: clause.heading[language] })}
                    >
                      {t('common:action.edit')}
                    </Button>
                    {isWorded(clause, edits, paper) ? (
                      <Button
                        size="small"
                        onClick={() => keep(asInLibrary(edits, paper, clause.key))}
                        aria-label={t('papers.standardOf', { heading: clause.heading[language] })}
                      >
                        {t('papers.standard')}
                      </Button>
                    ) : null}
                    <Button
                      size="small"
                      danger
                      onClick={() => keep(takenOut(edits, paper, clause.key))}
                      aria-label={t('papers.removeClause', { heading: clause.heading[language] })}
                    >
                      {t('common:action.remove')}
                    </Button>
                  </div>
                ) : null}
              </>
            )}
          </li>
        ))}
      </ol>
      {out.length === 0 ? null : (
        <section aria-label={t('papers.removed')} className={styles['removed']}>
          <h3>{t('papers.removed')}</h3>
          <ul>
            {out.map(({ key, heading }) => (
              <li key={key}>
                {heading[language]}{' '}
                {open ? (
                  <Button
                    size="small"
                    onClick={() => keep(asInLibrary(edits, paper, key))}
                    aria-label={t('papers.putBackOf', { heading: heading[language] })}
                  >
                    {t('papers.putBack')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      )}
      {!open || libraryOf(frame.companyType ?? 'FOREIGN_BRANCH', paper).length === 0 ? null : editing === NEW ? (
        <ClauseEditor
          id={`clause-${paper}-new`}
          label={t('papers.addClause')}
          initial={NO_WORDS}
          withHeading
          onCancel={() => setEditing(undefined)}
          onSave={(words) => keep(added(edits, paper, words))}
        />
      ) : (
        <Button onClick={() => setEditing(NEW)}>{t('papers.addClause')}</Button>
      )}
    </>
  );
}

const isWorded = ({ key }: ClauseView, edits: readonly ClauseEdit[], paper: FoundingPaper): boolean =>
  !isOwnClause(key) && edits.some((edit) => edit.document === paper && edit.clause === key && !edit.removed);

function ClauseMark({
  clause,
  edits,
  paper,
}: {
  readonly clause: ClauseView;
  readonly edits: readonly ClauseEdit[];
  readonly paper: FoundingPaper;
}) {
  const { t } = useTranslation();
  if (clause.locked) return <Tag>{t('papers.locked')}</Tag>;
  if (isOwnClause(clause.key)) return <Tag color="blue">{t('papers.own')}</Tag>;
  return isWorded(clause, edits, paper) ? <Tag color="gold">{t('papers.changed')}</Tag> : null;
}
