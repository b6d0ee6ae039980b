import { useNameWords } from './name-words';
import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import type { NameOutcome } from '@registrar/domain/enumerations/name-outcomes';
import Alert from 'antd/es/alert';
import { outcomeTone } from './outcome-tone';

/** How the outcome is said: a name against the rules of form cannot be had, whatever the register says about it. */
export function shownOutcome({
  outcome,
  findings,
}: Pick<NameCheckAnswer, 'outcome' | 'findings'>): NameOutcome | 'BREAKS_RULES' {
  const taken = outcome === 'ALREADY_REGISTERED' || outcome === 'BLACKLIST_EXACT';
  return !taken && findings.some(({ severity }) => severity === 'refuse') ? 'BREAKS_RULES' : outcome;
}

/** The outcome in a sentence. It is told to a screen reader by whoever asked, once, so it is no alert of its own. */
export function OutcomeBanner({ answer }: { readonly answer: Pick<NameCheckAnswer, 'outcome' | 'findings'> }) {
  const t = useNameWords();
  const told = shownOutcome(answer);
  return (
    <Alert
      role="presentation"
      type={told === 'BREAKS_RULES' ? 'error' : outcomeTone[told]}
      showIcon
      title={<strong>{t(`outcome.${told}.title`)}</strong>}
      description={t(`outcome.${told}.meaning`)}
    />
  );
}
