import { useTranslation } from 'react-i18next';
import { amendmentDraftOf, paperOf } from '@registrar/domain/processes/filings/amendment-of-aoa-moa/clause-amendments';
import { clausesOf } from '@registrar/domain/processes/questions/constitution/standing-papers';
import { useLanguage } from '@registrar/runtime';
import { Select } from '@registrar/ui/antd';
import { useSectionForm, type WidgetProps } from '@registrar/ui/filing';

/**
 * The clauses that may be amended here. The proposed text begins with the present one, so that only what changes is
 * written.
 */
export function ClauseWidget({ field: _, label: __, value, onChange, ...control }: WidgetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, frame, set } = useSectionForm();
  const draft = amendmentDraftOf(data);
  const paper = paperOf(draft, frame);
  const clauses = paper === undefined ? [] : clausesOf(frame, paper).filter(({ text }) => text !== null);
  const textOf = (key: unknown) => clauses.find((clause) => clause.key === key)?.text;
  const choose = (key: string) => {
    onChange?.(key);
    const [before, present] = [textOf(value), textOf(key)];
    const untouched = (written: string | undefined, was: string | undefined): boolean =>
      !written?.trim() || written === was;
    if (!present || draft.change !== 'REPLACE') return;
    set({
      dafaId: key,
      ...(untouched(draft.proposedAmendmentNepali, before?.ne) && { proposedAmendmentNepali: present.ne }),
      ...(untouched(draft.proposedAmendmentEnglish, before?.en) && { proposedAmendmentEnglish: present.en }),
    });
  };
  return (
    <Select
      {...control}
      value={typeof value === 'string' && value !== '' ? value : undefined}
      onChange={choose}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('common:field.select')}
      notFoundContent={t('clauses.noClause')}
      options={clauses.map(({ key, number, heading }) => ({
        value: key,
        label: `${number[language]}. ${heading[language]}`,
      }))}
    />
  );
}
