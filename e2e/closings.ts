import type { Browser, Page } from '@playwright/test';
import type { Bilingual } from '@registrar/domain/bilingual';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { OwnProceedings } from '@registrar/domain/calls/own-proceedings';
import type { RepresentedCompany } from '@registrar/domain/calls/representatives';
import { proceedingKind } from '@registrar/domain/proceedings';
import type { Person } from '@registrar/testing/playwright';
import { acceptDocuments, act, verifiedByCalls } from './filed-registrations';
import { callsOf, type PortalAddress } from './gateway-calls';
import { speak } from './pages/portal-frame';
import { demo } from './people';
import { signIn } from './signed-in';
import type { Language } from './texts';

/** The names that a kind gives to its notices and outcomes, by their keys. */
export function kindNames(key: string) {
  const { notices, outcomes } = proceedingKind(key);
  const known = (name: Bilingual | undefined, one: string): Bilingual => {
    if (name === undefined) throw new Error(`${key} has no ${one}`);
    return name;
  };
  return {
    notice: (one: string): Bilingual => known(notices.find((notice) => notice.key === one)?.name, one),
    outcome: (one: string): Bilingual => known(outcomes[one], one),
  };
}

const DAY_MS = 24 * 3_600_000;

/** The company of this number that the person represents. */
export async function representedCompany(
  person: Person,
  regNo: string,
  at: PortalAddress,
): Promise<RepresentedCompany> {
  const gateway = await callsOf(person, at);
  const companies = await gateway.get<readonly RepresentedCompany[]>('/external/api/representative/company');
  const found = companies.find((company) => company.regNo === regNo);
  if (found === undefined) throw new Error(`${person.username} does not represent ${regNo}`);
  return found;
}

/** The proceeding of a company that was opened last. */
export async function newestProceeding(person: Person, companyId: string, at: PortalAddress): Promise<string> {
  const gateway = await callsOf(person, at);
  const [newest] = await gateway.get<OwnProceedings>(`/external/api/own-proceeding?companyId=${companyId}`);
  if (newest === undefined) throw new Error('The company has no proceeding');
  return newest.id;
}

/** The office's part in a filing of two levels that costs something, up to its approval. */
export async function approvedForTheFee(applicant: Person, id: string, at: PortalAddress): Promise<void> {
  await verifiedByCalls(applicant, id, demo.operator, at);
  await decided(id, at);
}

/** The same where nothing is to be paid. */
export async function approvedForNothing(id: string, at: PortalAddress): Promise<void> {
  await act(demo.operator, id, 'claim', {}, at);
  await acceptDocuments(demo.operator, id, at);
  await act(demo.operator, id, 'verify', {}, at);
  await decided(id, at);
}

async function decided(id: string, at: PortalAddress): Promise<void> {
  const officer = await callsOf(demo.approver, at);
  const { allowedActions } = await officer.get<ApplicationDetail>(`/external/api/application/${id}`);
  const last = allowedActions.some(({ action, allowed }) => action === 'approve' && allowed);
  if (last) return act(demo.approver, id, 'approve', {}, at);
  await act(demo.approver, id, 'forward', { remark: 'In order; for the registrar to decide.' }, at);
  await act(demo.otherApprover, id, 'approve', {}, at);
}

/** A tab of somebody so many days from now; nobody: of a visitor. */
export async function tabInDays(
  browser: Browser,
  days: number,
  who: { readonly person?: Person; readonly language: Language; readonly at: PortalAddress },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: who.at.origin });
  const page = await context.newPage();
  if (days > 0) await page.clock.setSystemTime(new Date(Date.now() + days * DAY_MS));
  await speak(page, who.language);
  if (who.person !== undefined) await signIn(page, who.person, who.at);
  return page;
}
