import type { Language } from '@registrar/domain/bilingual';
import { refuse } from '../../../platform/refusal';
import type { RequestGate } from '../../../requests/ask-request';
import { blockersOfRequestAbout } from './blocker-tests';
import { readCompanyFacts } from './company-facts';
import { refuseIfBlocked } from './law-reason';

/** The gate of the filings for a request about a company: the same tests of the same facts (BLK-423). */
export const requestGate =
  (language: Language): RequestGate =>
  async (unit, { kind }, companyId) => {
    const company = (await readCompanyFacts(unit.tx, companyId, unit.now)) ?? refuse('REQ-404');
    refuseIfBlocked(blockersOfRequestAbout(kind, company), language);
  };
