import type { Copyable } from '@registrar/domain/calls/copies';
import { letterKinds } from '@registrar/domain/calls/letters';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { NOT_COPIED, PUBLIC_PAPERS, readCopiedCompany, type CopiedCompany } from './copied-company';
import { isInGoodStanding } from './good-standing';

const LISTED = 300;

/** What this person may ask copies of. Of a company for which they do not speak: what is public. */
export async function readCopyable(
  db: Kysely<DB>,
  actor: Actor | null,
  companyId: string,
  now: Date,
): Promise<Copyable> {
  const company = await readCopiedCompany(db, actor, companyId, dayInNepal(now));
  const { nameEnglish, nameNepali, registrationNumber, speaks, shareList } = company;
  return {
    company: { id: company.id, nameEnglish, nameNepali, registrationNumber },
    speaks,
    shareList,
    noGoodStanding: (await isInGoodStanding(db, companyId, now)) ? null : NO_GOOD_STANDING,
    papers: (await copiedPapers(db, company).limit(LISTED).execute()).map((row) => {
      const kind = letterKinds.schema.parse(row.kind);
      const { ne, en } = letterKinds.name(kind);
      return {
        nameEnglish: en,
        nameNepali: ne,
        code: row.code,
        kind,
        language: row.language === 'BOTH' ? null : row.language,
        issuedOn: dayInNepal(row.issued_at),
      };
    }),
    documents: (await copiedDocuments(db, company).limit(LISTED).execute()).map((row) => ({
      nameEnglish: row.name,
      nameNepali: row.name,
      id: row.id,
      applicationNumber: row.application_number ?? '',
      filedOn: dayInNepal(row.uploaded_at),
    })),
  };
}

/** The same for everybody: the facts behind it are the company's own. */
export const NO_GOOD_STANDING = {
  nameNepali:
    'यो प्रमाणपत्र सक्रिय, आर्थिक वर्षको वार्षिक विवरण स्वीकृत भएको र जरिबाना बाँकी नरहेको कम्पनीलाई मात्र दिइन्छ। हाल यो कम्पनी त्यस्तो अवस्थामा छैन।',
  nameEnglish:
    'This certificate is issued only of a company that is active, whose annual report is approved and that owes no fine. This company does not meet these conditions now.',
};

/** The papers that this person may have copied, the newest first. */
export function copiedPapers(db: Kysely<DB>, { id, speaks }: CopiedCompany) {
  return db
    .selectFrom('letter')
    .select(['id', 'code', 'kind', 'language', 'issued_at', 'file_key'])
    .where('company_id', '=', id)
    .where('file_key', 'is not', null)
    .where('revoked_at', 'is', null)
    .where('kind', 'not in', [...NOT_COPIED])
    .$if(!speaks, (query) => query.where('kind', 'in', [...PUBLIC_PAPERS]))
    .orderBy('issued_at', 'desc')
    .orderBy('id');
}

/** Documents of filings that were approved: only for who speaks for the company, because they say much of persons. */
export function copiedDocuments(db: Kysely<DB>, { id, speaks }: CopiedCompany) {
  return db
    .selectFrom('filing_document')
    .innerJoin('application', 'application.id', 'filing_document.application_id')
    .select([
      'filing_document.id',
      'filing_document.name',
      'filing_document.sha256',
      'filing_document.media_type',
      'filing_document.uploaded_at',
      'application.application_number',
    ])
    .where('application.company_id', '=', speaks ? id : null)
    .where('application.status', 'in', ['APPROVED', 'SUCCESS'])
    .where('filing_document.removed_at', 'is', null)
    .where('filing_document.status', '<>', 'REJECTED')
    .where('filing_document.media_type', '<>', 'application/msword')
    .orderBy('filing_document.uploaded_at', 'desc')
    .orderBy('filing_document.id');
}
