import type { Bilingual } from '../../bilingual';
import type { ListSection } from '../definition/section-definition';
import { officeAddress, officeAddressFields, officeContact, officeContactFields } from './address';
import { answers, withRules } from './answer';
import { branchTitle } from './item-title';
import { streetFindings } from './street';

const KEY = 'BRANCH_INFORMATION';

const branchAnswers = answers({ address: officeAddress, contact: officeContact });
export const branchDraft = branchAnswers.draft;
const branch = withRules(branchAnswers, ({ address }) => streetFindings(['address'], address));
const ADDRESS: Bilingual = { ne: 'शाखाको ठेगाना', en: 'Address of the branch' };
const CONTACT: Bilingual = { ne: 'शाखाको सम्पर्क', en: 'Contact of the branch' };

export const BRANCH_INFORMATION = {
  kind: 'LIST',
  key: KEY,
  label: { ne: 'शाखाको विवरण', en: 'Branches' },
  optional: true,
  item: {
    name: { ne: 'शाखा', en: 'Branch' },
    schemaFor: () => branch,
    draft: branchDraft,
    title: branchTitle,
    fields: [...officeAddressFields('address', ADDRESS), ...officeContactFields('contact', CONTACT)],
  },
} satisfies ListSection<typeof KEY>;
