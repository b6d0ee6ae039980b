import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage } from '@registrar/domain/messages';
import type { Kysely } from 'kysely';
import { checkProposedName } from '../names/check-proposed-name';
import type { DB } from '../platform/database/schema.generated';

interface Named {
  readonly nameEnglish: string;
  readonly nameNepali: string;
}

/** Whether nobody else has the name of the company that left the register; its own bar does not stand in its way. */
export async function isFree(db: Kysely<DB>, name: Named, companyId: string, now: Date): Promise<boolean> {
  const { outcome } = await check(db, name, companyId, now);
  return outcome !== 'ALREADY_REGISTERED';
}

/**
 * What is wrong with a new name, at its fields. A word that needs leave has it with the approval: two officers have
 * seen it.
 */
export async function nameProblems(
  db: Kysely<DB>,
  name: Named,
  { companyId, now, language }: { readonly companyId: string; readonly now: Date; readonly language: Language },
): Promise<FieldError[]> {
  const empty = [
    ...(name.nameNepali === '' ? [problem('newNameNepali', 'NAME_NEPALI_REQUIRED', language)] : []),
    ...(name.nameEnglish === '' ? [problem('newNameEnglish', 'NAME_ENGLISH_REQUIRED', language)] : []),
  ];
  if (empty.length > 0) return empty;
  const { outcome, findings, similar } = await check(db, name, companyId, now);
  const [nearest] = similar;
  if (outcome === 'ALREADY_REGISTERED') {
    const path = nearest?.reason === 'SAME_NEPALI' ? 'newNameNepali' : 'newNameEnglish';
    const why = findings.find(({ kind }) => kind === 'ALREADY_REGISTERED')?.why ?? nearest?.why;
    return [{ path, code: 'ALREADY_REGISTERED', message: why?.[language] ?? '' }];
  }
  const refused = findings.filter(({ severity }) => severity === 'refuse');
  return refused.map(({ kind, token = '', why }) => ({
    path: /\p{Script=Devanagari}/u.test(token) ? 'newNameNepali' : 'newNameEnglish',
    code: kind,
    message: why[language],
  }));
}

const check = (db: Kysely<DB>, { nameEnglish, nameNepali }: Named, companyId: string, now: Date) =>
  checkProposedName(db, { english: nameEnglish, nepali: nameNepali }, { now, applicationId: companyId });

const problem = (
  path: string,
  code: 'NAME_NEPALI_REQUIRED' | 'NAME_ENGLISH_REQUIRED',
  language: Language,
): FieldError => ({ path, code, message: validationMessage(code, language) });
