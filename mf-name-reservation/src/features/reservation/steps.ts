import { isMissingDocument, type DocumentPlace } from '@registrar/domain/calls/documents';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { NameReservationSectionKey } from '@registrar/domain/processes/name-reservation';
import type { StepState } from '@registrar/ui/filing';

interface Step {
  readonly key: string;
  readonly section: NameReservationSectionKey | null;
  /** May be left as it is. */
  readonly optional?: boolean;
}

/** The steps as they stand in the address, in their order, and the section each one fills. */
export const steps = [
  { key: 'names', section: 'NAME_DETAILS' },
  { key: 'objectives', section: 'OBJECTIVE_DETAILS' },
  { key: 'documents', section: null },
  { key: 'contact', section: 'CONTACT_DETAILS', optional: true },
  { key: 'remark', section: 'REMARK_DETAILS', optional: true },
  { key: 'check', section: null },
] as const satisfies readonly Step[];

export type StepKey = (typeof steps)[number]['key'];

const byKey = (key: StepKey): Step & { readonly key: StepKey } => steps.find((step) => step.key === key) ?? steps[0];

export const isStep = (key: string | undefined): key is StepKey => steps.some((step) => step.key === key);

/** The first part of a path that the gateway names: a section, or DOCUMENTS. */
export const stepOfSection = (sectionKey: string): StepKey => (sectionKey === 'DOCUMENTS' ? 'documents' : (steps.find(({ section }) => section === sectionKey)?.key ?? 'names'));

export const stepAfter = (key: StepKey): StepKey => steps[steps.findIndex((step) => step.key === key) + 1]?.key ?? 'check';

export const stepBefore = (key: StepKey): StepKey | undefined => steps[steps.findIndex((step) => step.key === key) - 1]?.key;

export const addressOf = (id: string, step?: string): string => `/company-name-reservation/${id}${step === undefined ? '' : `/${step}`}`;

/** What a draft consists of: its answers, and its documents once they are known. */
export interface Filled {
  readonly detail: ApplicationDetail;
  readonly places: readonly DocumentPlace[] | undefined;
}

/** Asked for with these answers, or free to add; a letter that no answer asks for any more is shown as long as it lies there. */
export const isOffered = ({ required, when, document }: DocumentPlace): boolean => required || when === 'NEVER' || document !== null;

export function isComplete({ detail, places }: Filled, key: StepKey): boolean {
  if (key === 'documents') return places?.some(isMissingDocument) !== true;
  const { section, optional } = byKey(key);
  if (section === null) return true;
  const validity = validityOf(detail, section);
  return validity === 'VALID' || (optional === true && validity === 'EMPTY');
}

export const incompleteSteps = (filled: Filled): readonly StepKey[] => steps.map(({ key }) => key).filter((key) => !isComplete(filled, key));

/** Where one left: the first step that is not complete, or the check when all are. */
export const stepToContinue = (filled: Filled): StepKey => incompleteSteps(filled)[0] ?? 'check';

export function validityOf(detail: ApplicationDetail, section: NameReservationSectionKey) {
  return detail.sections.find(({ key }) => key === section)?.validity ?? 'EMPTY';
}

/** Nothing has been written there and nothing is asked for. */
function isUntouched({ detail, places = [] }: Filled, key: StepKey): boolean {
  const { section } = byKey(key);
  if (section !== null) return validityOf(detail, section) === 'EMPTY';
  return !places.some(({ document }) => document !== null);
}

export function stateOfStep(filled: Filled, key: StepKey, current: StepKey): StepState {
  // Nothing is entered there.
  if (key === 'check') return key === current ? 'inProgress' : 'notStarted';
  const complete = isComplete(filled, key);
  const untouched = isUntouched(filled, key);
  if (complete && !untouched) return 'complete';
  if (key === current) return 'inProgress';
  return untouched ? 'notStarted' : 'hasErrors';
}
