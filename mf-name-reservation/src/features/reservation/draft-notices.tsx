import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { isList, sectionOf, type ProcessDefinition } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import { ConflictDialog, useFilingFrame, type AnswerViews, type AnswerValueProps } from '@registrar/ui/sections';
import { AnswerValue } from './answer-value';
import type { Draft } from './use-draft';

const NameAnswer = ({ field, value, data }: AnswerValueProps) => <AnswerValue field={field} value={value} answers={data} />;
const views: AnswerViews = { companyType: NameAnswer, parentCompanyType: NameAnswer, suffix: NameAnswer, nsic: NameAnswer, provenEmail: NameAnswer };

/** Why something typed is not saved: the gateway will not have it, or somebody else saved the same part meanwhile. */
export function DraftNotices({ detail, definition, draft }: { readonly detail: ApplicationDetail; readonly definition: ProcessDefinition; readonly draft: Draft }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { frame } = useFilingFrame(detail, definition);
  const [conflict] = draft.state.conflicts;
  const section = conflict === undefined ? undefined : sectionOf(definition, conflict.part);
  return (
    <>
      {draft.state.kind === 'refused' ? <Alert type="error" showIcon role="alert" style={{ marginBlockEnd: 16 }} title={t('wizard.refused')} description={draft.state.message} /> : null}
      {conflict === undefined || section === undefined || isList(section) ? null : (
        <ConflictDialog key={conflict.part} conflict={conflict} title={section.label[language]} fields={section.fields} frame={frame} views={views} onSettle={(data) => draft.settle(conflict, data)} />
      )}
    </>
  );
}
