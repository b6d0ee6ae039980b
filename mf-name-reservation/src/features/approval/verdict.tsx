import { useTranslation } from 'react-i18next';
import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import { awaitingOverride } from '@registrar/domain/names/name-override';
import { Alert, useFormats } from '@registrar/ui';
import { useNameWords } from '@registrar/ui/components';

export interface VerdictProps {
  readonly nameCheck: NameCheckAnswer;
  /** How many points are left to judge. */
  readonly toJudge: number;
  /** Nobody has anything left to decide. */
  readonly settled: boolean;
}

/** What the findings come to for whoever decides: whether it can be approved, and what has to be settled before. */
export function Verdict({ nameCheck: { outcome, findings }, toJudge, settled }: VerdictProps) {
  const { t } = useTranslation();
  const names = useNameWords();
  const { number } = useFormats();
  if (findings.some(({ severity }) => severity === 'refuse')) {
    const title = outcome === 'AVAILABLE' ? 'BREAKS_RULES' : outcome;
    return (
      <Alert
        type="error"
        showIcon
        title={<strong>{names(`outcome.${title}.title`)}</strong>}
        description={settled ? undefined : t('verdict.refused')}
      />
    );
  }
  if (toJudge === 0) {
    const passed = findings.some(({ override }) => override !== undefined);
    return (
      <Alert
        type="success"
        showIcon
        title={<strong>{t(passed ? 'verdict.passed' : 'findings.none')}</strong>}
        description={settled ? undefined : t('verdict.clear')}
      />
    );
  }
  const words = awaitingOverride(findings).flatMap(({ token }) => (token === undefined ? [] : [`“${token}”`]));
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <strong>
          {outcome === 'AVAILABLE'
            ? t('verdict.toJudge', { count: toJudge, number: number(toJudge) })
            : names(`outcome.${outcome}.title`)}
        </strong>
      }
      description={
        settled
          ? undefined
          : words.length > 0
            ? t('verdict.overrideFirst', { words: words.join(', ') })
            : t('verdict.weigh')
      }
    />
  );
}
