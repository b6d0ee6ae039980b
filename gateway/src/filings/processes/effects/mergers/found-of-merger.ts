import { filedAnswers, type FilingFrame } from '@registrar/domain/processes';
import { filedTypeAfter, swapsShares } from '@registrar/domain/processes/questions/mergers/company-after';
import { FIRST_BOARD } from '@registrar/domain/processes/questions/mergers/first-board';
import type { MergedCompany } from '@registrar/domain/processes/questions/mergers/merged-company';
import { capitalAfter, sharesOfSwap } from '@registrar/domain/processes/questions/mergers/merged-shares';
import { newCompany } from '@registrar/domain/processes/questions/mergers/new-company';
import { director } from '@registrar/domain/processes/questions/directors/director-answers';
import { readHolders } from '@registrar/domain/processes/questions/holders/shareholders-together';
import { registeredPeople } from '@registrar/domain/processes/questions/people/registered-people';
import { publicParts } from '@registrar/domain/register';
import { frameOf } from '../../../../applications/application';
import { dayInNepal } from '../../../../platform/clock';
import { refuse } from '../../../../platform/refusal';
import type { NewEntry } from '../../../../register/entries/enter';
import { appointFounder } from '../../../../register/founding/appoint-founder';
import { foundCompany } from '../../../../register/founding/found-company';
import type { CompanyName } from '../../../../register/open-company';
import { representativesOf } from '../../../../register/representation';
import { readCompanyFacts } from '../../../facts/gate/company-facts';
import { readPresent } from '../../../facts/mergers/read-merged';
import { board } from '../parts/board';
import { NO_CAPITAL } from '../parts/capital';
import { filedParts } from '../parts/filed-parts';
import { objectives } from '../parts/objectives';
import { registeredOffice } from '../parts/office';
import type { EffectContext } from '../process-effects';
import { requireApprovable } from '../../name-reservation/judge-name';
import { nameAfter } from './name-after';

/**
 * Registers the company into which both merge. Its shares lie in reserve until they are allotted; where there are none,
 * the members of both are its members. Whoever represents one of the two represents it.
 */
export async function foundOfMerger(
  context: EffectContext,
  merged: MergedCompany,
  ended: Pick<NewEntry, 'aspect' | 'subjectId' | 'after'>,
): Promise<CompanyName> {
  const { unit, application } = context;
  const { row } = application;
  const frame = frameOf(application);
  const companyType = filedTypeAfter(frame);
  if (companyType === null || row.company_id === null) throw new Error('A merger into a new company is complete');
  await requireApprovable(context);
  await requireNothingOpen(context, row.company_id);
  const { officeId, address, contact } = newCompany.parse(filedAnswers(frame, 'NEW_COMPANY'));
  const shares = swapsShares(frame) ? sharesOfSwap(frame) : null;
  if (shares?.ok === false) refuse('FLOW-409', { message: 'register.sharesChanged' });
  const today = dayInNepal(unit.now);
  const name = nameAfter(frame);
  const { id, registrationNumber } = await foundCompany(unit, {
    applicationId: row.id,
    applicantId: row.applicant_id,
    officeId,
    companyType,
    english: name.en,
    nepali: name.ne,
    nameHeldBy: row.id,
    details: { email: contact.email, emailVerified: await isProven(context, row.company_id, contact.email) },
    shares: shares?.ledger.table ?? null,
    entries: [
      await registeredOffice(unit.tx, address, contact),
      await objectives(unit.tx, frame),
      { aspect: 'CAPITAL', after: capitalAfter(frame) ?? NO_CAPITAL },
      ...(shares === null ? await memberEntries(context, merged) : []),
      ...board(filedParts(frame, FIRST_BOARD.key, director), readHolders(registeredPeople(frame).items), today),
      ended,
    ],
  });
  const others = new Set(
    (await Promise.all([row.company_id, merged.companyId].map((one) => representativesOf(unit.tx, one, today)))).flat(),
  );
  others.delete(row.applicant_id);
  for (const account of [...others].sort()) await appointFounder(unit, id, account);
  return { id, nameNepali: name.ne, nameEnglish: name.en, regNo: registrationNumber };
}

/** What the office has not decided of the company that files cannot be decided any more once it ends. */
async function requireNothingOpen({ unit, application: { row } }: EffectContext, companyId: string): Promise<void> {
  const own = await readCompanyFacts(unit.tx, companyId, unit.now);
  if (own?.filings.some(({ id, decided, submittedAt }) => id !== row.id && !decided && submittedAt !== null))
    refuse('FLOW-409', { message: 'merger.ownFilingsOpen' });
}

/** The address is proven where it is the proven one of the company that files. */
async function isProven({ unit }: EffectContext, companyId: string, email: string): Promise<boolean> {
  const own = await unit.tx
    .selectFrom('company')
    .select('email')
    .where('id', '=', companyId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return own?.email?.toLowerCase() === email.toLowerCase();
}

/** Of both, each once, and neither of the two itself. */
async function memberEntries({ unit, application }: EffectContext, merged: MergedCompany): Promise<NewEntry[]> {
  const ownId = application.row.company_id ?? '';
  const [own, partner] = [await readPresent(unit.tx, ownId), await readPresent(unit.tx, merged.companyId)];
  const known = new Set(merged.holdings.flatMap(({ holderId, heldAs }) => (heldAs === null ? [] : [holderId])));
  return [...own.parts, ...partner.parts].flatMap(({ aspect, subjectId, data }): NewEntry[] => {
    if (aspect !== 'SHAREHOLDER' || subjectId === null || known.has(subjectId)) return [];
    const { companyId } = publicParts.SHAREHOLDER.parse(data);
    const isEnded = companyId === ownId || companyId === merged.companyId;
    return isEnded ? [] : [{ aspect, subjectId, after: data }];
  });
}

/** The shares that were issued for the swap, of the frame that was approved: the last ones, behind all others. */
export function swapRange(frame: FilingFrame): { readonly swap_from?: number; readonly swap_to?: number } {
  const shares = swapsShares(frame) ? sharesOfSwap(frame) : null;
  if (!shares?.ok) return {};
  const issued = shares.changes.filter(({ kind }) => kind === 'ISSUE').flatMap(({ postings }) => postings);
  const last = issued.flatMap(({ begun }) => begun).at(-1);
  return last ? { swap_from: last.from, swap_to: last.to } : {};
}
