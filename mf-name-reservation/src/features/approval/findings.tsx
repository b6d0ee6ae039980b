import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import { isGranted } from '@registrar/domain/enumerations/application-status';
import { useLanguage } from '@registrar/runtime';
import { Button, focusField, VisuallyHidden } from '@registrar/ui';
import {
  FindingItem,
  findingLines,
  findingStyles as styles,
  MarkedName,
  marksOf,
  spokenOf,
  wordsOfLine,
  type BothScripts,
  type FindingLine,
} from '@registrar/ui/components';
import { documentAnchor } from '@registrar/ui/filing';
import { CheckChanges } from './check-changes';
import { useOverrideNameRule } from './override-name-rule';
import { Verdict } from './verdict';

const SEVERITIES = ['refuse', 'warn', 'info'] as const;

export interface FindingsProps {
  readonly detail: ApplicationDetail;
  readonly nameCheck: NameCheckAnswer;
}

/** What the engine found on the proposed name, the heaviest first: the word it speaks of, why, and the law or rule. */
export function Findings({ detail, nameCheck }: FindingsProps) {
  const { t } = useTranslation();
  const { findings, outcome, similar } = nameCheck;
  const pass = useOverrideNameRule(detail);
  const both = { nepali: detail.titleNepali, english: detail.titleEnglish };
  const marks = marksOf(both, findings);
  const groups = SEVERITIES.map((severity) => ({
    severity,
    lines: findingLines(
      both,
      findings.filter((finding) => finding.severity === severity),
    ),
  }));
  return (
    <div className={styles['findings']} data-outcome={outcome}>
      <p className={styles['name']}>
        <MarkedName name={both.nepali} marks={marks.nepali} language="ne" />
        <MarkedName name={both.english} marks={marks.english} language="en" />
      </p>
      <Verdict
        nameCheck={nameCheck}
        toJudge={groups.find(({ severity }) => severity === 'warn')?.lines.length ?? 0}
        // what is granted stays so while its fee is paid
        settled={detail.turn === 'NOBODY' || isGranted(detail.status)}
      />
      <CheckChanges changes={detail.nameCheckChanges} />
      {groups.map(({ severity, lines }) =>
        lines.length === 0 ? null : (
          <section key={severity} aria-label={t(`findings.group.${severity}`)}>
            <h4 className={styles['group']}>{t(`findings.group.${severity}`)}</h4>
            <ul className={styles['list']}>
              {lines.map((line, index) => (
                <Line
                  key={`${line[0].kind}-${line[0].token ?? ''}-${index}`}
                  name={both}
                  line={line}
                  onPass={pass.offer(line)}
                />
              ))}
            </ul>
          </section>
        ),
      )}
      {similar.length === 0 ? <p>{t('approval.noConflicts')}</p> : null}
      {pass.dialog}
    </div>
  );
}

interface LineProps {
  readonly name: BothScripts;
  readonly line: FindingLine;
  /** Lets its word pass. */
  readonly onPass: (() => void) | undefined;
}

function Line({ name, line, onPass }: LineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { document } = spokenOf(line, language);
  return (
    <FindingItem name={name} line={line} instead="findings.wouldFit">
      {document === undefined ? null : (
        <Button onClick={() => focusField(documentAnchor(document))}>{t('findings.seeDocument')}</Button>
      )}
      {onPass === undefined ? null : (
        <Button onClick={onPass}>
          {t('findings.override')}
          <VisuallyHidden> {wordsOfLine(line, name).join(', ')}</VisuallyHidden>
        </Button>
      )}
    </FindingItem>
  );
}
