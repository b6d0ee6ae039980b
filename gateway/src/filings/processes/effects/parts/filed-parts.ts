import { filedItems, type FilingFrame } from '@registrar/domain/processes';
import type { NewEntry } from '../../../../register/entries/enter';

/**
 * A complete list item, with the id by which other answers refer to it; the id becomes the id of the part in the
 * register.
 */
export interface Filed<Data> {
  readonly id: string;
  readonly data: Data;
}

interface Reader<Data> {
  parse(data: unknown): Data;
}

/** The items of a list, parsed by the reader; an incomplete item throws. */
export function filedParts<Data>(frame: FilingFrame, key: string, reader: Reader<Data>): Filed<Data>[] {
  return filedItems(frame, key).map(({ id, data }) => ({ id, data: reader.parse(data) }));
}

/** One entry per item: its public data, with all filed answers in `details`. */
export function entriesOf<Data>(
  aspect: NewEntry['aspect'],
  items: readonly Filed<Data>[],
  shown: (data: Data, index: number) => object,
): NewEntry[] {
  return items.map(({ id, data }, index) => ({
    aspect,
    subjectId: id,
    after: { ...shown(data, index), details: data },
  }));
}
