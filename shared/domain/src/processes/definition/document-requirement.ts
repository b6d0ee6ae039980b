import type { Bilingual } from '../../bilingual';
import type { FileExtension } from '../../enumerations/portal';
import { filedItems, type FiledItem, type FilingFrame } from './filing-frame';

/** The party that must consent before the office may decide. */
export type ConsentGiver = 'PARENT_COMPANY' | 'REGULATOR';

/** A document of a filing. */
export interface DocumentRequirement {
  /** Unique in a definition. For a document per person it is the beginning of the place's key. */
  readonly key: string;
  readonly name: Bilingual;
  /** NEVER: optional. CONSENT: it is the consent of `consentOf`, and required where that consent is needed. */
  readonly when: 'ALWAYS' | 'CONSENT' | 'NEVER';
  /** The party that consents. The parent company that is asked for its consent may see this document. */
  readonly consentOf?: ConsentGiver;
  /** Whether the document has a place in this filing; without it: yes. */
  asked?(frame: FilingFrame): boolean;
  /** Whether it is required with these answers, where `when` requires it; without it: yes. */
  requiredWith?(frame: FilingFrame): boolean;
  /** One place for each item of this LIST section; its key is `KEY:<itemId>`. */
  readonly forEachOf?: string;
  /** With `forEachOf`: whether it is required for this item; without it: for each item. */
  askedOf?(item: FiledItem, frame: FilingFrame): boolean;
  /** With `forEachOf`: the person’s own paper, which is the same in every list that the person stands in. */
  readonly provesIdentity?: boolean;
  readonly maximumMegabytes: number;
  readonly extensions: readonly FileExtension[];
}

/** The place of one document: the requirement itself, or the requirement for one person. */
export interface DocumentPlaceKey {
  readonly key: string;
  readonly requirement: DocumentRequirement;
  readonly item: FiledItem | null;
}

/**
 * The documents of a process that apply to this filing, its company type and its answers; the office may request them
 * again.
 */
export function askableDocuments(
  documents: readonly DocumentRequirement[],
  frame: FilingFrame,
): readonly DocumentRequirement[] {
  return documents.filter((requirement) => requirement.asked?.(frame) ?? true);
}

/** Every document place of a filing with its present answers, required or optional. */
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
