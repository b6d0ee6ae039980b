import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { FilingFrame, ProcessDefinition } from '@registrar/domain/processes';
import type { AnswerViews } from '../../sections/answers/section-answers';
import type { ItemAddress } from './item-address';
import type { FiledItemProps, ListPartProps } from './list-part-props';
import type { StepProps } from './step-props';

export interface FiledPartProps {
  readonly frame: FilingFrame;
  /** Behind a place, by its path and what it is called: an officer's remark. */
  readonly beside?: (path: string, label: string, field: boolean) => ReactNode;
}

/** What a section has of its own beside its definition. */
export interface FilingPart {
  /** Asks it, instead of the form or the list of the definition. */
  readonly asked?: ComponentType;
  /** What its list has of its own: columns, the body of an entry, tools. */
  readonly list?: Omit<ListPartProps, 'sectionKey'>;
  /** What the page that reads one item says above its answers, for a list whose items have steps of their own. */
  readonly filedItem?: ComponentType<FiledItemProps>;
  /** Shows what was filed, where the answers are no questions. */
  readonly filed?: ComponentType<{ readonly frame: FilingFrame }>;
  /** The same, where the office places remarks within what is shown; instead of `filed`. */
  readonly filedWithRemarks?: ComponentType<FiledPartProps>;
}

/** What a remote brings to the pages of its filings; everything else comes from the definitions. */
export interface FilingPages {
  /** The kinds of filing that these pages show. */
  readonly processes: readonly [ProcessDefinition, ...ProcessDefinition[]];
  /** The page with the list of them. */
  readonly home: string;
  /** The page of one, or of one of its steps; without a step it goes on where the person left. */
  readonly addressOf: (applicationId: string, step?: string) => string;
  /** The page of an item with steps of its own; without it the address of the list's step with `ITEM_PARAMETERS`. */
  readonly itemAddressOf?: (applicationId: string, at: ItemAddress) => string;
  /** Steps that are more than the sections of their definition, by step key; each `lazy`. */
  readonly steps?: Readonly<Record<string, ComponentType<StepProps>>>;
  /** The steps that begin with everybody whom the filing names, and the lists to which a person may be added there. */
  readonly people?: { readonly steps: readonly string[]; readonly lists: readonly string[] };
  /** By section key. */
  readonly parts?: Readonly<Record<string, FilingPart>>;
  /**
   * What a filing says of itself beside its answers, above them on the page of where it stands; `lazy`, and nothing
   * where there is nothing to say.
   */
  readonly note?: ComponentType<{ readonly detail: ApplicationDetail }>;
  /** Answers that a plain value does not tell, by widget. */
  readonly views?: AnswerViews;
  /**
   * Where the remote has several kinds of filing: the kind's own sentences are `filing.<words>.<key>`, before
   * `filing.<key>`.
   */
  readonly words?: string;
}

export const FilingPagesContext = createContext<FilingPages | null>(null);

export function useFilingPages(): FilingPages {
  const pages = use(FilingPagesContext);
  if (pages === null) throw new Error('useFilingPages is called outside the pages of a filing');
  return pages;
}

/** The definition of this filing among those of its pages. */
export const definitionOf = (
  { processes }: FilingPages,
  { processName }: Pick<ApplicationDetail, 'processName'>,
): ProcessDefinition => processes.find(({ process }) => process === processName) ?? processes[0];

/** Addresses in which the step stands in the path and the filing behind it: `/home/step?application=id`. */
export const addressesBelow =
  (home: string): FilingPages['addressOf'] =>
  (applicationId, step) =>
    `${home}${step === undefined ? '' : `/${step}`}?application=${applicationId}`;
