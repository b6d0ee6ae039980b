import type { Bilingual } from '../../bilingual';
import type { FileExtension } from '../../enumerations/portal';
import { filedItems, type FiledItem, type FilingFrame } from './filing-frame';

/** Who has to agree before the office may decide. */
export type ConsentGiver = 'PARENT_COMPANY' | 'REGULATOR';

/** A paper that belongs to a filing. */
export interface DocumentRequirement {
  /** Once in a definition; of a paper that is asked for each person the beginning of the place's key. */
  readonly key: string;
  readonly name: Bilingual;
  /**
   * NEVER: it may be added, nobody has to. CONSENT: it is the consent of `consentOf`, and asked for where that is
   * needed.
   */
  readonly when: 'ALWAYS' | 'CONSENT' | 'NEVER';
  /** Whose consent it is. The parent company that is asked for its own is shown this paper. */
  readonly consentOf?: ConsentGiver;
  /** Has the paper a place in this filing at all? Without it: yes. */
  asked?(frame: FilingFrame): boolean;
  /** One for each item of this LIST section; the key of such a place is `KEY:<itemId>`. */
  readonly forEachOf?: string;
  /** With `forEachOf`: is it asked of this one? Without it: of each. */
  askedOf?(item: FiledItem, frame: FilingFrame): boolean;
  readonly maximumMegabytes: number;
  readonly extensions: readonly FileExtension[];
}

/** Where one document is laid: the requirement itself, or the requirement for one person. */
export interface DocumentPlaceKey {
  readonly key: string;
  readonly requirement: DocumentRequirement;
  readonly item: FiledItem | null;
}

/**
 * The papers of a process that have to do with this filing, with its kind of company and its answers: what the office
 * may ask for once more.
 */
export function askableDocuments(
  documents: readonly DocumentRequirement[],
  frame: FilingFrame,
): readonly DocumentRequirement[] {
  return documents.filter((requirement) => requirement.asked?.(frame) ?? true);
}

/** Every place of a filing with the answers as they are, whether a paper has to lie there or only may. */
export function documentPlaces(documents: readonly DocumentRequirement[], frame: FilingFrame): DocumentPlaceKey[] {
  return askableDocuments(documents, frame).flatMap((requirement): DocumentPlaceKey[] => {
    if (requirement.forEachOf === undefined) return [{ key: requirement.key, requirement, item: null }];
    return filedItems(frame, requirement.forEachOf)
      .filter((item) => requirement.askedOf?.(item, frame) ?? true)
      .map((item) => ({ key: placeKey(requirement.key, item.id), requirement, item }));
  });
}

export function placeKey(requirementKey: string, itemId: string): string {
  return `${requirementKey}:${itemId}`;
}
