import { useTranslation } from 'react-i18next';
import { documentTypeChoices } from '@registrar/domain/enumerations/processes';
import { clauseChanges } from '@registrar/domain/papers';
import {
  amendmentItems,
  amendmentTitle,
  CLAUSE_AMENDMENTS,
  paperOf,
  presentText,
  proposedText,
} from '@registrar/domain/processes/filings/amendment-of-aoa-moa/clause-amendments';
import type { FieldDefinition } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import { type FiledPartProps, SectionAnswers } from '@registrar/ui/filing';
import { SideBySide } from './side-by-side';
import styles from './clauses.module.css';

const fields: readonly FieldDefinition[] = CLAUSE_AMENDMENTS.item.fields;
const asked = fields.filter(({ path }) => path.startsWith('amendment')).map(({ group: _, ...field }) => field);
const SCRIPTS = [
  ['ne', 'proposedAmendmentNepali'],
  ['en', 'proposedAmendmentEnglish'],
] as const;

/** The amendments as they were filed: each clause in its present and its proposed text, with the difference marked. */
export function FiledAmendments({ frame, beside }: FiledPartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const items = amendmentItems(frame);
  if (items.length === 0) return <p className={styles['soft']}>{t('clauses.none')}</p>;
  return (
    <div className={styles['amendments']}>
      {items.map(({ id, position, data }) => {
        const paper = paperOf(data, frame);
        const at = (path: string): string => `CLAUSE_AMENDMENTS.${id}.${path}`;
        const title = amendmentTitle(data, frame)[language];
        const labelOf = (path: string): string => fields.find((field) => field.path === path)?.label[language] ?? '';
        return (
          <article key={id} className={styles['amendment']} aria-label={title}>
            <h4 className={styles['title']}>
              {number(position)}. {paper === undefined ? '' : `${documentTypeChoices.name(paper)[language]} · `}
              {title}
              {data.change === undefined ? '' : ` – ${clauseChanges.name(data.change)[language]}`}
            </h4>
            {SCRIPTS.map(([script, path]) => (
              <div key={script} className={styles['beside']}>
                <SideBySide present={presentText(data, frame)} proposed={proposedText(data)} script={script} />
                {data.change === 'REMOVE' ? null : beside?.(at(path), labelOf(path), true)}
              </div>
            ))}
            <SectionAnswers
              fields={asked}
              data={data}
              frame={frame}
              beside={beside && ((field) => beside(at(field.path), field.label[language], true))}
            />
            {beside?.(`CLAUSE_AMENDMENTS.${id}`, title, false)}
          </article>
        );
      })}
    </div>
  );
}
