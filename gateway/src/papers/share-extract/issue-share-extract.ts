import type { Bilingual } from '@registrar/domain/bilingual';
import type { IssuedExtract } from '@registrar/domain/calls/papers';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { enterReading } from '../../register/access-log/note-access';
import { openPrivateRecord } from '../../register/record/open-private-record';
import { readRecord } from '../../register/record/read-record';
import { readShareholders } from '../../register/shares/read-shareholders';
import { issuePaper } from '../issue-paper';
import { verifyLink } from '../read-papers';
import { shareExtractContent, shareExtractNumber, shareExtractPaper } from './compose-share-extract';

/**
 * The holders with their shares as of a day, signed: for whoever may read the shareholders. Of a day on which nothing
 * else was posted the reader gets the same paper again.
 *
 * @throws 404 where the register knows of no shares on that day
 */
export async function issueShareExtract(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  asked: string | undefined,
): Promise<IssuedExtract> {
  const today = dayInNepal(unit.now);
  const { parts, reading } = await openPrivateRecord(unit.tx, actor, companyId, { part: 'SHAREHOLDERS', today });
  if (!parts.shareholders) refuse('PERM-403', { message: 'mandate.notForThis' });
  await enterReading(unit, actor, reading);
  // two who ask at once get one paper
  await unit.tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
  const on = asked === undefined || asked > today ? today : asked;
  const extract = await readShareExtract(unit, companyId, on);
  const {
    list,
    company: { registrationNumber },
  } = extract;
  const known = await unit.tx
    .selectFrom('letter')
    .select('code')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'SHARE_EXTRACT')
    .where('account_id', '=', actor.accountId)
    .where('revoked_at', 'is', null)
    .where(sql<string>`content ->> 'number'`, '=', shareExtractNumber(registrationNumber, list))
    .executeTakeFirst();
  if (known) return { code: known.code, link: verifyLink(known.code) };
  const id = await issuePaper(unit, {
    kind: 'SHARE_EXTRACT',
    language: 'BOTH',
    issuedFor: { kind: 'COMPANY', id: companyId },
    applicationId: null,
    companyId,
    accountId: actor.accountId,
    content: shareExtractContent(extract),
    paper: shareExtractPaper(extract),
    supersedes: [],
  });
  const { code } = await unit.tx
    .selectFrom('letter')
    .select('code')
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();
  return { code, link: verifyLink(code) };
}

/** @throws 404 where the register knows of no shares on that day */
export async function readShareExtract({ tx, now }: UnitOfWork, companyId: string, on: string) {
  const list = await readShareholders(tx, companyId, on);
  if (list === null) refuse('REQ-404', { message: 'shares.notKnown' });
  const { name, registration } = await readRecord(tx, companyId, on);
  const { registrationNumber, office } = registration;
  return {
    company: { name: pair(name), registrationNumber, office: pair(office) },
    issuedOn: dayInNepal(now),
    list,
  };
}

const pair = (named: { readonly nameNepali: string; readonly nameEnglish: string }): Bilingual => ({
  ne: named.nameNepali || named.nameEnglish,
  en: named.nameEnglish || named.nameNepali,
});
