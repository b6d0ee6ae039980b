import type { Bilingual } from '@registrar/domain/bilingual';
import type { FoundingPaper } from '@registrar/domain/papers';
import type { IssuedPaperDefinition } from '@registrar/domain/processes';
import { describeChanges, registerAspects, type DescribedChange } from '@registrar/domain/register';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { issuePaper } from '../issue-paper';
import type { IssuedFiling } from '../issued-filing';
import { partSchema } from '../../register/entries/read-entries';
import { recordLetterContent, recordLetterPaper } from './compose-record-letter';

/**
 * Tells the company what its filing, or that of another company, changed in the register. Only the letter of a
 * correction takes its place: what it says was so from that day on.
 */
export async function issueRecordLetter(
  unit: UnitOfWork,
  filing: IssuedFiling,
  { law }: IssuedPaperDefinition,
): Promise<void> {
  const { applicationId, companyId, accountId, filedBy } = filing;
  const changes = await changesOf(unit, filing);
  // it named the company and changed nothing of it
  if (filedBy !== null && changes.length === 0) return;
  const letter = { filing, law, changes };
  const id = await issuePaper(unit, {
    kind: 'RECORD_LETTER',
    language: 'BOTH',
    issuedFor: { kind: 'FILING', id: applicationId },
    applicationId,
    companyId,
    accountId: filedBy === null ? accountId : null,
    content: recordLetterContent(letter),
    paper: recordLetterPaper(letter),
    supersedes: [],
  });
  if (id !== undefined && filing.corrects !== null) await supersedeLetters(unit, filing.corrects, id);
}

/** The letters of a filing that is corrected say what was wrong: the letter of its correction takes their place. */
async function supersedeLetters({ tx, now }: UnitOfWork, corrected: string, letterId: string): Promise<void> {
  await tx
    .updateTable('letter')
    .set({ superseded_by: letterId, superseded_at: now })
    .where('application_id', '=', corrected)
    .where('kind', '=', 'RECORD_LETTER')
    .where('superseded_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * What the filing entered, each part against what stood there before; with `paper` of the amended papers only what was
 * amended in that one.
 */
export async function changesOf(
  { tx }: UnitOfWork,
  { companyId, applicationId }: Pick<IssuedFiling, 'companyId' | 'applicationId'>,
  paper?: FoundingPaper,
): Promise<DescribedChange[]> {
  const rows = await tx
    .selectFrom('register_entry')
    .select(['aspect', 'before', 'after'])
    .where('company_id', '=', companyId)
    .where('application_id', '=', applicationId)
    .orderBy('revision')
    .orderBy('id')
    .execute();
  const offices = new Map(
    (await tx.selectFrom('office').select(['id', 'name_english', 'name_nepali']).execute()).map(
      (office): [number, Bilingual] => [office.id, { ne: office.name_nepali, en: office.name_english }],
    ),
  );
  const entries = rows.map(({ aspect, before, after }) => ({
    aspect: registerAspects.schema.parse(aspect),
    before: partSchema.parse(before),
    after: partSchema.parse(after),
  }));
  const told = entries.filter(
    ({ aspect, after }) => paper === undefined || aspect !== 'DOCUMENT' || after?.['kind'] === paper,
  );
  return describeChanges(told, { office: (id) => offices.get(id) ?? { ne: String(id), en: String(id) } });
}
