import { companyTypeRules } from '../../../registration/company-type-rules';
import type { FilingFrame } from '../../definition/filing-frame';
import type { ListSection } from '../../definition/section-definition';
import { answers, withRules } from '../../questions/answer';
import { personTitle } from '../../questions/item-title';
import { witnessFields, witnessFindings, witnessShape } from '../../questions/people/witness';

const KEY = 'WITNESS';

/** A witness of the signing of the memorandum. */
const witnessAnswers = answers(witnessShape);
export const witnessDraft = witnessAnswers.draft;
export const witness = witnessAnswers.complete;
export const witnessFor = ({ today }: FilingFrame) =>
  withRules(witnessAnswers, (kept) => witnessFindings([], kept, today));

export const WITNESS = {
  kind: 'LIST',
  key: KEY,
  label: { ne: 'साक्षी', en: 'Witnesses' },
  optional: false,
  appliesTo: ({ companyType }) => companyType === null || companyTypeRules(companyType).holders !== null,
  most: 20,
  item: {
    name: { ne: 'साक्षी', en: 'Witness' },
    schemaFor: witnessFor,
    draft: witnessDraft,
    title: personTitle,
    fields: witnessFields(),
  },
  issues: (items) => (items.length === 0 ? [{ path: '', code: 'WITNESS_REQUIRED' }] : []),
} satisfies ListSection<typeof KEY>;
