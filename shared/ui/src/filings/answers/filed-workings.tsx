import type { FilingFrame, ProcessDefinition } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import styles from './answers.module.css';

/** How the figures of the filing are worked out, each as a table of its own. */
export function FiledWorkings({
  definition,
  frame,
}: {
  readonly definition: ProcessDefinition;
  readonly frame: FilingFrame;
}) {
  const language = useLanguage();
  return (definition.workings?.(frame) ?? []).map(({ key, title, lines }) => (
    <section key={key} className={styles['block']} aria-label={title[language]}>
      <h3 className={styles['heading']}>{title[language]}</h3>
      <table className={styles['shares']}>
        <tbody>
          {lines.map(({ label, value }, at) => (
            // two holders may have one name
            <tr key={at}>
              <th scope="row">{label[language]}</th>
              <td>{value[language]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
