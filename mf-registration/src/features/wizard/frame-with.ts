import { filedItems, type Answers, type FilingFrame } from '@registrar/domain/processes';

/** The frame as it is while this item is being written: what is typed stands in the place of what is saved. */
export function withItem(frame: FilingFrame, sectionKey: string, itemId: string, data: Answers): FilingFrame {
  const saved = filedItems(frame, sectionKey);
  const known = saved.some(({ id }) => id === itemId);
  const items = known ? saved.map((item) => (item.id === itemId ? { ...item, data } : item)) : [...saved, { id: itemId, position: saved.length + 1, data }];
  return { ...frame, answers: { ...frame.answers, [sectionKey]: { items } } };
}
