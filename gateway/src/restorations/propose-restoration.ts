import type { Language } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import { orderDocumentRules } from '@registrar/domain/calls/company-orders';
import { proposedRestorationSchema, type ProposeRestoration } from '@registrar/domain/calls/restorations';
import { courtsOfOffice } from '@registrar/domain/enumerations/restoration-courts';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { comparedCode } from '@registrar/domain/plain-text';
import { sql } from 'kysely';
import { isAnswered, writeDocument, type AskedWith } from '../company-orders/propose-order';
import { storeDocument } from '../documents/store-document';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { idempotently } from '../platform/idempotency';
import { domainLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { propose, requireNoneWaits } from '../proposals/propose';
import { holdCompany } from '../register/open-company';
import { representativesOf, someoneElseCanAct } from '../register/representation';
import { requireUnrelated } from '../register/require-unrelated';
import { takeUpload } from '../uploads/given-file';
import { askForFines } from './collect-fines';
import { isFree, nameProblems } from './names-of-restored';
import { findRemoved } from './removed-company';
import { requireRestorable, restorationProposals, type ProposedRestoration } from './restoration-proposal';

type Checked = Omit<ProposedRestoration, 'documentId'> & { readonly officeId: number };

/**
 * Files the court's order at the counter and asks for the fines that are unpaid. What is wrong is said before the scan
 * is consumed, so that it is kept for the corrected form.
 *
 * @returns the id of the proposal
 * @throws VAL-422 at the fields that are wrong, FLOW-409 for a company that no court brings back, PERM-403
 */
export async function proposeRestoration(
  platform: Platform,
  actor: Actor,
  request: ProposeRestoration,
  { key, language }: AskedWith,
): Promise<{ id: string }> {
  const { runUnitOfWork } = platform;
  const once = { key, request: ['restoration', request], answer: proposedRestorationSchema };
  if (await isAnswered(platform, actor, key))
    return runUnitOfWork((unit) => idempotently(unit, actor, once, () => refuse('REQ-404')));
  const said = domainLanguage(language);
  await runUnitOfWork(async (unit) => void (await check(unit, actor, request, said)));
  const upload = await takeUpload(platform, actor, request.uploadId);
  const scan = await storeDocument(platform, upload, orderDocumentRules, language);
  return runUnitOfWork((unit) =>
    idempotently(unit, actor, once, async () => {
      const { officeId, ...content } = await check(unit, actor, request, said);
      const documentId = await writeDocument(unit, actor, content.companyId, scan);
      const id = await propose(unit, actor, restorationProposals, {
        subject: content.companyId,
        offices: [officeId],
        content: { ...content, documentId },
        remark: request.remark,
      });
      await askForFines(unit, actor, content.companyId);
      return { id };
    }),
  );
}

async function check(unit: UnitOfWork, actor: Actor, request: ProposeRestoration, said: Language): Promise<Checked> {
  const { companyId, court, orderNumber, orderedOn, paperNumber } = request;
  await holdCompany(unit, companyId);
  const company = await findRemoved(unit.tx, companyId);
  if (!company || company.officeId !== actor.officeId)
    refuse('VAL-422', { errors: [problem('companyId', 'COMPANY_REQUIRED', said)] });
  await requireUnrelated(unit, actor, companyId);
  requireRestorable(company);
  await requireNoneWaits(unit, restorationProposals, companyId, 'restoration.proposalWaits');
  const newName = newNameOf(request);
  const representative = await representativeOf(unit, request, said);
  const errors = [
    ...(courtsOfOffice(company.officeCode).includes(court) ? [] : [problem('court', 'RESTORATION_COURT_OTHER', said)]),
    ...(comparedCode(paperNumber) === comparedCode(company.registrationNumber)
      ? []
      : [problem('paperNumber', 'RESTORATION_OTHER_COMPANY', said, { number: company.registrationNumber })]),
    ...dayProblems(unit, company, orderedOn, said),
    ...(await ofName(unit, company, newName, said)),
    ...representative.errors,
  ];
  if (errors.length > 0) refuse('VAL-422', { errors });
  const { officeId } = company;
  return { companyId, court, orderNumber, orderedOn, newName, representativeId: representative.id, officeId };
}

/** In time, counted from the publication of the end (section 137(1)); not before it, and not to come. */
function dayProblems(
  { now }: UnitOfWork,
  { deregisteredOn, lastDay }: { readonly deregisteredOn: string | null; readonly lastDay: string | undefined },
  orderedOn: string,
  said: Language,
): FieldError[] {
  if (orderedOn > dayInNepal(now)) return [problem('orderedOn', 'DATE_IN_FUTURE', said)];
  if (deregisteredOn !== null && orderedOn < deregisteredOn)
    return [problem('orderedOn', 'RESTORATION_BEFORE_END', said, { day: inBothCalendars(deregisteredOn)[said] })];
  if (lastDay !== undefined && orderedOn > lastDay)
    return [problem('orderedOn', 'RESTORATION_TOO_LATE', said, { day: inBothCalendars(lastDay)[said] })];
  return [];
}

function newNameOf({ newNameNepali = '', newNameEnglish = '' }: ProposeRestoration): Checked['newName'] {
  if (newNameNepali === '' && newNameEnglish === '') return null;
  return { nameNepali: newNameNepali, nameEnglish: newNameEnglish };
}

async function ofName(
  { tx, now }: UnitOfWork,
  company: { readonly id: string; readonly nameEnglish: string; readonly nameNepali: string },
  newName: Checked['newName'],
  language: Language,
): Promise<FieldError[]> {
  const free = await isFree(tx, company, company.id, now);
  if (newName === null) return free ? [] : [problem('newNameNepali', 'RESTORATION_NAME_TAKEN', language)];
  if (free) return [problem('newNameNepali', 'RESTORATION_NAME_FREE', language)];
  return nameProblems(tx, newName, { companyId: company.id, now, language });
}

/** Those of before represent it again; where none of them can act, the form names somebody. */
async function representativeOf(
  { tx, now }: UnitOfWork,
  { companyId, username = '' }: ProposeRestoration,
  said: Language,
): Promise<{ readonly id: string | null; readonly errors: FieldError[] }> {
  const before = await representativesOf(tx, companyId, dayInNepal(now));
  if (username === '') {
    const errors = (await someoneElseCanAct(tx, before, ''))
      ? []
      : [problem('username', 'RESTORATION_REPRESENTATIVE_REQUIRED', said)];
    return { id: null, errors };
  }
  const account = await tx
    .selectFrom('account')
    .select('id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', ['APPLICANT', 'COMPANY_REPRESENTATIVE'])
    .executeTakeFirst();
  if (!account) return { id: null, errors: [problem('username', 'RESTORATION_ACCOUNT_UNKNOWN', said)] };
  const errors = before.includes(account.id) ? [problem('username', 'RESTORATION_REPRESENTS_ALREADY', said)] : [];
  return { id: account.id, errors };
}

const problem = (
  path: string,
  code: ValidationCode,
  language: Language,
  parameters?: Readonly<Record<string, string>>,
): FieldError => ({ path, code, message: validationMessage(code, language, parameters) });
