import type { Bilingual } from '@registrar/domain/bilingual';
import { comparedCode } from '@registrar/domain/plain-text';
import { reportedAuditors } from '@registrar/domain/processes/filings/annual-report/auditors';
import { isNamesake } from '@registrar/domain/processes/questions/people/same-person';
import { sql, type Kysely } from 'kysely';
import { frameOf, type Application } from '../../../applications/application';
import type { DB } from '../../../platform/database/schema.generated';
import { isNumberIn } from '../../../platform/database/searched-number';
import type { FieldCaution } from '../effects/process-effects';

/** Another auditor with the same licence, and the company. */
interface OtherBearer {
  readonly name: Bilingual;
  readonly company: Bilingual;
  readonly registrationNumber: string;
}

export interface LicenceOfAnother {
  readonly auditor: 'thisYear' | 'nextYear';
  readonly bearer: OtherBearer;
}

const AUDITORS = ['thisYear', 'nextYear'] as const;

/**
 * A licence belongs to one auditor. If the register or a submitted report has it under another name and PAN, one of the
 * two is wrong. Only the office can decide which, so it is a caution and the report goes to an officer.
 */
export async function licencesOfAnother(db: Kysely<DB>, application: Application): Promise<LicenceOfAnother[]> {
  const given = reportedAuditors(frameOf(application));
  const found: LicenceOfAnother[] = [];
  for (const auditor of AUDITORS) {
    const one = given?.[auditor];
    if (one?.licenceNumber === undefined || (one.fullNameEnglish === undefined && one.fullNameNepali === undefined))
      continue;
    const own = { nameEnglish: one.fullNameEnglish, nameNepali: one.fullNameNepali };
    const other = (await bearersOf(db, one.licenceNumber, application.row.id)).find(
      ({ name_english, name_nepali, pan }) =>
        !isNamesake(own, { nameEnglish: name_english, nameNepali: name_nepali }) &&
        (pan === null || one.panNumber === undefined || comparedCode(pan) !== comparedCode(one.panNumber)),
    );
    if (other)
      found.push({
        auditor,
        bearer: {
          name: { ne: other.name_nepali, en: other.name_english },
          company: { ne: other.company_nepali, en: other.company_english },
          registrationNumber: other.registration_number,
        },
      });
  }
  return found;
}

interface Row {
  readonly name_english: string;
  readonly name_nepali: string;
  readonly pan: string | null;
  readonly company_english: string;
  readonly company_nepali: string;
  readonly registration_number: string;
}

/** Maximum number of names; large firms audit many companies, but under few names. */
const MOST = 20;

/** Each name once, from the register of any company and from submitted reports. */
async function bearersOf(db: Kysely<DB>, licence: string, applicationId: string): Promise<readonly Row[]> {
  const reported = (auditor: (typeof AUDITORS)[number]) => sql`
    select section.data #>> ${sql.lit(`{${auditor},fullNameEnglish}`)} as name_english, section.data #>> ${sql.lit(`{${auditor},fullNameNepali}`)} as name_nepali, section.data #>> ${sql.lit(`{${auditor},panNumber}`)} as pan, filed.company_id
      from application_section section join application filed on filed.id = section.application_id
     where section.section_key = 'AUDITORS' and ${isNumberIn(sql`section.data #>> ${sql.lit(`{${auditor},licenceNumber}`)}`, licence)}
       and filed.id <> ${applicationId} and filed.submitted_at is not null and filed.discarded_at is null and filed.status not in ('DRAFT', 'REJECTED')`;
  const { rows } = await sql<Row>`
    select distinct on (coalesce(borne.name_english, ''), coalesce(borne.name_nepali, ''), coalesce(borne.pan, ''))
           coalesce(borne.name_english, '') as name_english, coalesce(borne.name_nepali, '') as name_nepali, borne.pan, company.name_english as company_english, company.name_nepali as company_nepali, company.registration_number
      from (
        select entry.after ->> 'nameEnglish' as name_english, entry.after ->> 'nameNepali' as name_nepali, entry.after #>> '{details,panNumber}' as pan, entry.company_id
          from register_entry entry
         where entry.aspect = 'AUDITOR' and ${isNumberIn(sql`entry.after #>> '{details,licenceNumber}'`, licence)}
           -- what was corrected since counts as it was corrected
           and not exists (select 1 from register_entry later where later.company_id = entry.company_id and later.aspect = 'AUDITOR' and later.subject_id = entry.subject_id and later.revision > entry.revision and later.after is not null)
        union all ${reported('thisYear')}
        union all ${reported('nextYear')}
      ) borne join company on company.id = borne.company_id
     limit ${MOST}`.execute(db);
  return rows;
}

/**
 * The caution at the field of the licence. The applicant reads that another name has the licence; the office also reads
 * the name and the company.
 */
export async function licenceCautions(db: Kysely<DB>, application: Application): Promise<FieldCaution[]> {
  return (await licencesOfAnother(db, application)).map(
    ({ auditor, bearer: { name, company, registrationNumber } }) => ({
      sectionKey: 'AUDITORS',
      path: `${auditor}.licenceNumber`,
      message: 'report.licenceOfAnother',
      forOffice: 'report.licenceOfAnother.office',
      parameters: {
        name: name.en || name.ne,
        nameNepali: name.ne || name.en,
        company: company.en || company.ne,
        companyNepali: company.ne || company.en,
        number: registrationNumber,
      },
    }),
  );
}
