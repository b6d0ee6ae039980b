import type { CSSProperties, ReactNode } from 'react';
import type { FieldDefinition } from '@registrar/domain/processes';
import { useLanguage } from '../../base/language/use-language';
import { palette } from '../../base/theme/palette';
import type { FieldTable } from '../section/field-groups';
import styles from './fields-table.module.css';

const colours: CSSProperties & Record<`--${string}`, string> = { '--ink-soft': palette.inkSoft };

interface FieldsTableProps {
  readonly table: FieldTable;
  /** One cell: its control and its mistake, without a label that is seen. */
  readonly draw: (field: FieldDefinition) => ReactNode;
}

/** Figures of several columns, a line each: two columns of thirty figures are read and compared on one screen. */
export function FieldsTable({ table: { columns, lines }, draw }: FieldsTableProps) {
  const language = useLanguage();
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
        {lines.map(({ label, fields }) => (
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
