import { OPEN_ASPECTS } from '@registrar/domain/calls/open-data';
import type { Publication, PublicationFeed, PublicationQuery } from '@registrar/domain/calls/publications';
import { publicParts, samePart, type PartData } from '@registrar/domain/register';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../platform/database/schema.generated';
import { partSchema } from '../../register/entries/read-entries';
import { pageOfCompany } from '../open-company';

type OpenAspect = (typeof OPEN_ASPECTS)[number];
const openAspectSchema = z.enum(OPEN_ASPECTS);

/** What was published after a number, the oldest first. Entries whose open side did not change are left out. */
export async function readPublications(
  db: Kysely<DB>,
  { after, limit }: PublicationQuery,
  portalUrl: string,
): Promise<PublicationFeed> {
  const rows = await db
    .selectFrom('register_publication as published')
    .innerJoin('company', 'company.id', 'published.company_id')
    .select(['published.number', 'published.published_at', 'published.company_id', 'published.company_version'])
    .select(['company.name_nepali', 'company.name_english', 'company.registration_number'])
    .where('published.number', '>', after)
    .orderBy('published.number')
    .limit(limit)
    .execute();
  const entries = await entriesOf(db, rows);
  const { latest } = await db
    .selectFrom('register_publication')
    .select((of) => of.fn.coalesce(of.fn.max('number'), sql<number>`0`).as('latest'))
    .executeTakeFirstOrThrow();
  return {
    publications: rows.flatMap((row) => {
      const own = entries.get(keyOf(row)) ?? [];
      return own.length === 0
        ? []
        : [
            {
              number: Number(row.number),
              publishedAt: row.published_at.toISOString(),
              company: {
                id: row.company_id,
                url: pageOfCompany(portalUrl, row.company_id),
                registrationNumber: row.registration_number,
                nameNepali: row.name_nepali,
                nameEnglish: row.name_english,
              },
              entries: own,
            },
          ];
    }),
    next: Number(rows.at(-1)?.number ?? after),
    latest: Number(latest),
  };
}

interface Version {
  readonly company_id: string;
  readonly company_version: number;
}
const keyOf = ({ company_id, company_version }: Version): string => `${company_id}/${company_version}`;

async function entriesOf(
  db: Kysely<DB>,
  versions: readonly Version[],
): Promise<ReadonlyMap<string, Publication['entries']>> {
  const found = new Map<string, Publication['entries']>();
  if (versions.length === 0) return found;
  const rows = await db
    .selectFrom('register_entry')
    .select(['company_id', 'company_version', 'aspect', 'subject_id', 'before', 'after', 'effective_on'])
    .where((of) =>
      of(
        of.refTuple('company_id', 'company_version'),
        'in',
        versions.map(({ company_id, company_version }) => of.tuple(company_id, company_version)),
      ),
    )
    .where('aspect', 'in', [...OPEN_ASPECTS])
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const aspect = openAspectSchema.parse(row.aspect);
    const [before, after] = [openSide(aspect, row.before), openSide(aspect, row.after)];
    // only what is not public has changed
    if (samePart(before, after)) continue;
    const entry = {
      aspect,
      subjectId: row.subject_id,
      change: after === null ? ('ENDED' as const) : before === null ? ('ENTERED' as const) : ('CHANGED' as const),
      effectiveOn: row.effective_on,
      before,
      after,
    };
    found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), entry]);
  }
  return found;
}

function openSide(aspect: OpenAspect, part: unknown): PartData | null {
  const parsed = partSchema.parse(part);
  return parsed === null ? null : publicParts[aspect].parse(parsed);
}
