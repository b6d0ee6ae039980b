import { expect } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import type { Person } from '@registrar/testing/playwright';
import { filedItems, type Answers, type FilingFrame } from '@registrar/domain/processes';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { fillRegistration, reservedName, verifiedByCalls, type FiledRegistration } from './filed-registrations';
import { callsOf } from './gateway-calls';
import { freshName } from './names';
import type { ProposedName } from './pages/name-pages';
import { demo } from './people';
import { perform } from './reservations';
import { texts, type Language } from './texts';

/** The same filing without these sections: a journey answers them itself. */
export function without(frame: FilingFrame, sections: readonly string[]): FilingFrame {
  return {
    ...frame,
    answers: Object.fromEntries(Object.entries(frame.answers).filter(([key]) => !sections.includes(key))),
  };
}

/** The same filing with only those entries of a list that `kept` names. */
export function withItems(frame: FilingFrame, section: string, kept: (data: Answers) => boolean): FilingFrame {
  return {
    ...frame,
    answers: { ...frame.answers, [section]: { items: filedItems(frame, section).filter(({ data }) => kept(data)) } },
  };
}

/** A draft that holds the example's answers, and none of its papers yet. */
export async function begunRegistration(
  person: Person,
  example: FilingFrame,
  name: ProposedName = freshName(),
): Promise<FiledRegistration> {
  const reservationId = await reservedName(person, example, name);
  const gateway = await callsOf(person);
  const { id } = await gateway.post<ApplicationDetail>('/external/api/application', {
    processName: 'COMPANY_REGISTRATION',
    reservationId,
  });
  await fillRegistration(gateway, id, example);
  return { id, name };
}

/** The office’s part up to the decision of the last approver, who decides on the page. */
export async function broughtToLastLevel(applicant: Person, id: string, levels: 1 | 2): Promise<void> {
  await verifiedByCalls(applicant, id);
  if (levels === 2) await perform(demo.approver, id, 'forward', { remark: 'In order; for the registrar to decide.' });
}

/** The office’s whole part. */
export async function approvedByCalls(applicant: Person, id: string, levels: 1 | 2): Promise<void> {
  await broughtToLastLevel(applicant, id, levels);
  await perform(levels === 2 ? demo.otherApprover : demo.approver, id, 'approve');
}

/** Anybody looks for the company by its name and opens its page. */
export async function openFromSearch(page: Page, language: Language, name: ProposedName): Promise<void> {
  const t = texts('mf-name-reservation', language);
  await page.goto('/search-company');
  await page.getByRole('textbox', { name: t('search.name') }).fill(name.english);
  await page.getByRole('textbox', { name: t('search.name') }).press('Enter');
  await page.getByRole('main').getByRole('article').filter({ hasText: name.english }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/company\/[0-9a-f-]+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(language === 'ne' ? name.nepali : name.english);
}
