import type { FollowAsked, FollowNoticeRequest } from '@registrar/domain/calls/notice-followers';
import { proceedingKind } from '@registrar/domain/proceedings';
import type { Caller } from '../../accounts/caller';
import { askFollower } from '../../followers/ask-follower';
import { fact } from '../../notifications/facts';
import type { WireLanguage } from '../../platform/language';
import type { Platform } from '../../platform/platform';
import { refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { publishedNotice } from '../public-notices';

/**
 * Asks the address whether it wants the news of the proceeding of this notice.
 *
 * @throws REQ-404 for a notice that is not published, FLOW-409 once its proceeding has ended, RATE-429
 */
export async function followNotice(
  { config }: Platform,
  unit: UnitOfWork,
  noticeId: string,
  asked: { readonly request: FollowNoticeRequest; readonly caller: Caller; readonly language: WireLanguage },
): Promise<FollowAsked> {
  const notice = await publishedNotice(unit.tx, noticeId);
  if (notice.ended_at !== null) refuse('FLOW-409', { message: 'proceeding.ended' });
  const { ne, en } = proceedingKind(notice.kind).name;
  return askFollower(unit, config.secrets.otpPepper, {
    email: asked.request.email,
    caller: asked.caller,
    language: asked.language,
    of: { proceedingId: notice.proceeding_id },
    about: 'PROCEEDING',
    question: (days) => ({
      title: 'follower.confirm.title',
      body: 'follower.confirm.body',
      next: 'follower.confirm.next',
      parameters: {
        number: notice.number,
        company: notice.name_english,
        companyNepali: notice.name_nepali,
        kind: en,
        kindNepali: ne,
        days,
      },
      facts: [
        ...fact('fact.company', { ne: notice.name_nepali, en: notice.name_english }),
        ...fact('fact.proceedingNumber', notice.number),
      ],
    }),
  });
}
