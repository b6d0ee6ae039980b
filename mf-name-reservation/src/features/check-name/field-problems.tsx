import { validationMessage } from '@registrar/domain/messages/validation';
import type { FormFinding } from '@registrar/domain/names';
import { useLanguage } from '@registrar/runtime';
import { palette } from '@registrar/ui';

export interface FieldProblemsProps {
  readonly id: string;
  readonly findings: readonly FormFinding[];
  readonly hint: string;
}

/** What is wrong with the form of a name, under its field; what an approver may allow is only a warning. */
export function FieldProblems({ id, findings, hint }: FieldProblemsProps) {
  const language = useLanguage();
  if (findings.length === 0) return <span id={id}>{hint}</span>;
  return (
    <ul id={id} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {findings.map(({ code, severity, parameters, token }, index) => (
        <li
          key={`${code}-${token ?? ''}-${index}`}
          style={{ color: severity === 'ERROR' ? palette.crimson : palette.amber }}
        >
          {validationMessage(code, language, parameters)}
        </li>
      ))}
    </ul>
  );
}
