import type { ProcessDefinition } from '@registrar/domain/processes';

/** Addresses of parts of a filing that have a page of their own, where no step of the wizard shows them. */
export const PART_ADDRESSES = ['documents', 'add-document', 'fine-revenue-details'] as const;
export type PartAddress = (typeof PART_ADDRESSES)[number];

/** What may stand in the place of a step: a step of the process, also one not asked now, a part, the receipt. */
export const isPartAddress = ({ steps = [] }: Pick<ProcessDefinition, 'steps'>, step: string): boolean =>
  step === 'submitted' || [...steps.map(({ key }) => key), ...PART_ADDRESSES].includes(step);
