import type { PublicPart } from '@registrar/domain/register';
import { joined, tableText, type ShareRange, type ShareTable } from '@registrar/domain/share-ledger';
import type { Bilingual } from '@registrar/domain/bilingual';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { readShareLedger, readTableAfter } from '../../register/shares/read-share-ledger';
import { readHolders } from '../../register/shares/read-ownership';
import { postingsOf } from '../../register/shares/undo-postings';
import { issuePaper } from '../issue-paper';
import { readIssuedFiling, type ApprovedFiling } from '../issued-filing';
import { shareCertificateContent, shareCertificatePaper } from './compose-share-certificate';

type Approved = Omit<ApprovedFiling, 'name'>;

/**
 * A certificate for each holder whose shares the approval has posted otherwise than they stood; it takes the place of
 * the holder's earlier one. Of who has no share left the certificate ends with the first paper that the filing issued.
 * Nothing for a filing that posted no shares.
 */
export async function issueShareCertificates(unit: UnitOfWork, approved: Approved): Promise<void> {
  const { tx } = unit;
  const { companyId, applicationId } = approved;
  const [first] = await postingsOf(tx, companyId, applicationId);
  if (first === undefined) return;
  const filing = await readIssuedFiling(unit, approved);
  const ledger = await readShareLedger(tx, companyId, filing.decidedOn);
  if (!ledger) throw new Error(`The shares of ${companyId} have no face value`);
  const [before, after] = [byHolder(await readTableAfter(tx, companyId, first - 1)), byHolder(ledger.table)];
  const holders = await readHolders(tx, companyId, filing.decidedOn);
  const moved = [...after].filter(([holderId, ranges]) => textOf(before.get(holderId)) !== textOf(ranges));
  for (const [at, [holderId, ranges]] of moved.entries()) {
    const named = holders.get(holderId);
    if (!named) throw new Error('A holder of shares is not in the register');
    const certificate = {
      filing,
      number: `SC-${filing.company.registrationNumber}-${first}-${at + 1}`,
      holder: nameOf(named),
      ranges,
      ratePerShare: ledger.ratePerShare,
    };
    await issuePaper(unit, {
      kind: 'SHARE_CERTIFICATE',
      language: 'BOTH',
      issuedFor: { kind: 'FILING', id: applicationId },
      applicationId,
      companyId,
      holderId,
      accountId: filing.filedBy === null ? filing.accountId : null,
      content: shareCertificateContent(certificate),
      paper: shareCertificatePaper(certificate),
    });
  }
  const gone = [...before.keys()].filter((holderId) => !after.has(holderId));
  if (gone.length > 0) await endCertificates(unit, approved, gone);
}

async function endCertificates(
  unit: UnitOfWork,
  { companyId, applicationId }: Approved,
  holderIds: readonly string[],
): Promise<void> {
  const paper = await unit.tx
    .selectFrom('letter')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('company_id', '=', companyId)
    .orderBy((of) => of.case().when('kind', '=', 'RECORD_LETTER').then(0).else(1).end())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  await unit.tx
    .updateTable('letter')
    .set({ superseded_by: paper?.id ?? null, superseded_at: unit.now })
    .where('company_id', '=', companyId)
    .where('holder_id', 'in', [...holderIds])
    .where('superseded_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

function byHolder(table: ShareTable): Map<string, ShareRange[]> {
  const held = new Map<string, ShareRange[]>();
  for (const range of joined(table))
    if (range.bucket === 'HOLDER') held.set(range.holderId, [...(held.get(range.holderId) ?? []), range]);
  return held;
}

const textOf = (ranges: ShareTable | undefined): string => tableText(ranges ?? []);

const nameOf = ({ nameNepali, nameEnglish }: PublicPart<'SHAREHOLDER'>): Bilingual => ({
  ne: nameNepali || nameEnglish,
  en: nameEnglish || nameNepali,
});
