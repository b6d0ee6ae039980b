import { shareholderChangeTypes } from '../../../enumerations/persons';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import { answers, choice, findingsOf, maybe, withRules } from '../../questions/answer';
import { always, ask, type When } from '../../questions/ask';
import { decision, decisionFields, decisionFindings } from '../../questions/decision';
import type { SectionDefinition } from '../../definition/section-definition';
import { registeredPeople } from '../../questions/people/registered-people';

const kindAnswers = answers({
  changeType: choice(shareholderChangeTypes.keys, 'SHAREHOLDER_CHANGE_TYPE_REQUIRED'),
  decision: maybe(decision),
});
const ofBoard: When = (data) => data['changeType'] === 'BOD_UPDATE';

/** The kind of filing: errors in the data of holders, or a change of the board, which the company has decided. */
export const SHAREHOLDER_CHANGE_KIND = {
  key: 'SHAREHOLDER_CHANGE_KIND',
  label: { ne: 'के सच्याउने वा परिवर्तन गर्ने', en: 'What is corrected or changed' },
  schema: kindAnswers.complete,
  schemaFor: (frame) =>
    withRules(kindAnswers, (kept) => {
      if (kept.changeType === 'ERROR_CORRECTION')
        // without a list of holders there is nothing to correct
        return frame.company && registeredPeople(frame).holders.length === 0
          ? [{ path: ['changeType'], code: 'NO_HOLDER_REGISTERED' }]
          : [];
      return kept.changeType === 'BOD_UPDATE'
        ? [
            ...findingsOf('decision', decision.complete, kept.decision),
            ...decisionFindings('decision', kept.decision, frame),
          ]
        : [];
    }),
  draft: kindAnswers.draft,
  optional: false,
  fields: [
    ask('changeType', 'radio', 'परिवर्तनको किसिम', 'Kind of change', {
      required: always,
      options: shareholderChangeTypes,
      hint: {
        ne: 'यहाँ शेयरधनी र सञ्चालकको विवरण मात्र सच्चिन्छ। नामको हिज्जे, ठेगाना वा उद्देश्यमा गल्ती चढेको भए त्रुटि सच्याउने निवेदन दिनुहोस्।',
        en: 'Only data of shareholders and directors are corrected here. Where the spelling of the name, the address or the objectives are wrong, ask for an error correction.',
      },
    }),
    ...decisionFields('decision').map((field) => ({ ...field, when: ofBoard })),
  ],
} satisfies SectionDefinition<'SHAREHOLDER_CHANGE_KIND'>;

const kindOf = (frame: Pick<FilingFrame, 'answers'>): unknown =>
  filedAnswers(frame, SHAREHOLDER_CHANGE_KIND.key)['changeType'];
export const correctsHolders = (frame: Pick<FilingFrame, 'answers'>): boolean => kindOf(frame) === 'ERROR_CORRECTION';
export const updatesBoard = (frame: Pick<FilingFrame, 'answers'>): boolean => kindOf(frame) === 'BOD_UPDATE';

/** AD; undefined while it is not answered. */
export const boardDecidedOn = (frame: Pick<FilingFrame, 'answers'>): string | undefined =>
  kindAnswers.draft.safeParse(filedAnswers(frame, SHAREHOLDER_CHANGE_KIND.key)).data?.decision?.decidedOn;
