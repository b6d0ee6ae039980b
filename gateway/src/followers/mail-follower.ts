import { mailOf } from '../accounts/messages';
import { noticeContent, type Notice } from '../notifications/notice';
import { BASE } from '../platform/http/gateway-app';
import { sentence, type WireLanguage } from '../platform/language';
import { mailJob } from '../platform/outbound/message-jobs';
import type { UnitOfWork } from '../platform/unit-of-work';
import { followerPage, followerToken } from './follower-token';

interface Follower {
  readonly id: string;
  readonly email: string;
  readonly language: WireLanguage;
}

interface News {
  readonly notice: Notice;
  /** For the list of what could not be delivered. */
  readonly about: string;
  /** Of the news: one mail each, whether or not the job that writes them is taken up again. */
  readonly key: string;
}

/** One piece of news to an address that follows, which a mail program stops with one click (RFC 8058). */
export function mailFollower(
  unit: UnitOfWork,
  pepper: string,
  { id, email, language }: Follower,
  { notice, about, key }: News,
): void {
  const token = followerToken(pepper, email);
  const stop = { text: sentence('follower.stop', language), path: followerPage(token) };
  unit.enqueue(
    mailJob,
    {
      ...mailOf(email, { ...noticeContent(notice, language), closing: [stop] }),
      about,
      unsubscribe: `${BASE}/public/notice-follower/${token}/${id}/stop`,
    },
    { dedupeKey: `follower:${key}:${id}` },
  );
}
