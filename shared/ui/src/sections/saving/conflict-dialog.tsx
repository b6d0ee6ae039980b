import Radio from 'antd/es/radio';
import Button from 'antd/es/button';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import {
  valueAt,
  withValueAt,
  isAsked,
  type Answers,
  type FieldDefinition,
  type FilingFrame,
} from '@registrar/domain/processes';
import { InstantPair } from '../../base/dates/date-pair';
import { Dialog } from '../../base/dialogs/dialog';
import { palette } from '../../base/theme/palette';
import { useLanguage } from '../../base/language/use-language';
import { AnswerValue } from '../answers/answer-value';
import type { Conflict } from './part-saver';
import { sameAnswer } from '../section/same-answer';
import type { AnswerViews } from '../answers/section-answers';
import { useSectionWords } from '../section/section-words';

interface ConflictDialogProps {
  readonly conflict: Conflict;
  /** What the part is called, in the reader's language. */
  readonly title: string;
  readonly fields: readonly FieldDefinition[];
  readonly frame: FilingFrame;
  readonly views?: AnswerViews;
  /** The answers as the writer decided. */
  readonly onSettle: (data: Answers) => void;
}

type Side = 'mine' | 'theirs';

const row: CSSProperties = {
  border: `1px solid ${palette.lineSoft}`,
  borderRadius: 6,
  padding: 12,
  margin: 0,
  minWidth: 0,
};

/**
 * Two versions of the same part, field by field: the writer says which of each stays, and nothing of either is lost
 * unseen.
 */
export function ConflictDialog({
  conflict: { mine, theirs },
  title,
  fields,
  frame,
  views = {},
  onSettle,
}: ConflictDialogProps) {
  const say = useSectionWords();
  const language = useLanguage();
  const differing = fields.filter(
    (field) =>
      (isAsked(field, mine, frame) || isAsked(field, theirs.data, frame)) &&
      !sameAnswer(valueAt(mine, field.path), valueAt(theirs.data, field.path)),
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (path: string): Side => chosen[path] ?? 'mine';
  const all = (side: Side) => setChosen(Object.fromEntries(differing.map(({ path }) => [path, side])));
  const merged = differing.reduce<Answers>(
    (data, { path }) => (sideOf(path) === 'mine' ? withValueAt(data, path, valueAt(mine, path)) : data),
    theirs.data,
  );

  return (
    <Dialog
      open
      title={say('conflict.title', { part: title })}
      closable={false}
      keyboard={false}
      size="xl"
      footer={
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
          <Button onClick={() => all('theirs')}>{say('conflict.allTheirs')}</Button>
          <Button onClick={() => all('mine')}>{say('conflict.allMine')}</Button>
          <Button type="primary" onClick={() => onSettle(merged)}>
            {say('conflict.save')}
          </Button>
        </div>
      }
    >
      <p>
        {theirs.savedBy === null ? say('conflict.lead') : say('conflict.leadBy', { name: theirs.savedBy })}{' '}
        {theirs.savedAt === null ? null : <InstantPair at={theirs.savedAt} withTime inline />}
      </p>
      <div style={{ display: 'grid', gap: 12 }}>
        {differing.map((field) => (
          <Choice
            key={field.path}
            label={field.label[language]}
            side={sideOf(field.path)}
            onChoose={(side) => setChosen({ ...chosen, [field.path]: side })}
          >
            {(side) => {
              const data = side === 'mine' ? mine : theirs.data;
              const View = views[field.widget] ?? AnswerValue;
              return <View field={field} fields={fields} frame={frame} data={data} value={valueAt(data, field.path)} />;
            }}
          </Choice>
        ))}
        {differing.length === 0 ? <p>{say('conflict.same')}</p> : null}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
  readonly children: (side: Side) => ReactNode;
}

function Choice({ label, side, onChoose, children }: ChoiceProps) {
  const say = useSectionWords();
  const id = useId();
  return (
    <fieldset style={row}>
      <legend id={id} style={{ padding: '0 4px', fontWeight: 600 }}>
        {label}
      </legend>
      <Radio.Group
        aria-labelledby={id}
        value={side}
        onChange={(event) => onChoose(event.target.value === 'theirs' ? 'theirs' : 'mine')}
        style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))', gap: 12 }}
      >
        {(['mine', 'theirs'] as const).map((which) => (
          <Radio key={which} value={which} style={{ alignItems: 'flex-start', whiteSpace: 'normal' }}>
            <span style={{ display: 'block', fontSize: 14, color: palette.inkSoft }}>{say(`conflict.${which}`)}</span>
            {children(which)}
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  );
}
