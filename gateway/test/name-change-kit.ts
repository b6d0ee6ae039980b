import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { nameChange } from '@registrar/domain/processes/filings/name-change/definition';
import { withDocument } from './documents-kit';
import { APPLICATION, detailOf, freeName, saveSection, take, type Caller, type TestName } from './filings-kit';
import type { TestGateway } from './harness';
import { payFor } from './money-kit';
import { freshCompany, newKey } from './representation-kit';

/** A company that owes nothing, whose name these people may change. */
export async function settledCompany(gateway: TestGateway, people: readonly Caller[]): Promise<string> {
  const id = await freshCompany(
    gateway,
    people.map(({ userId }) => userId),
  );
  const { db } = gateway.platform.database;
  await db.updateTable('company').set({ email_verified_at: gateway.clock.now() }).where('id', '=', id).execute();
  // some of the demonstration's companies have borne another name before
  await db.deleteFrom('company_former_name').where('company_id', '=', id).execute();
  await db.deleteFrom('name_entry').where('holder_id', '=', id).where('kind', '=', 'OLD_NAME').execute();
  return id;
}

export interface ChangeDesk {
  readonly applicant: Caller;
  readonly operator: Caller;
  readonly revenue: Caller;
}

/** Handed in, its fee confirmed and paid, verified: it waits for an approver. */
export async function verifiedChange(
  desk: ChangeDesk,
  companyId: string,
  name?: TestName,
  resolutionOn?: string,
): Promise<ApplicationDetail> {
  const claimed = await take(await filledChange(desk.applicant, companyId, name, resolutionOn), [
    [desk.applicant, 'submit'],
    [desk.operator, 'claim'],
  ]);
  return take(await payFor(desk, claimed), [[desk.operator, 'verify']]);
}

/** A draft of a change of name that lacks nothing. */
export async function filledChange(
  by: Caller,
  companyId: string,
  name: TestName = freeName(),
  resolutionOn = '2026-11-01',
): Promise<ApplicationDetail> {
  const draft = detailOf(await by.call('POST', APPLICATION, { processName: 'NAME_CHANGE', companyId }, newKey()));
  const suffix = draft.sections.find(({ key }) => key === 'NAME_DETAILS')?.data['suffix'];
  const named = detailOf(await saveSection(by, draft, 'NAME_DETAILS', { ...name, suffix }));
  let decided = detailOf(
    await saveSection(by, named, 'CHANGE_DECISION', {
      reason: 'The company does other work now.',
      meeting: 'GENERAL_MEETING',
      resolutionOn,
      decision: 'The general meeting resolved to change the name.',
    }),
  );
  for (const { key, when } of nameChange.documents)
    if (when === 'ALWAYS') decided = await withDocument(by, decided, key);
  return decided;
}
