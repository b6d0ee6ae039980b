import type { z } from 'zod';
import { namedTooMany, type FilingFrame, type ListSection, type ProcessDefinition } from '@registrar/domain/processes';
import { completeSchema } from '../../sections/section/complete-schema';
import { withItem } from './filing-frame';

/** The schema of one item of a list, with what the filing as a whole says of its answers. `frame` as it is saved. */
export const itemSchema = (
  section: ListSection,
  definition: ProcessDefinition,
  frame: FilingFrame,
  itemId: string,
): z.ZodType =>
  completeSchema(section.item.schemaFor(frame), (data) =>
    namedTooMany(section, data, definition, withItem(frame, section.key, itemId, data)),
  );
