import { buffer } from 'node:stream/consumers';
import type { CopyDelivery, CopyItem } from '@registrar/domain/copies';
import type { CopyQuote } from '@registrar/domain/calls/copies';
import type { ProposedLine } from '@registrar/domain/calls/money';
import { dayInNepal } from '../platform/clock';
import type { Actor } from '../platform/actor';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import { feeLine } from '../money/propose-lines';
import { pagesIn } from '../papers/append-copied';
import { readVerificationCode } from '@registrar/domain/calls/letters';
import { readRecord } from '../register/record/read-record';
import { readShareholders } from '../register/shares/read-shareholders';
import { copiedDocuments, copiedPapers } from './copyable';
import { readCopiedCompany, type CopiedCompany } from './copied-company';
import { isInGoodStanding } from './good-standing';

/** One copy of a basket, found and counted. */
export interface PricedCopy {
  readonly kind: CopyItem['kind'];
  readonly sourceLetter: string | null;
  readonly sourceDocument: string | null;
  readonly described: string | null;
  readonly asOf: string | null;
  readonly pages: number;
  readonly amountPaisa: number;
}

export interface PricedBasket {
  readonly company: CopiedCompany;
  readonly copies: readonly PricedCopy[];
  readonly lines: readonly ProposedLine[];
}

/**
 * Finds what is asked for among what this person may have, counts the pages and prices them by the rates of the day.
 * What they may not have does not exist for them (REQ-404); a certificate of good standing that is not true is refused
 * before anything is paid.
 */
export async function priceBasket(
  platform: Platform,
  actor: Actor | null,
  companyId: string,
  { items, delivery }: { readonly items: readonly CopyItem[]; readonly delivery: CopyDelivery },
): Promise<PricedBasket> {
  const {
    database: { db },
    clock,
  } = platform;
  const today = dayInNepal(clock.now());
  const company = await readCopiedCompany(db, actor, companyId, today);
  const fees = await feesOf(platform, company, today);
  const copies: PricedCopy[] = [];
  for (const item of items) {
    const found = await findCopied(platform, company, item, today);
    const [perPage, each] = [await fees('PAGE', found.pages), await fees('COPY', 1)];
    copies.push({ ...found, amountPaisa: perPage.proposedPaisa + each.proposedPaisa });
  }
  const pages = copies.reduce((sum, copy) => sum + copy.pages, 0);
  const lines = [await fees('PAGE', pages), await fees('COPY', copies.length)];
  if (delivery === 'POST') lines.push(await fees('POST', 1));
  return { company, copies, lines };
}

/** The price of a basket, line by line, as it is shown before anything is written. */
export const quoteOf = ({ lines }: PricedBasket): CopyQuote => ({
  lines: lines.map(({ nameEnglish, nameNepali, quantity, proposedPaisa }) => ({
    nameEnglish,
    nameNepali,
    quantity,
    amountPaisa: proposedPaisa,
  })),
  totalPaisa: lines.reduce((sum, { proposedPaisa }) => sum + proposedPaisa, 0),
});

const FEES = {
  PAGE: { schedule: 'FEE_COPY_PER_PAGE', code: 'COPY_PER_PAGE' },
  COPY: { schedule: 'FEE_CERTIFIED_COPY', code: 'CERTIFIED_COPY' },
  POST: { schedule: 'FEE_COPY_BY_POST', code: 'COPY_BY_POST' },
} as const;

async function feesOf({ database: { db } }: Platform, { type }: CopiedCompany, today: string) {
  const head = (await readTerm(db, 'REVENUE_HEADS', today)).REGISTRATION ?? '';
  return async (fee: keyof typeof FEES, quantity: number): Promise<ProposedLine> => {
    const line = await feeLine(db, { ...FEES[fee], companyType: type, capitalPaisa: null, quantity }, today, head);
    if (line === 'UNKNOWN') throw new Error(`${FEES[fee].schedule} depends on a capital`);
    return { ...line, kind: 'COPY' };
  };
}

type Found = Omit<PricedCopy, 'amountPaisa'>;

async function findCopied(platform: Platform, company: CopiedCompany, item: CopyItem, today: string): Promise<Found> {
  const {
    database: { db },
    clock,
    storage,
  } = platform;
  // what the register writes itself costs one page, however long it becomes
  const made: Found = {
    kind: item.kind,
    sourceLetter: null,
    sourceDocument: null,
    described: null,
    asOf: null,
    pages: 1,
  };
  switch (item.kind) {
    case 'EXTRACT':
      await readRecord(db, company.id, pastDay(item.on, today) ?? today);
      return { ...made, asOf: pastDay(item.on, today) };
    case 'SHARE_LIST':
      if (!company.shareList) refuse('PERM-403', { message: 'mandate.notForThis' });
      if ((await readShareholders(db, company.id, pastDay(item.on, today) ?? today)) === null)
        refuse('REQ-404', { message: 'shares.notKnown' });
      return { ...made, asOf: pastDay(item.on, today) };
    case 'GOOD_STANDING':
      if (!(await isInGoodStanding(db, company.id, clock.now())))
        refuse('FLOW-409', { message: 'copies.noGoodStanding' });
      return made;
    case 'PAPER': {
      const paper = await copiedPapers(db, company)
        .where('code', '=', readVerificationCode(item.code) ?? '')
        .executeTakeFirst();
      if (!paper || paper.file_key === null) refuse('REQ-404');
      const pages = await pagesIn(await buffer(await storage.get(paper.file_key)), 'application/pdf');
      return { ...made, sourceLetter: paper.id, pages };
    }
    case 'DOCUMENT': {
      const document = await copiedDocuments(db, company)
        .where('filing_document.id', '=', item.documentId)
        .executeTakeFirst();
      if (!document || document.media_type === 'application/msword') refuse('REQ-404');
      if (!(await storage.stat(document.sha256))) refuse('REQ-404');
      const pages = await pagesIn(await buffer(await storage.get(document.sha256)), document.media_type);
      return { ...made, sourceDocument: document.id, pages };
    }
    case 'ARCHIVE':
      // what an old file holds is not looked through for strangers: it may say anything of anybody
      if (!company.speaks) refuse('PERM-403', { message: 'mandate.notForThis' });
      return { ...made, described: item.described };
  }
}

/** Nothing is told of a day to come. */
const pastDay = (on: string | undefined, today: string): string | null => (on === undefined || on >= today ? null : on);
