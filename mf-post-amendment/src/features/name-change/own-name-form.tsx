import { useMemo } from 'react';
import { Form, useZodForm, ZodForm } from '@registrar/ui';
import { validationMessage } from '@registrar/domain/messages/validation';
import { newNameBy, newNameDraft, unchangedName } from '@registrar/domain/processes/filings/name-change/sections';
import { publicParts } from '@registrar/domain/register';
import { useLanguage } from '@registrar/runtime';
import { formAnswers, StepActions, useWizard, type OwnFormProps } from '@registrar/ui/filing';
import { NameQuestions, useNameRules, useParentProblems } from '@registrar/ui/components';

/** The new name written here, with its check beside the typing and the group that it belongs to. */
export function OwnNameForm({ detail, answers: opened, onChange, onDone, onBack }: OwnFormProps) {
  const language = useLanguage();
  const rules = useNameRules();
  const { frame, saveStep } = useWizard();
  const parentProblems = useParentProblems();
  const schema = useMemo(() => newNameBy(rules), [rules]);
  const form = useZodForm({
    schema,
    onSubmit: async (answers) => {
      const problems = [
        ...unchangedName(answers, frame).map(({ path, code }) => ({
          path,
          code,
          message: validationMessage(code, language),
        })),
        ...(answers.isPartOfGroup ? await parentProblems(answers) : []),
      ];
      if (problems.length > 0) return problems;
      if (await saveStep()) await onDone();
    },
  });
  const initial = useMemo(() => {
    const saved = newNameDraft.safeParse(opened);
    return { english: '', nepali: '', isPartOfGroup: false, ...saved.data };
    // Only as the form is opened: what is typed afterwards is newer than any answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const values = newNameDraft.safeParse(Form.useWatch([], form.antd) ?? initial).data ?? initial;
  const share = () => onChange({ ...formAnswers(form.antd), suffix: initial.suffix });
  const set = (fields: object) => {
    form.antd.setFieldsValue(fields);
    share();
  };
  const objectives =
    publicParts.OBJECTIVES.safeParse(frame.company?.parts.find(({ aspect }) => aspect === 'OBJECTIVES')?.data).data
      ?.objectives ?? [];
  const nsicCodes = objectives.flatMap(({ nsicCode }) => nsicCode ?? []);
  return (
    <ZodForm form={form} initialValues={initial} onValuesChange={share}>
      <NameQuestions
        values={{ ...values, suffix: initial.suffix }}
        about={{ applicationId: detail.id, ...(nsicCodes.length > 0 && { nsicCodes }) }}
        onSet={set}
      />
      <StepActions onBack={onBack} busy={form.submitting} />
    </ZodForm>
  );
}
