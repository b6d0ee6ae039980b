import { isMissingDocument, type DocumentPlace } from '@registrar/domain/calls/documents';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { SectionState } from '@registrar/domain/calls/filing-sections';
import {
  applies,
  sectionOf,
  stepOfKind,
  type FilingFrame,
  type ProcessDefinition,
  type StepDefinition,
} from '@registrar/domain/processes';
import type { StepState } from '../../base/pages/wizard';
import { openPins, placeOfPin } from '../correction/open-pins';
import { stepOfPath } from '../filing/step-of-path';

/** What a filing consists of: its answers, and its documents once they are known. */
export interface Filled {
  readonly detail: ApplicationDetail;
  readonly definition: ProcessDefinition;
  readonly frame: FilingFrame;
  readonly places: readonly DocumentPlace[] | undefined;
}

function sectionsOfStep(
  { detail, definition, frame }: Filled,
  step: StepDefinition,
): readonly { readonly state: SectionState; readonly optional: boolean }[] {
  return step.sections.flatMap((key) => {
    const section = sectionOf(definition, key);
    const state = detail.sections.find((one) => one.key === key);
    return section === undefined || state === undefined || !applies(section, frame)
      ? []
      : [{ state, optional: section.optional }];
  });
}

/** Everything the step asks for is there and right, as far as the gateway has judged. */
export function isComplete(filled: Filled, step: StepDefinition): boolean {
  if (step.kind === 'DOCUMENTS') return filled.places !== undefined && !filled.places.some(isMissingDocument);
  return sectionsOfStep(filled, step).every(
    ({ state, optional }) => state.validity === 'VALID' || (optional && state.validity === 'EMPTY'),
  );
}

/** Nothing is left to bring, but others have not signed. The submission says by name who, so it is not stopped here. */
const waitsForSignatures = ({ places }: Filled, { kind }: StepDefinition): boolean =>
  kind === 'DOCUMENTS' && (places ?? []).some(({ unsigned }) => unsigned === true);

function isUntouched(filled: Filled, step: StepDefinition): boolean {
  if (step.kind === 'DOCUMENTS') return !(filled.places ?? []).some(({ document }) => document !== null);
  return sectionsOfStep(filled, step).every(({ state }) => state.validity === 'EMPTY' || state.touched === false);
}

/** Steps that only show something are neither complete nor wrong. */
const isReading = ({ kind }: StepDefinition): boolean => kind === 'PAYABLE' || kind === 'CHECK';

/** The office has asked for a correction of it that nobody has answered. */
const hasOpenPin = ({ detail }: Filled, step: StepDefinition): boolean =>
  openPins(detail).some((pin) => pin.answer === null && stepOfPath([step], placeOfPin(pin)) !== undefined);

/**
 * Something in it is wrong as it stands, or the office has asked for a correction of it that nobody has answered. What
 * the register has brought into a step that nobody has opened yet is not the filer's mistake.
 */
function isWrong(filled: Filled, step: StepDefinition, past: boolean): boolean {
  return (
    hasOpenPin(filled, step) ||
    sectionsOfStep(filled, step).some(({ state }) => state.validity === 'INVALID' && (state.touched !== false || past))
  );
}

/** `steps`: all that the filing has, in their order. What one has gone past with nothing to say is complete. */
export function stateOfStep(
  filled: Filled,
  steps: readonly StepDefinition[],
  step: StepDefinition,
  current: string,
): StepState {
  const past = isPast(filled, steps, step, current);
  if (isReading(step)) return step.key === current ? 'inProgress' : past ? 'complete' : 'notStarted';
  if (step.key !== current && isWrong(filled, step, past)) return 'hasErrors';
  const complete = isComplete(filled, step) && !hasOpenPin(filled, step) && !waitsForSignatures(filled, step);
  const untouched = isUntouched(filled, step);
  if (complete && (!untouched || past)) return 'complete';
  return untouched && step.key !== current ? 'notStarted' : 'inProgress';
}

/** It stands before the step that is open, or that the gateway remembers: one has left it behind. */
function isPast(
  { detail }: Filled,
  steps: readonly StepDefinition[],
  { key }: StepDefinition,
  current: string,
): boolean {
  const at = (wanted: string | null | undefined) => steps.findIndex((one) => one.key === wanted);
  return at(key) < Math.max(at(detail.step), at(current));
}

/** Where one left: the step the gateway remembers, else the first that is not complete, else the check. */
export function stepToContinue(filled: Filled, steps: readonly StepDefinition[]): string {
  const remembered = steps.find(({ key }) => key === filled.detail.step);
  const open = steps.find((step) => !isReading(step) && !isComplete(filled, step));
  return (remembered ?? open ?? stepOfKind(steps, 'CHECK'))?.key ?? '';
}

export const incompleteSteps = (filled: Filled, steps: readonly StepDefinition[]): readonly StepDefinition[] =>
  steps.filter((step) => !isReading(step) && !isComplete(filled, step));
