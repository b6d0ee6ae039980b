import type { ComponentType, CSSProperties, ReactNode } from 'react';
import {
  isAsked,
  valueAt,
  type Answers,
  type FieldDefinition,
  type FilingFrame,
  type Widget,
} from '@registrar/domain/processes';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import { palette } from '../../base/theme/palette';
import { useLanguage } from '../../base/language/use-language';
import { AnswerValue, type AnswerValueProps } from './answer-value';
import { fieldGroups, fieldTables, type FieldTable } from '../section/field-groups';
import { AnswersTable } from './answers-table';
import { isUnanswered, sameAnswer } from '../section/same-answer';
import { useSectionWords } from '../section/section-words';

/** Views of answers that only one area knows, by their widget. */
export type AnswerViews = Readonly<Partial<Record<Widget, ComponentType<AnswerValueProps>>>>;

export interface SectionAnswersProps {
  readonly fields: readonly FieldDefinition[];
  readonly data: Answers;
  readonly frame: FilingFrame;
  /** What stood there before: what differs is marked, with the former answer above the present one. */
  readonly before?: Answers;
  /** Only what differs from before. */
  readonly onlyChanged?: boolean;
  readonly views?: AnswerViews;
  /** Behind an answer, e.g. an officer's pin; called with the field. */
  readonly beside?: (field: FieldDefinition) => ReactNode;
}

const none: AnswerViews = {};
const list: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: '12px 24px',
  margin: 0,
};
const heading: CSSProperties = { margin: '16px 0 8px', fontSize: 16, fontWeight: 600, color: palette.ink };
const term: CSSProperties = { fontSize: 14, color: palette.inkSoft };
const value: CSSProperties = { margin: 0, overflowWrap: 'anywhere' };
const cell: CSSProperties = { margin: 0 };
const changed: CSSProperties = {
  background: palette.amberWash,
  borderInlineStart: `4px solid ${palette.amber}`,
  paddingInlineStart: 8,
};

/** The answers of a section or of one item, read only: for whoever checks them before sending, and for who decides. */
export function SectionAnswers({
  fields,
  data,
  frame,
  before,
  onlyChanged = false,
  views = none,
  beside,
}: SectionAnswersProps) {
  const language = useLanguage();
  const differs = (field: FieldDefinition) =>
    before !== undefined && !sameAnswer(valueAt(before, field.path), valueAt(data, field.path));
  const shown = fields.filter(
    (field) =>
      (isAsked(field, data, frame) || (before !== undefined && isAsked(field, before, frame))) &&
      (!onlyChanged || differs(field)),
  );
  return fieldGroups(shown).map((group) => (
    <div key={group.key}>
      {group.heading === undefined ? null : <h4 style={heading}>{group.heading[language]}</h4>}
      {answerBlocks(group.fields).map((block) =>
        'lines' in block ? (
          <AnswersTable
            key={block.key}
            table={block}
            isShown={(field) => differs(field) || !isUnanswered(valueAt(data, field.path))}
            draw={(field) => (
              <dl style={differs(field) ? { ...cell, ...changed } : cell}>
                <dt hidden>{field.label[language]}</dt>
                <Answer {...{ field, fields, frame, views, data }} former={differs(field) ? before : undefined} />
                {beside === undefined ? null : <dd style={value}>{beside(field)}</dd>}
              </dl>
            )}
          />
        ) : (
          <dl key={block[0]?.path} style={list}>
            {block.map((field) => (
              <div
                key={field.path}
                style={{
                  ...(beside === undefined ? {} : { position: 'relative' }),
                  ...(differs(field) ? changed : {}),
                }}
              >
                <dt style={beside === undefined ? term : { ...term, paddingInlineEnd: '9em' }}>
                  {field.label[language]}
                </dt>
                <Answer {...{ field, fields, frame, views, data }} former={differs(field) ? before : undefined} />
                {beside === undefined ? null : <dd style={value}>{beside(field)}</dd>}
              </div>
            ))}
          </dl>
        ),
      )}
    </div>
  ));
}

interface AnswerProps {
  readonly field: FieldDefinition;
  readonly fields: readonly FieldDefinition[];
  readonly frame: FilingFrame;
  readonly views: AnswerViews;
  readonly data: Answers;
  readonly former: Answers | undefined;
}

function Answer({ field, former, views, data, ...rest }: AnswerProps) {
  const say = useSectionWords();
  const View = views[field.widget] ?? AnswerValue;
  const of = (answers: Answers) => <View field={field} value={valueAt(answers, field.path)} data={answers} {...rest} />;
  // where nothing stood before, the colour alone says that it is new
  if (former === undefined || isUnanswered(valueAt(former, field.path))) return <dd style={value}>{of(data)}</dd>;
  return (
    <>
      <dd style={{ ...value, color: palette.inkSoft, textDecoration: 'line-through' }}>
        <VisuallyHidden>{say('before')}: </VisuallyHidden>
        {of(former)}
      </dd>
      <dd style={value}>
        <VisuallyHidden>{say('after')}: </VisuallyHidden>
        {of(data)}
      </dd>
    </>
  );
}

/** Answers under each other, and tables between them. */
function answerBlocks(fields: readonly FieldDefinition[]): readonly (FieldTable | readonly FieldDefinition[])[] {
  const blocks: (FieldTable | FieldDefinition[])[] = [];
  for (const part of fieldTables(fields)) {
    const last = blocks.at(-1);
    if ('lines' in part) blocks.push(part);
    else if (Array.isArray(last)) last.push(part);
    else blocks.push([part]);
  }
  return blocks;
}
