import type { CSSProperties, ReactNode } from 'react';
import type { FieldDefinition } from '@registrar/domain/processes';
import { useLanguage } from '../../base/language/use-language';
import { palette } from '../../base/theme/palette';
import type { FieldTable } from '../section/field-groups';
import { useSectionWords } from '../section/section-words';
import styles from './answers-table.module.css';

const colours: CSSProperties & Record<`--${string}`, string> = { '--ink-soft': palette.inkSoft };

interface AnswersTableProps {
  readonly table: FieldTable;
  /** A line without any cell that is shown is left out. */
  readonly isShown: (field: FieldDefinition) => boolean;
  readonly draw: (field: FieldDefinition) => ReactNode;
}

/** What was answered of a table of figures; lines without a figure are left out. */
export function AnswersTable({ table: { columns, lines }, isShown, draw }: AnswersTableProps) {
  const language = useLanguage();
  const say = useSectionWords();
  const answered = lines.filter(({ fields }) => fields.some(isShown));
  if (answered.length === 0)
    return (
      <p className={styles['none']} style={colours}>
        {say('noFigures')}
      </p>
    );
  return (
    <table className={styles['table']} style={colours}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column.en} scope="col">
              {column[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {answered.map(({ label, fields }) => (
          <tr key={label.en}>
            <th scope="row">{label[language]}</th>
            {columns.map((column) => {
              const field = fields.find(({ cell }) => cell?.column.en === column.en);
              return <td key={column.en}>{field === undefined ? null : draw(field)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
