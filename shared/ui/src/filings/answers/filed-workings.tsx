import type { FilingFrame, ProcessDefinition } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import styles from './answers.module.css';

const NO_BREAK = '\u00a0';
/** A figure stays on one line with what it is counted in, as “रु. १००.००” and “२०८३-०८-१३ BS”. */
const withUnits = (text: string): string =>
  text.replaceAll(/(?<=[\p{L}\p{M}]\.) (?=\p{Nd})|(?<=\p{Nd}) (?=(?:BS|AD)\b)/gu, NO_BREAK);

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
              <td>{withUnits(value[language])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
