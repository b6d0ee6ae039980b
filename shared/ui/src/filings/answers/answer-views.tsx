import { useMemo } from 'react';
import { AnswerValue, type AnswerValueProps } from '../../sections/answers/answer-value';
import type { AnswerViews } from '../../sections/answers/section-answers';
import { useFilingPages } from '../filing/filing-pages';
import { useNsicByCodes } from '../../sections/objectives/list-nsic';
import { ObjectiveLine } from '../../sections/objectives/objective-line';
import styles from './answers.module.css';

const ofEvery: AnswerViews = { nsic: Objectives };

/** Answers that a plain value does not tell: those of every filing, and the remote's own. */
export function useAnswerViews(): AnswerViews {
  const { views } = useFilingPages();
  return useMemo(() => ({ ...ofEvery, ...views }), [views]);
}

function Objectives(props: AnswerValueProps) {
  const codes = Array.isArray(props.value)
    ? props.value.filter((code): code is string => typeof code === 'string')
    : [];
  const rows = useNsicByCodes(codes).data ?? [];
  if (codes.length === 0) return <AnswerValue {...props} />;
  return (
    <ul className={styles['objectives']}>
      {codes.map((code) => (
        <li key={code}>
          <ObjectiveLine objective={rows.find(({ nsicCode }) => nsicCode === code) ?? { nsicCode: code }} />
        </li>
      ))}
    </ul>
  );
}
