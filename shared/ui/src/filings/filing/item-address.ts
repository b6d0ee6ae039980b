import { filedItems, isList, sectionOf, type FilingFrame, type ListSection } from '@registrar/domain/processes';
import type { ProcessDefinition, StepDefinition } from '@registrar/domain/processes';
import type { FilingPages } from './filing-pages';
import type { Opened } from './list-part-props';

/** Where an item that is asked in steps of its own stands in the address of its filing. */
export interface ItemAddress {
  /** Of the filing: the step of the list. */
  readonly step: string;
  /** What stands for the item: see `keyOfItem`. */
  readonly item: string;
  /** A step of the item, or `VIEW`; without it its first one. */
  readonly itemStep?: string | undefined;
}

/** In the place of a step of the item: all of it, to read. */
export const VIEW = 'view';

/** What stands for an item in the address; for a new one of the list, as long as it has no id. */
export function keyOfItem({ key, item: { addressKey } }: ListSection, opened: Opened, frame: FilingFrame): string {
  if (opened.kind === 'new') return `new-${key}`;
  const data = filedItems(frame, key).find(({ id }) => id === opened.id)?.data;
  return (data && addressKey?.(data)) ?? opened.id;
}

export interface ItemAt {
  readonly section: ListSection;
  readonly opened: Opened;
  readonly itemStep: string | undefined;
}

const idOf = (at: ItemAt | undefined): string | undefined =>
  at === undefined || at.opened.kind === 'new' ? undefined : at.opened.id;

export const sameItem = (one: ItemAt | undefined, other: ItemAt | undefined): boolean =>
  one?.section === other?.section &&
  one?.itemStep === other?.itemStep &&
  one?.opened.kind === other?.opened.kind &&
  idOf(one) === idOf(other);

/** The item that an address names, among the lists of that step; undefined where there is none. */
export function itemAtAddress(
  definition: ProcessDefinition,
  step: StepDefinition | undefined,
  frame: FilingFrame,
  { item: wanted, itemStep }: ItemAddress,
): ItemAt | undefined {
  for (const section of (step?.sections ?? []).flatMap((key) => sectionOf(definition, key) ?? [])) {
    if (!isList(section) || section.itemSteps === undefined) continue;
    if (wanted === keyOfItem(section, { kind: 'new' }, frame)) return { section, opened: { kind: 'new' }, itemStep };
    const found = filedItems(frame, section.key).find(
      ({ id }) => keyOfItem(section, { kind: 'edit', id }, frame) === wanted,
    );
    if (found) return { section, opened: { kind: itemStep === VIEW ? 'view' : 'edit', id: found.id }, itemStep };
  }
  return undefined;
}

/** Names of the parameters behind the address of a step, where a remote has no addresses of its own for items. */
export const ITEM_PARAMETERS = { item: 'item', itemStep: 'item-step' } as const;

export function itemAddressOf(
  { itemAddressOf: own, addressOf }: Pick<FilingPages, 'addressOf' | 'itemAddressOf'>,
  applicationId: string,
  at: ItemAddress,
): string {
  if (own) return own(applicationId, at);
  const address = addressOf(applicationId, at.step);
  const parameters = new URLSearchParams({
    [ITEM_PARAMETERS.item]: at.item,
    ...(at.itemStep !== undefined && { [ITEM_PARAMETERS.itemStep]: at.itemStep }),
  });
  return `${address}${address.includes('?') ? '&' : '?'}${parameters.toString()}`;
}
