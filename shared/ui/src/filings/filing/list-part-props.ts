import type { ColumnsType } from 'antd/es/table';
import type { ComponentType, ReactNode } from 'react';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import type { Answers, FiledItem, FilingFrame, ItemStep, ListSection } from '@registrar/domain/processes';

/** What the drawer shows: an item by its id, or one that is not there yet. */
export type Opened = { readonly kind: 'new' } | { readonly kind: 'edit' | 'view'; readonly id: string };

export interface OpenedAt {
  readonly opened: Opened | undefined;
  readonly open: (opened: Opened | undefined) => void;
}

export interface ItemBodyProps {
  readonly section: ListSection;
  /** Undefined until the first answer of a new one is saved. */
  readonly item: FiledItemState | undefined;
  readonly initial: Answers;
  /** Everything the form holds; saved by itself. */
  readonly onChange: (data: Answers) => void;
  /** It is in order. */
  readonly onGood: () => void;
  readonly isLocked: (path: string) => boolean;
  readonly readOnly: boolean;
  /** The buttons; inside the form, so that Enter goes on. */
  readonly children: ReactNode;
}
export type ItemBody = ComponentType<ItemBodyProps>;

/** One step of an item that has steps of its own. */
export interface ItemStepBodyProps extends ItemBodyProps {
  readonly step: ItemStep;
}
export type ItemStepBody = ComponentType<ItemStepBodyProps>;

export interface FiledItemProps {
  readonly item: Pick<FiledItem, 'id' | 'data'>;
  readonly frame: FilingFrame;
}

export interface ListPartProps {
  readonly sectionKey: string;
  /** Between name and state. */
  readonly columns?: ColumnsType<FiledItemState>;
  /** What the column of the names is called; without it as the section calls an entry. */
  readonly heading?: string;
  /** Instead of "complete" and what is wrong, where the entry waits for somebody else. */
  readonly stateOf?: (item: FiledItemState) => ReactNode;
  /** Instead of the form of the definition, for items that are asked in pages of their own. */
  readonly body?: ItemBody;
  /** The same for one step of an item, in a list whose items have steps of their own. */
  readonly stepBody?: ItemStepBody;
  /** Of which entries something is asked; the others are read and deleted alone. Without it of all. */
  readonly isAsked?: (item: FiledItemState) => boolean;
  /** Said before an item is deleted, e.g. what goes with it. */
  readonly removalWarning?: (item: FiledItemState) => ReactNode;
  /** Beside "Add": an import. */
  readonly tools?: ReactNode;
  readonly empty?: string;
  /** Between the heading and the list: what the law asks of the list, or how far it has come. */
  readonly before?: ReactNode;
  /** How many there may be here, where that is less than the section says; `full` is the sentence for it. */
  readonly most?: number;
  readonly full?: string;
  /** What an entry is called when it is said to be added or changed; without it as the section calls it. */
  readonly told?: string;
  /** Which entry stands beside the list, where the remote keeps that; without it the list does. */
  readonly at?: OpenedAt;
}
