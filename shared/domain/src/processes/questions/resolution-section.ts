import type { Bilingual } from '../../bilingual';
import type { AdDay } from '../../calendar';
import type { FieldDefinition } from '../definition/field-definition';
import { filedAnswers, type FilingFrame } from '../definition/filing-frame';
import type { SectionDefinition } from '../definition/section-definition';
import { answers, withRules, type Shape } from './answer';
import { reason, reasonField } from './reason';
import { resolution, resolutionFields, resolutionFindings } from './resolution';

const own = { reason, resolution };
const resolved = answers(own);

/** The section of a filing that a special resolution decides: why, and the resolution. */
export const resolutionSection = <Key extends string>(key: Key, label: Bilingual, why: Bilingual) =>
  resolutionSectionAfter({ answers: {}, fields: [] }, key, label, why);

/** The same with questions before the reason, stored beside it. */
export const resolutionSectionAfter = <Key extends string, First extends Shape>(
  first: { readonly answers: First; readonly fields: readonly FieldDefinition[] },
  key: Key,
  label: Bilingual,
  why: Bilingual,
) => {
  const asked = answers(Object.assign({}, first.answers, own));
  return {
    key,
    label,
    schema: asked.complete,
    schemaFor: (frame: FilingFrame) => withRules(asked, (kept) => dayFindings(kept, frame)),
    draft: asked.draft,
    optional: false,
    fields: [...first.fields, reasonField(why.ne, why.en), ...resolutionFields('resolution')],
  } satisfies SectionDefinition<Key>;
};

const dayFindings = (kept: unknown, frame: FilingFrame) =>
  resolutionFindings('resolution', resolved.draft.safeParse(kept).data?.resolution, frame);

/** What is answered to the questions that every such section has; undefined while there is nothing to read. */
export const resolvedAnswers = (frame: Pick<FilingFrame, 'answers'>, key: string) =>
  resolved.draft.safeParse(filedAnswers(frame, key)).data;

/** The day of the resolution (AD) in such a section; undefined while it is not answered. */
export const resolvedIn = (frame: Pick<FilingFrame, 'answers'>, key: string): AdDay | undefined =>
  resolvedAnswers(frame, key)?.resolution?.resolutionOn;
