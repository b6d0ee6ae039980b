import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftPaperKind, PaperLanguage } from '@registrar/domain/calls/papers';
import type { ClauseEdit, FoundingPaper } from '@registrar/domain/papers';
import { sectionOf } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, FormSkeleton } from '@registrar/ui';
import { Segmented, Switch } from '@registrar/ui/antd';
import { StepActions, StepHeading, type StepProps, useWizard } from '@registrar/ui/filing';
import { ClauseList } from './clause-list';
import { editsOf } from './clause-edits';
import { useFilingPapers } from './filing-papers';
import { PaperPreview } from './paper-preview';
import styles from './document-generation.module.css';

const SECTION = 'DOCUMENT_GENERATION';
const DOCUMENTS: Readonly<Record<DraftPaperKind, FoundingPaper | undefined>> = {
  MEMORANDUM: 'MOA',
  ARTICLES: 'AOA',
  APPLICATION_LETTER: undefined,
};

/** The papers that the answers write: their clauses may be worded anew, and each is looked at as it will be printed. */
export function DocumentGenerationStep({ stepKey, detail, onDone, onBack }: StepProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { draft, saveStep, definition, isOpen } = useWizard();
  const [kind, setKind] = useState<DraftPaperKind>('MEMORANDUM');
  const [shown, setShown] = useState<PaperLanguage>(language);
  const [looking, setLooking] = useState(false);
  const [busy, setBusy] = useState(false);
  const saved = `${detail.version}/${detail.sections.map(({ version }) => version).join('.')}`;
  const papers = useFilingPapers(detail.id, saved);
  const answers = draft.answersOf(SECTION);
  const edits = editsOf(answers);
  const open = isOpen(SECTION);
  const change = (part: object) =>
    draft.change(SECTION, { ...draft.answersOf(SECTION), ...part }, draft.versionOf(SECTION));
  const changeClauses = (clauses: readonly ClauseEdit[]) => {
    change({ clauses });
    void draft.flush();
  };
  const goOn = async () => {
    setBusy(true);
    try {
      if (await saveStep()) await onDone();
    } finally {
      setBusy(false);
    }
  };
  const chosen = papers.data?.papers.find((paper) => paper.kind === kind) ?? papers.data?.papers[0];
  const document = chosen && DOCUMENTS[chosen.kind];
  const missing = chosen?.missing.flatMap((key) => sectionOf(definition, key)?.label[language] ?? []) ?? [];
  return (
    <>
      <StepHeading stepKey={stepKey}>{t('papers.lead')}</StepHeading>
      {papers.isError ? (
        <Alert
          type="error"
          showIcon
          title={t('papers.failed')}
          action={
            <Button size="small" onClick={() => void papers.refetch()}>
              {t('common:action.retry')}
            </Button>
          }
        />
      ) : null}
      {papers.isPending ? <FormSkeleton /> : null}
      {papers.data?.modelArticles.offered ? (
        <p className={styles['model']}>
          <Switch
            id="model-articles"
            checked={answers['modelArticles'] === true}
            disabled={!open}
            onChange={(modelArticles) => {
              change({ modelArticles });
              void draft.flush();
            }}
          />
          <label htmlFor="model-articles">
            {t('papers.modelArticles')}
            <br />
            <span className={styles['soft']}>{t('papers.modelArticlesHint')}</span>
          </label>
        </p>
      ) : null}
      {papers.data === undefined || chosen === undefined ? null : (
        <>
          <div className={styles['choices']}>
            <Segmented
              aria-label={t('papers.which')}
              value={chosen.kind}
              onChange={setKind}
              options={papers.data.papers.map((paper) => ({ value: paper.kind, label: paper.name[language] }))}
            />
            <Segmented
              aria-label={t('papers.language')}
              value={shown}
              onChange={setShown}
              options={[
                { value: 'ne', label: t('papers.inNepali') },
                { value: 'en', label: t('papers.inEnglish') },
              ]}
            />
            <Button type={looking ? 'default' : 'primary'} onClick={() => setLooking(!looking)} aria-expanded={looking}>
              {looking ? t('papers.hidePreview') : t('common:action.preview')}
            </Button>
          </div>
          {missing.length === 0 ? null : (
            <Alert
              type="warning"
              showIcon
              style={{ marginBlockEnd: 16 }}
              title={t('papers.missing', { sections: missing.join(', ') })}
            />
          )}
          {looking ? (
            <PaperPreview
              applicationId={detail.id}
              saved={saved}
              choice={{ kind: chosen.kind, language: shown }}
              name={chosen.name[language]}
            />
          ) : null}
          {document === undefined ? null : (
            <ClauseList
              key={document}
              paper={document}
              clauses={chosen.clauses}
              edits={edits}
              shown={shown}
              open={open}
              onEdits={changeClauses}
            />
          )}
        </>
      )}
      <StepActions onBack={onBack} onContinue={() => void goOn()} busy={busy} />
    </>
  );
}
