import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { NameReservationSectionKey } from '@registrar/domain/processes/name-reservation';
import type { StepState } from '@registrar/ui/filing';

/** The steps as they stand in the address, in their order, and the section each one fills. */
export const steps = [
  { key: 'names', section: 'NAME_DETAILS' },
  { key: 'objectives', section: 'OBJECTIVE_DETAILS' },
  { key: 'remark', section: 'REMARK_DETAILS' },
  { key: 'check', section: null },
] as const satisfies readonly { key: string; section: NameReservationSectionKey | null }[];

export type StepKey = (typeof steps)[number]['key'];

export const isStep = (key: string | undefined): key is StepKey => steps.some((step) => step.key === key);

export const stepOfSection = (sectionKey: string): StepKey => steps.find(({ section }) => section === sectionKey)?.key ?? 'names';

export const stepAfter = (key: StepKey): StepKey => steps[steps.findIndex((step) => step.key === key) + 1]?.key ?? 'check';

export const stepBefore = (key: StepKey): StepKey | undefined => steps[steps.findIndex((step) => step.key === key) - 1]?.key;

export const addressOf = (id: string, step?: string): string => `/company-name-reservation/${id}${step === undefined ? '' : `/${step}`}`;

/** Where one left: the first step that is not complete, or the check when all are. */
export function stepToContinue(detail: ApplicationDetail): StepKey {
  return steps.find(({ key, section }) => section !== null && key !== 'remark' && validityOf(detail, section) !== 'VALID')?.key ?? 'check';
}

export function validityOf(detail: ApplicationDetail, section: NameReservationSectionKey) {
  return detail.sections.find(({ key }) => key === section)?.validity ?? 'EMPTY';
}

export function stateOfStep(detail: ApplicationDetail, key: StepKey, current: StepKey): StepState {
  const section = steps.find((step) => step.key === key)?.section ?? null;
  if (section === null) return key === current ? 'inProgress' : 'notStarted';
  const validity = validityOf(detail, section);
  if (validity === 'VALID') return 'complete';
  if (key === current) return 'inProgress';
  return validity === 'EMPTY' ? 'notStarted' : 'hasErrors';
}
