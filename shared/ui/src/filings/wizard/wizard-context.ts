import { createContext, use } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { FilingFrame, ListSection, ProcessDefinition } from '@registrar/domain/processes';
import type { FilingDraft } from '../filing/filing-draft';
import type { ItemAt } from '../filing/item-address';
import type { Opened } from '../filing/list-part-props';

/** The filing that is being written, for whatever stands inside its wizard. */
export interface WizardState {
  readonly detail: ApplicationDetail;
  readonly definition: ProcessDefinition;
  /** With the answers that are saved and the items that have come. */
  readonly frame: FilingFrame;
  /** False while some list of the frame is still on its way. */
  readonly frameComplete: boolean;
  readonly draft: FilingDraft;
  /** Waits for the parts of the step that is open; false when one of them could not be saved. */
  readonly saveStep: () => Promise<boolean>;
  /**
   * `SECTION`, `SECTION.field`, `SECTION.<itemId>` or `SECTION.<itemId>.field`: a draft is open as a whole, a
   * correction where the office has pinned.
   */
  readonly isOpen: (path: string) => boolean;
  readonly openStep: (key: string) => Promise<void>;
  /** The item with steps of its own that the address names; it stands in the place of the step. */
  readonly itemAt: ItemAt | undefined;
  /** Leads to such an item, or back to its list. `replace`: in the place of the present address. */
  readonly openItem: (
    section: ListSection,
    opened: Opened | undefined,
    at?: { readonly itemStep?: string; readonly replace?: boolean },
  ) => void;
  /** Opens the step of a place and leads to it there: `SECTION.field`, `SECTION.<itemId>`, `DOCUMENTS.<key>`. */
  readonly openPlace: (path: string) => Promise<void>;
  /** The place that somebody is led to and that no part of the page has shown yet. */
  readonly wantedPlace: string | undefined;
  /** Said by the part that has shown it. */
  readonly placeShown: () => void;
}

/** `SHAREHOLDER.<id>` stands above `SHAREHOLDER.<id>.person.email`, and `SHAREHOLDER` above both. */
const standsAbove = (upper: string, lower: string): boolean => lower === upper || lower.startsWith(`${upper}.`);

/**
 * Whether a place of the filing may be written now. A pin opens what it points at and everything below it; a form that
 * holds a pinned field is open as far as that field, so a path above a pin counts as open too.
 */
export function isOpenPath(
  { status, unlocked }: Pick<ApplicationDetail, 'status' | 'unlocked'>,
  path: string,
): boolean {
  if (unlocked === null || unlocked === undefined) return status === 'DRAFT';
  return unlocked.some((open) => standsAbove(open, path) || standsAbove(path, open));
}

export const WizardContext = createContext<WizardState | null>(null);

export function useWizard(): WizardState {
  const wizard = use(WizardContext);
  if (wizard === null) throw new Error('useWizard is called outside the wizard');
  return wizard;
}

/** How often the text of this part was replaced by something else than typing: its form begins anew with it. */
export function useMerges(part: string | undefined): number {
  const { draft } = useWizard();
  return part === undefined ? 0 : (draft.state.begun?.get(part) ?? 0);
}
