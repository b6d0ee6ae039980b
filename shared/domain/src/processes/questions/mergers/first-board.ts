import { companyTypeRules } from '../../../registration/company-type-rules';
import { isRegistered } from '../../definition/register-choice';
import type { FiledItem, FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue, ListSection } from '../../definition/section-definition';
import { withRules, type Finding } from '../answer';
import { BOD_DETAILS } from '../directors/bod-details';
import { independenceIssues, seatTwiceIssues, sizeIssues } from '../directors/board-together';
import { directorDraft, directorWithProof, outsideDirector } from '../directors/director-answers';
import { directorFindings } from '../directors/director-rules';
import { ofRegister } from '../directors/seat-of-register';
import { holderTitle, personTitle } from '../item-title';
import { registeredPeople } from '../people/registered-people';
import { filedTypeAfter, isIntoNew } from './company-after';

const KEY = 'FIRST_BOARD';

/** A director is judged as in a registration: the company does not exist, and the holders are those of the filer. */
const asFounding = (frame: FilingFrame): FilingFrame => ({
  ...frame,
  companyType: filedTypeAfter(frame),
  company: null,
  answers: { SHAREHOLDER: { items: registeredPeople(frame).items } },
});

function boardIssues(items: readonly FiledItem[], frame: FilingFrame): readonly CrossIssue[] {
  const type = filedTypeAfter(frame);
  const rules = type && companyTypeRules(type);
  const limits = rules?.directors
    ? [...sizeIssues(items.length, rules.directors), ...independenceIssues(items, rules)]
    : [];
  return [...limits, ...seatTwiceIssues(items)];
}

/**
 * Who directs the new company at first. Of the holders only those of the company that files are chosen from the
 * register, because whoever files does not see the people of the other one; each director consents in writing.
 */
export const FIRST_BOARD = {
  kind: 'LIST',
  key: KEY,
  label: { ne: 'नयाँ कम्पनीको सञ्चालक समिति', en: 'Board of the new company' },
  optional: false,
  appliesTo: isIntoNew,
  most: BOD_DETAILS.most,
  item: {
    name: BOD_DETAILS.item.name,
    schemaFor(frame) {
      const founding = asFounding(frame);
      return withRules(directorWithProof, (kept): Finding[] => {
        const seated = kept.directorType === 'OUTSIDE_SHAREHOLDER' ? undefined : kept.holderItemId;
        const unknown = seated !== undefined && !isRegistered(frame, ['SHAREHOLDER'], seated);
        return [
          ...directorFindings(kept, founding, outsideDirector.complete, false),
          ...(unknown ? [{ path: ['holderItemId'], code: 'REGISTER_CHOICE_UNKNOWN' } as const] : []),
        ].filter(({ code }) => code !== 'DIRECTOR_HOLDER_GONE');
      });
    },
    draft: directorDraft,
    title(data, { company = null }: Partial<FilingFrame> = {}) {
      if (data['directorType'] !== 'PROMOTER') return personTitle(data['person']);
      const holder = registeredPeople({ company }).items.find(({ id }) => id === data['holderItemId']);
      return holder ? holderTitle(holder.data) : { ne: '', en: '' };
    },
    fields: BOD_DETAILS.item.fields.map(ofRegister),
  },
  issues: boardIssues,
} satisfies ListSection<typeof KEY>;
