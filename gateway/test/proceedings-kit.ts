import { randomUUID } from 'node:crypto';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { proceedingDetailSchema, type ProceedingDetail } from '@registrar/domain/calls/proceedings';
import type { ProceedingKind } from '@registrar/domain/proceedings';
import { filledMatter, fileTestFiling } from '@registrar/domain/testing/test-filing';
import { addTestProceeding } from '@registrar/domain/testing/test-proceeding';
import { openProceeding } from '../src/proceedings/open-proceeding';
import { startOfDayInNepal } from '../src/platform/clock';
import { pdf } from './documents-kit';
import { callerOf, detailOf, newKey, saveSection, type Caller } from './filings-kit';
import type { Answer } from './harness';
import { attachRequired, readDetail } from './registration-kit';
import {
  approveFiling,
  claimReady,
  companyFor,
  openTestFiling,
  startTestFiling,
  todayOf,
  verifyFiling,
  type TestFilingOffice,
} from './test-filing-kit';
import { uploadAll } from './uploads-kit';

/** An office at which proceedings of the test kind are conducted; their first form is the test filing. */
export async function startTestProceedings(variation: Partial<ProceedingKind> = {}): Promise<TestFilingOffice> {
  const office = await startTestFiling();
  const putBack = [
    addTestProceeding(variation),
    fileTestFiling({ origin: { subject: 'PROCEEDING', notStoppedBy: ['IN_DEREGISTRATION'] } }),
  ];
  return {
    ...office,
    async close() {
      for (const one of putBack.reverse()) one();
      await office.close();
    },
  };
}

/** Who claims or objects with an account. */
export const claimantOf = ({ userId }: Caller) => ({
  actor: {
    accountId: userId,
    role: 'APPLICANT' as const,
    officeId: null,
    sessionId: randomUUID(),
    ipHash: 'test',
  },
});

/** Opens one of a company of its own; gives both ids. */
export async function openedProceeding(
  office: TestFilingOffice,
  companyId?: string,
): Promise<{ readonly id: string; readonly companyId: string }> {
  const of = companyId ?? (await companyFor(office));
  const id = await office.gateway.platform.runUnitOfWork((unit) =>
    openProceeding(unit, {
      kind: 'TEST_PROCEEDING',
      number: `TP-${randomUUID()}`,
      companyId: of,
      officeId: 1,
      openedBy: office.maya.userId,
      ends: {},
    }),
  );
  return { id, companyId: of };
}

export const PROCEEDING = 'external/api/proceeding';

export async function readProceedingOf(by: Caller, id: string): Promise<ProceedingDetail> {
  const answer = await by.call('GET', `${PROCEEDING}/${id}`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
  return proceedingDetailSchema.parse(answer.body.data);
}

/** An act on the proceeding as it stands. */
export async function actOn(by: Caller, id: string, path: string, body: object): Promise<Answer> {
  const { version } = await readProceedingOf(by, id);
  return by.call('POST', `${PROCEEDING}/${id}/${path}`, { version, ...body });
}

/** As the newspaper printed it, with its cutting. */
export async function publishIn(by: Caller, id: string, publishedOn: string, more: object = {}): Promise<Answer> {
  const uploadId = await uploadAll(by, pdf(), 'cutting.pdf');
  return actOn(by, id, 'notice', {
    notice: 'CREDITORS',
    channel: 'NEWSPAPER',
    publishedOn,
    proof: 'Gorkhapatra, page 5',
    uploadId,
    ...more,
  });
}

/** The first form, handed in by the company. */
export async function submittedForm(
  office: TestFilingOffice,
  id: string,
  companyId: string,
): Promise<ApplicationDetail> {
  const { puja } = office;
  const subject = { kind: 'PROCEEDING', id };
  const draft = detailOf(await openTestFiling(puja, companyId, { subject }, newKey()));
  await saveSection(puja, draft, 'MATTER', filledMatter(todayOf(office)));
  await attachRequired(puja, draft.id);
  return claimReady(office, await readDetail(puja, draft.id));
}

/** The same, approved by both levels. */
export async function approvedForm(
  office: TestFilingOffice,
  id: string,
  companyId: string,
): Promise<ApplicationDetail> {
  return approveFiling(office, await verifyFiling(office, await submittedForm(office, id, companyId)));
}

/** Moves to the noon of a day, and signs everybody in again: sessions do not outlive months. */
export async function moveTo(office: TestFilingOffice, day: string): Promise<TestFilingOffice> {
  const { gateway } = office;
  gateway.clock.moveTo(new Date(startOfDayInNepal(day).getTime() + 12 * 3_600_000));
  const again = (caller: Caller) => callerOf(gateway, caller.username);
  return {
    ...office,
    puja: await again(office.puja),
    gita: await again(office.gita),
    bishnu: await again(office.bishnu),
    maya: await again(office.maya),
    krishna: await again(office.krishna),
    rita: await again(office.rita),
  };
}
