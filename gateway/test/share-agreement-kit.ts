import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Answers } from '@registrar/domain/processes';
import { APPLICATION, detailOf, newKey, saveSection, take, type Caller } from './filings-kit';
import { acceptDocuments, addItem, attachRequired, readDetail, savedItemOf } from './registration-kit';

const PROCESS = 'SHARES_PURCHASE_SALES_AGREEMENT';

/** By section key: the items of a list, or the answers of a form. */
export type AgreementAnswers = Readonly<Record<string, readonly Answers[] | Answers>>;

const isItems = (given: readonly Answers[] | Answers): given is readonly Answers[] => Array.isArray(given);

/** A draft of an agreement on shares with these answers. */
export async function draftAgreement(
  representative: Caller,
  companyId: string,
  setup: Answers,
  answers: AgreementAnswers,
): Promise<ApplicationDetail> {
  const opened = detailOf(
    await representative.call('POST', APPLICATION, { processName: PROCESS, companyId }, newKey()),
  );
  let draft = detailOf(await saveSection(representative, opened, 'SPSA_SETUP', setup));
  for (const [key, given] of Object.entries(answers)) {
    if (!isItems(given)) draft = detailOf(await saveSection(representative, draft, key, given));
    else for (const item of given) savedItemOf(await addItem(representative, draft, key, item));
  }
  return readDetail(representative, draft.id);
}

/** Handed in with every document and verified. The fee is nothing as shipped, so nobody is asked to pay. */
export async function verifiedAgreement(
  [representative, operator]: readonly [Caller, Caller],
  { id }: Pick<ApplicationDetail, 'id'>,
): Promise<ApplicationDetail> {
  await attachRequired(representative, id);
  await take(await readDetail(representative, id), [
    [representative, 'submit'],
    [operator, 'claim'],
  ]);
  await acceptDocuments(operator, id);
  return take(await readDetail(operator, id), [[operator, 'verify']]);
}

/** The same, and approved. */
export const approveAgreement = async (
  [representative, operator, approver]: readonly [Caller, Caller, Caller],
  draft: Pick<ApplicationDetail, 'id'>,
): Promise<ApplicationDetail> =>
  take(await verifiedAgreement([representative, operator], draft), [[approver, 'approve']]);
