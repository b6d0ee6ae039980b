import { proceedingKind } from '@registrar/domain/proceedings';
import { Feed } from 'feed';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { domainLanguage, sentence, type WireLanguage } from '../platform/language';
import { publishedNotices } from './public-notices';

/** As many as a reader that looks once a week may have missed. */
const NEWEST = 100;

export const ATOM_MEDIA_TYPE = 'application/atom+xml; charset=utf-8';

/**
 * The newest notices as an Atom feed (RFC 4287). Each keeps its id, which is the address of its page; nothing in it
 * depends on the moment at which it is asked for, so an unchanged feed is the same bytes.
 */
export async function noticeFeed(
  db: Kysely<DB>,
  { portalUrl, self, language }: { readonly portalUrl: string; readonly self: string; readonly language: WireLanguage },
): Promise<string> {
  const rows = await publishedNotices(db)
    .orderBy('proceeding_notice.recorded_at', 'desc')
    .orderBy('proceeding_notice.id')
    .limit(NEWEST)
    .execute();
  const own = domainLanguage(language);
  const page = new URL('/notices', portalUrl).href;
  const feed = new Feed({
    id: page,
    title: sentence('proceeding.feedTitle', language),
    description: sentence('proceeding.feedAbout', language),
    link: page,
    feedLinks: { atom: new URL(self, portalUrl).href },
    author: { name: sentence('mail.office', language) },
    copyright: '',
    generator: 'registrar',
    updated: rows[0]?.recorded_at ?? new Date(0),
  });
  for (const row of rows) {
    const kind = proceedingKind(row.kind);
    const name = kind.notices.find(({ key }) => key === row.notice)?.name[own] ?? row.notice;
    const company = own === 'ne' ? row.name_nepali : row.name_english;
    const recorded = row.recorded_at ?? new Date(0);
    feed.addItem({
      id: `${page}/${row.id}`,
      link: `${page}/${row.id}`,
      title: asHtml(`${company} (${row.registration_number}): ${name}`),
      content: asHtml((own === 'ne' ? row.text_nepali : row.text_english) ?? '').replaceAll('\n', '<br>'),
      date: recorded,
      published: recorded,
    });
  }
  return feed.atom1();
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The package writes titles and texts as HTML: what people wrote is text in it and nothing else. */
const asHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
