import { toLatinDigits } from '@registrar/domain/digits';
import { searchedName } from '@registrar/domain/names';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { containing } from '../platform/database/like-pattern';
import type { DB } from '../platform/database/schema.generated';
import { holdsNumber, isNumber } from '../platform/database/searched-number';

const SHORTEST_PHONE = 7;

const holding = (text: string): string => containing(text.toLowerCase());

/**
 * Searches applications by title, with or without the legal form, and by their number or their company's, in digits of
 * either script. `ofApplicants`: for officers also by the applicant's name, user name, email or mobile number, as said
 * on the telephone.
 */
export function searchedBy(
  where: ExpressionBuilder<DB, 'application'>,
  search: string,
  { ofApplicants }: { readonly ofApplicants: boolean },
): Expression<SqlBool> {
  const typed = toLatinDigits(search).trim();
  const digits = typed.replace(/\D/g, '');
  const person = where.selectFrom('account').select('account.id');
  return where.or([
    where(
      sql<string>`lower(application.title_english || ' ' || application.title_nepali)`,
      'like',
      holding(searchedName(search).text),
    ),
    holdsNumber(['application.application_number'], search),
    where(
      'application.company_id',
      'in',
      where.selectFrom('company').select('company.id').where(isNumber('company.registration_number', search)),
    ),
    ...(ofApplicants
      ? [
          where(
            'application.applicant_id',
            'in',
            person.where((account) =>
              account.or([
                account(
                  sql<string>`lower(account.name_english || ' ' || account.name_nepali)`,
                  'like',
                  holding(search),
                ),
                account(sql<string>`lower(account.username)`, 'like', holding(typed)),
                account(sql<string>`lower(account.email)`, '=', typed.toLowerCase()),
                ...(digits.length < SHORTEST_PHONE ? [] : [account('account.mobile_number', '=', digits.slice(-10))]),
              ]),
            ),
          ),
        ]
      : []),
  ]);
}
