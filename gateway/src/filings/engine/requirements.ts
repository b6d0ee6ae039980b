import type { FieldError } from '@registrar/domain/envelope';
import type { PerformActionRequest, AllowedAction } from '@registrar/domain/calls/filings';
import { validationMessage } from '@registrar/domain/messages';
import { declarationsOf } from '@registrar/domain/processes';
import { reasonsOf } from '@registrar/domain/processes/tables/reasons';
import type { Requirement, Transition } from '@registrar/domain/transitions';
import type { Language } from '@registrar/domain/bilingual';
import { frameOf, type Application } from '../../applications/application';
import { namesAPaper } from '../facts/corrections/ask-for-documents';

type Check = (
  input: PerformActionRequest,
  application: Application,
) =>
  | {
      path: string;
      code:
        | 'REMARK_REQUIRED'
        | 'REASON_REQUIRED'
        | 'DOCUMENT_REQUIRED'
        | 'DECLARATION_REQUIRED'
        | 'MINUTES_REQUIRED'
        | 'INVALID';
    }
  | undefined;

const fine: Check = () => undefined;

/** Checks of the input that a transition requires. */
const requirementChecks: Readonly<Record<Requirement, Check>> = {
  DECLARATIONS: ({ declared = [] }, application) =>
    declarationsOf(application.definition, frameOf(application)).every(({ key }) => declared.includes(key))
      ? undefined
      : { path: 'declared', code: 'DECLARATION_REQUIRED' },
  VERSION: fine, // the schema requires it, and `permit` compares it
  ASSESSMENT: fine, // no assessment confirms the proposed amounts; the schema requires a reason for each changed line
  OPTIONAL_REMARK: fine,
  DOCUMENT_TYPE: ({ documents = [] }, application) =>
    documents.length > 0 && documents.every((document) => namesAPaper(application, document))
      ? undefined
      : { path: 'documents', code: 'DOCUMENT_REQUIRED' },
  COMPANY_PARTS: ({ take }) => (take ? undefined : { path: 'take', code: 'INVALID' }),
  MINUTES: ({ minutes }) => (minutes ? undefined : { path: 'minutes', code: 'MINUTES_REQUIRED' }),
  REMARK: ({ remark }) => (remark ? undefined : { path: 'remark', code: 'REMARK_REQUIRED' }),
  REASON_CODE: ({ reasonCode }, { definition: { process } }) =>
    reasonsOf(process).some((code) => code === reasonCode)
      ? undefined
      : { path: 'reasonCode', code: 'REASON_REQUIRED' },
};

export function missingRequirements(
  transition: Transition,
  application: Application,
  input: PerformActionRequest,
  language: Language,
): FieldError[] {
  const missing = transition.requires.flatMap(
    (requirement) => requirementChecks[requirement](input, application) ?? [],
  );
  const once = new Map(missing.map((problem) => [problem.path, problem]));
  return [...once.values()].map(({ path, code }) => ({ path, code, message: validationMessage(code, language) }));
}

export function remarkOf(transition: Transition): AllowedAction['remark'] {
  if (transition.requires.includes('REMARK')) return 'required';
  return transition.requires.includes('OPTIONAL_REMARK') ? 'optional' : 'none';
}
