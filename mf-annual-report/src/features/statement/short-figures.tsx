import { workingsOfShortForm } from '@registrar/domain/processes/filings/annual-report/statement';
import { useLanguage } from '@registrar/runtime';
import { useSectionForm } from '@registrar/ui/filing';
import styles from './statement.module.css';

/** The statement that capital and cash make, while one types. */
export function ShortFigures() {
  const language = useLanguage();
  const { data, frame } = useSectionForm();
  const answered = { ...frame, answers: { ...frame.answers, FINANCIAL_STATEMENT: data } };
  return workingsOfShortForm(answered).map(({ key, title, lines }) => (
    <table key={key} className={styles['totals']} aria-live="polite">
      <caption className={styles['caption']}>{title[language]}</caption>
      <tbody>
        {lines.map(({ label, value }) => (
          <tr key={label.en}>
            <th scope="row">{label[language]}</th>
            <td>{value[language]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
