import type { Bilingual } from '../../bilingual';
import type { AdDay } from '../../calendar';
import { filedAnswers, type FilingFrame } from '../definition/filing-frame';
import type { SectionDefinition } from '../definition/section-definition';
import { answers, withRules } from './answer';
import { reason, reasonField } from './reason';
import { resolution, resolutionFields, resolutionFindings } from './resolution';

const resolved = answers({ reason, resolution });

/** The section of a filing that a special resolution decides: why, and the resolution. */
export const resolutionSection = <Key extends string>(key: Key, label: Bilingual, why: Bilingual) =>
  ({
    key,
    label,
    schema: resolved.complete,
    schemaFor: (frame: FilingFrame) =>
      withRules(resolved, (kept) => resolutionFindings('resolution', kept.resolution, frame)),
    draft: resolved.draft,
    optional: false,
    fields: [reasonField(why.ne, why.en), ...resolutionFields('resolution')],
  }) satisfies SectionDefinition<Key>;

/** The day of the resolution (AD) in such a section; undefined while it is not answered. */
export const resolvedIn = (frame: Pick<FilingFrame, 'answers'>, key: string): AdDay | undefined =>
  resolved.draft.safeParse(filedAnswers(frame, key)).data?.resolution?.resolutionOn;
