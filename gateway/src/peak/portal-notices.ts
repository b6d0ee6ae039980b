import { addDays } from '@registrar/domain/calendar';
import type { PortalNotice, PortalNotices } from '@registrar/domain/calls/peak';
import type { Kysely } from 'kysely';
import { noFineRuleSchema } from '../obligations/no-fine-rule';
import { dayParameters } from '../notifications/facts';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { sentence, type MessageKey, type MessageParameters } from '../platform/language';
import { peakNow, type Peak } from './peak-state';

/** So long after its last day an outage is told of. */
const OUTAGE_TOLD_DAYS = 7;
/** The bus of PostgreSQL carries 8,000 bytes, and a name of days has up to two hundred letters. */
const MOST_OUTAGES = 2;

/** What holds for everybody who files, now. */
export async function portalNotices(db: Kysely<DB>, now: Date): Promise<PortalNotices> {
  const peak = await peakNow(db, now);
  return { notices: [...(peak.on ? [peakNotice(peak)] : []), ...(await outageNotices(db, now))] };
}

function peakNotice({ lastDay, until }: Peak): PortalNotice {
  if (lastDay !== null) return notice('PEAK', 'peak.lastDay', dayParameters('day', lastDay));
  return until === null ? notice('PEAK', 'peak.open') : notice('PEAK', 'peak.until', dayParameters('day', until));
}

async function outageNotices(db: Kysely<DB>, now: Date): Promise<PortalNotice[]> {
  const today = dayInNepal(now);
  const rows = await db
    .selectFrom('configuration')
    .select(['valid_from', 'valid_to', 'value'])
    .where('key', '=', 'NO_FINE_OUTAGE')
    .where('valid_from', '<=', today)
    .where('valid_to', '>=', addDays(today, -OUTAGE_TOLD_DAYS))
    .orderBy('valid_from', 'desc')
    .limit(MOST_OUTAGES)
    .execute();
  return rows.flatMap(({ valid_from, valid_to, value }) => {
    if (valid_to === null) return [];
    const { nameNepali, nameEnglish } = noFineRuleSchema.parse(value);
    return notice('OUTAGE', 'peak.outage', {
      name: nameEnglish,
      nameNepali,
      ...dayParameters('from', valid_from),
      ...dayParameters('to', valid_to),
    });
  });
}

function notice(kind: PortalNotice['kind'], key: MessageKey, parameters: MessageParameters = {}): PortalNotice {
  return { kind, textNe: sentence(key, 'np', parameters), textEn: sentence(key, 'en', parameters) };
}
