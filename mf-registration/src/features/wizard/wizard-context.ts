import { createContext, use } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { FilingFrame, ProcessDefinition } from '@registrar/domain/processes';
import type { FilingDraft } from '@registrar/ui/sections';

/** The filing that is being written, for whatever stands inside its wizard. */
export interface WizardState {
  readonly detail: ApplicationDetail;
  readonly definition: ProcessDefinition;
  /** With the answers that are saved and the items that have come. */
  readonly frame: FilingFrame;
  /** False while some list of the frame is still on its way. */
  readonly frameComplete: boolean;
  readonly draft: FilingDraft;
  /** `SECTION`, `SECTION.field`, `SECTION.<itemId>` or `SECTION.<itemId>.field`: a draft is open as a whole, a correction where the office has pinned. */
  readonly isOpen: (path: string) => boolean;
  readonly openStep: (key: string) => Promise<void>;
}

export const WizardContext = createContext<WizardState | null>(null);

export function useWizard(): WizardState {
  const wizard = use(WizardContext);
  if (wizard === null) throw new Error('useWizard is called outside the wizard');
  return wizard;
}
