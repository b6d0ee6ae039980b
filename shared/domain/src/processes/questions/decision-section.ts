import type { Bilingual } from '../../bilingual';
import type { FilingFrame } from '../definition/filing-frame';
import type { SectionDefinition } from '../definition/section-definition';
import { answers, withRules } from './answer';
import { decision, decisionFields, decisionFindings } from './decision';
import { reason, reasonField } from './reason';

const decided = answers({ reason, decision });

/** The section of a filing that a body of the company decides: why, and the decision. */
export const decisionSection = <Key extends string>(key: Key, label: Bilingual, why: Bilingual) =>
  ({
    key,
    label,
    schema: decided.complete,
    schemaFor: (frame: FilingFrame) => withRules(decided, (kept) => decisionFindings('decision', kept.decision, frame)),
    draft: decided.draft,
    optional: false,
    fields: [reasonField(why.ne, why.en), ...decisionFields('decision')],
  }) satisfies SectionDefinition<Key>;
