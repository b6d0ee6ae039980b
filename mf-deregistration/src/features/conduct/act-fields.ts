import {
  claimOutcomes,
  noticeChannels,
  opinionAnswers,
  opinionBodies,
  provenChannels,
  rayaStatuses,
} from '@registrar/domain/enumerations';
import {
  answerOpinionRequestSchema,
  askOpinionRequestSchema,
  judgeClaimRequestSchema,
  judgeOpinionRequestSchema,
  openPhaseRequestSchema,
  publishNoticeRequestSchema,
  returnNoticeRequestSchema,
  sendOpinionLinkRequestSchema,
} from '@registrar/domain/calls/proceedings';
import type { FieldDefinition } from '@registrar/domain/processes';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import type { Act } from './conduct';

const always = () => true;
const OPINION_JUDGEMENTS = ['APPROVED', 'REJECTED'] as const;
/** Whether the office keeps a proof of the way that was chosen. */
export const isProven = ({ channel }: Readonly<Record<string, unknown>>): boolean =>
  [...provenChannels].some((one) => one === channel);

const date = (path: string, ne: string, en: string): FieldDefinition => ({
  path,
  widget: 'date',
  label: { ne, en },
  required: always,
});
const text = (path: string, ne: string, en: string): FieldDefinition => ({
  path,
  widget: 'textarea',
  label: { ne, en },
  required: always,
  maximum: REASON_MAXIMUM,
});
const JUDGEMENT = text('reason', 'निर्णयको कारण', 'Reason of the decision');

/** What the officer is asked for an act. */
export function fieldsOf(act: Act, allowedBodies: readonly string[]): readonly FieldDefinition[] {
  switch (act.kind) {
    case 'publish':
      return [
        {
          path: 'channel',
          widget: 'radio',
          label: { ne: 'सूचना दिएको माध्यम', en: 'How the notice was given' },
          required: always,
          options: noticeChannels,
          offered: () => act.notice.channels,
        },
        date('publishedOn', 'प्रकाशित भएको वा बुझाइएको मिति', 'Day on which it appeared or was served'),
        {
          path: 'proof',
          widget: 'text',
          label: {
            ne: 'पत्रिकाको नाम र पृष्ठ, वा रजिष्ट्री वा तामेलीको नम्बर',
            en: 'Newspaper and page, or number of the letter or of the service',
          },
          required: always,
          when: isProven,
          maximum: 300,
        },
      ];
    case 'returnNotice':
      return [
        date('returnedOn', 'फिर्ता आएको मिति', 'Day of the return'),
        text('reason', 'फिर्ता आएको कारण', 'Reason of the return'),
      ];
    case 'judgeClaim':
      return [
        {
          path: 'outcome',
          widget: 'radio',
          label: { ne: 'निर्णय', en: 'Decision' },
          required: always,
          options: claimOutcomes,
        },
        JUDGEMENT,
      ];
    case 'askOpinion':
      return [
        {
          path: 'body',
          widget: 'select',
          label: { ne: 'राय माग्ने निकाय', en: 'Body that is asked' },
          required: always,
          options: opinionBodies,
          offered: () => allowedBodies,
        },
        text('question', 'राय मागिएको विषय', 'Question to the body'),
      ];
    case 'answerOpinion':
      return [
        date('answeredOn', 'राय प्राप्त भएको मिति', 'Day on which the answer came'),
        {
          path: 'kind',
          widget: 'radio',
          label: { ne: 'निकायको राय', en: 'Opinion of the body' },
          required: always,
          options: opinionAnswers,
        },
        {
          path: 'claimPaisa',
          widget: 'amount',
          label: { ne: 'दाबी रकम', en: 'Amount claimed' },
          when: ({ kind }) => kind === 'OBJECTION',
        },
        text('answer', 'प्राप्त राय', 'Answer of the body'),
      ];
    case 'judgeOpinion':
      return [
        {
          path: 'status',
          widget: 'radio',
          label: { ne: 'राय स्वीकार गर्ने वा नगर्ने', en: 'Whether the answer is accepted' },
          required: always,
          options: rayaStatuses,
          offered: () => OPINION_JUDGEMENTS,
        },
        JUDGEMENT,
      ];
    case 'sendOpinionLink':
      return [];
    case 'openPhase':
      return [text('remark', 'चरण खोल्नुको कारण', 'Reason for opening the phase')];
  }
}

/** The schema of what is asked; the version and the notice come from the page. */
export const actSchemas = {
  publish: publishNoticeRequestSchema.omit({ version: true, notice: true }),
  returnNotice: returnNoticeRequestSchema.omit({ version: true }),
  judgeClaim: judgeClaimRequestSchema.omit({ version: true }),
  askOpinion: askOpinionRequestSchema.omit({ version: true }),
  // a page of today says what it is; who wrote without it is of a release before
  answerOpinion: answerOpinionRequestSchema.omit({ version: true }).required({ kind: true }),
  sendOpinionLink: sendOpinionLinkRequestSchema.omit({ version: true }),
  judgeOpinion: judgeOpinionRequestSchema.omit({ version: true }),
  openPhase: openPhaseRequestSchema.omit({ version: true }),
} as const;
