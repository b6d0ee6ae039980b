import type { Bilingual } from '@registrar/domain/bilingual';
import type { IssuedExtract } from '@registrar/domain/calls/papers';
import { describeChanges, type RegisterAspect } from '@registrar/domain/register';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { enterReading } from '../../register/access-log/note-access';
import { openPrivateRecord } from '../../register/record/open-private-record';
import { readRecord } from '../../register/record/read-record';
import { readStandingCompany } from '../../register/standing-company';
import { issuePaper } from '../issue-paper';
import { verifyLink } from '../read-papers';
import { extractContent, extractNumber, extractPaper, type RegisterExtract } from './compose-extract';

/**
 * As the public page of a company has it; who holds shares is told to those who ask for the register of shareholders.
 */
const TOLD: ReadonlySet<RegisterAspect> = new Set([
  'NAME',
  'COMPANY_TYPE',
  'REGISTRATION',
  'STATUS',
  'REGISTERED_OFFICE',
  'HEAD_OFFICE',
  'BRANCH',
  'OBJECTIVES',
  'CAPITAL',
  'DIRECTOR',
  'AUDITOR',
  'FOCAL_PERSON',
]);

/**
 * What everybody may read of a company as of a day, signed: for who speaks or acts for it, its office, and who may read
 * everything. A company that has not changed has one extract of a day, however often it is asked for.
 *
 * @throws 404 of a day before the register knows of the company
 */
export async function issueExtract(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  asked: string | undefined,
): Promise<IssuedExtract> {
  const { reading } = await openPrivateRecord(unit.tx, actor, companyId, {
    part: 'RECORD',
    today: dayInNepal(unit.now),
  });
  await enterReading(unit, actor, reading);
  const today = dayInNepal(unit.now);
  const on = asked === undefined || asked > today ? today : asked;
  const record = await readRecord(unit.tx, companyId, on);
  // two who ask at once get one paper
  const { version } = await unit.tx
    .selectFrom('company')
    .select('version')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { registrationNumber } = record.registration;
  const number = extractNumber({ company: { registrationNumber }, on, version });
  const known = await unit.tx
    .selectFrom('letter')
    .select('code')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'REGISTER_EXTRACT')
    .where('revoked_at', 'is', null)
    .where(sql<string>`content ->> 'number'`, '=', number)
    .executeTakeFirst();
  if (known) return { code: known.code, link: verifyLink(known.code) };
  const extract = await readExtract(unit, companyId, on);
  const id = await issuePaper(unit, {
    kind: 'REGISTER_EXTRACT',
    language: 'BOTH',
    issuedFor: { kind: 'COMPANY', id: companyId },
    applicationId: null,
    companyId,
    accountId: actor.accountId,
    content: extractContent(extract),
    paper: extractPaper(extract),
    supersedes: [],
  });
  const { code } = await unit.tx
    .selectFrom('letter')
    .select('code')
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();
  return { code, link: verifyLink(code) };
}

/** What everybody may read of a company as of a day. The company is locked. */
export async function readExtract({ tx, now }: UnitOfWork, companyId: string, on: string): Promise<RegisterExtract> {
  const { name, registration } = await readRecord(tx, companyId, on);
  const company = {
    name: pair(name),
    registrationNumber: registration.registrationNumber,
    office: pair(registration.office),
  };
  const { version } = await tx
    .selectFrom('company')
    .select('version')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { parts } = await readStandingCompany(tx, companyId, { on });
  const told = parts
    .filter(({ aspect }) => TOLD.has(aspect))
    .map(({ aspect, data }) => ({ aspect, before: null, after: data }));
  return {
    company,
    on,
    issuedOn: dayInNepal(now),
    version,
    parts: describeChanges(told, { office: () => company.office }),
  };
}

const pair = ({
  nameNepali,
  nameEnglish,
}: {
  readonly nameNepali: string;
  readonly nameEnglish: string;
}): Bilingual => ({ ne: nameNepali || nameEnglish, en: nameEnglish || nameNepali });
