import { expect } from '@jest/globals';
import { filingChangesSchema } from '@registrar/domain/calls/corrections';
import { applicationPageSchema } from '@registrar/domain/calls/filings';
import { blockersOf } from '@registrar/domain/processes/tables/blockers';
import { processDefinition, type FilableProcess } from '@registrar/domain/processes/tables/definitions';
import { reasonsOf } from '@registrar/domain/processes/tables/reasons';
import { act, APPLICATION, detailOf, type ActOptions } from '../filings-kit';
import { readDetail } from '../registration-kit';
import {
  approve,
  attempt,
  begin,
  beginFilled,
  handIn,
  openDraft,
  perform,
  reachLastLevel,
  verify,
  whoDecides,
  type Correction,
  type Filing,
  type FilingDeclaration,
} from './filing';
import { walkCommittee, walkGroup } from './filing-detours';
import { correctionOf, handInAgain, leavesOf } from './filing-correction';
import { approverAt, type FilingDesk } from './filing-desk';
import { standingOf, tracesOf, type Traces } from './filing-traces';

/** A way that a filing goes, and what the portal promises of it. */
export interface FilingWay {
  readonly promise: string;
  walk(desk: FilingDesk): Promise<void>;
}

interface Approved {
  readonly filing: Filing;
  /** What the filing changes, before and after its approval. */
  readonly before: unknown;
  readonly after: unknown;
  readonly traces: Traces;
}

const WITHOUT_REASON = { status: 422, body: { errors: [{ path: 'reasonCode', code: 'REASON_REQUIRED' }] } };
const FLOW = { status: 409, body: { code: 'FLOW-409' } };

/**
 * Every way of a filing over the calls of the gateway. What a definition says of it (who pays when, who decides, what
 * stops it, what is decided as a whole) is taken from there; what it does to the register is declared.
 */
export function filingSuite(declaration: FilingDeclaration): readonly FilingWay[] {
  const { correction, expected } = declaration;
  const definition = definitionOf(declaration);
  // what is approved is looked at by one way and undone by another
  let walked: Promise<Approved> | undefined;
  const approved = (desk: FilingDesk): Promise<Approved> => (walked ??= approvedFiling(desk, declaration));
  return [
    {
      promise: 'handed in, paid, verified and approved, it enters, issues and charges what it says, and nothing else',
      walk: async (desk) => checkApproved(await approved(desk)),
    },
    correction
      ? {
          promise:
            'sent back, it is corrected where the office asked for it, and what is approved is what was corrected',
          walk: (desk) => walkCorrection(desk, declaration, correction),
        }
      : {
          promise: 'it is decided on as a whole: nobody sends it back for a part of it',
          walk: (desk) => walkAsAWhole(desk, declaration),
        },
    {
      promise: 'rejected with a reason, it changes nothing, what was paid stays paid, and it is filed again',
      walk: (desk) => walkRejection(desk, declaration),
    },
    {
      promise: 'a draft that is discarded is gone, and another one is begun',
      walk: (desk) => walkDiscard(desk, declaration),
    },
    expected.undone
      ? {
          promise: 'undone, the register is as it was before, and its papers are revoked',
          walk: async (desk) => checkUndone(await approved(desk)),
        }
      : {
          promise: 'an approval is not undone, and stands',
          walk: async (desk) => checkNotUndone(await approved(desk)),
        },
    ...(definition.office.committee
      ? [
          {
            promise: 'put before the committee, it comes back with its minutes and is decided',
            walk: (desk: FilingDesk) => walkCommittee(desk, declaration),
          },
        ]
      : []),
    ...(definition.isOfGroup
      ? [
          {
            promise: 'of a group, it goes to the office once the parent company has consented',
            walk: (desk: FilingDesk) => walkGroup(desk, declaration),
          },
        ]
      : []),
  ];
}

function definitionOf({ process }: { readonly process: FilableProcess }) {
  const definition = processDefinition(process);
  if (!definition) throw new Error(`There is no process ${process}`);
  return definition;
}

const ground = ({ definition: { process } }: Filing): ActOptions => ({
  remark: 'It does not agree with the records of the office.',
  reasonCode: reasonsOf(process)[0],
});

async function approvedFiling(desk: FilingDesk, declaration: FilingDeclaration): Promise<Approved> {
  const filing = await beginFilled(desk, declaration);
  const before = await standingOf(filing);
  await handIn(filing);
  await perform(filing, filing.operator, 'claim');
  await verify(filing);
  await checkGate(filing);
  await approve(filing);
  return { filing, before, after: await standingOf(filing), traces: await tracesOf(filing) };
}

/** The same gate before every approval: of a company that is in liquidation by now nothing is approved. */
async function checkGate(filing: Filing): Promise<void> {
  const { companyId } = filing.begun.opens;
  if (companyId === undefined || !blockersOf(filing.declaration.process).includes('IN_LIQUIDATION')) return;
  const { db } = filing.desk.gateway.platform.database;
  await reachLastLevel(filing);
  const before = await db.selectFrom('company').select('status').where('id', '=', companyId).executeTakeFirstOrThrow();
  const setStatus = ({ status }: typeof before) =>
    db.updateTable('company').set({ status }).where('id', '=', companyId).execute();
  await setStatus({ status: 'IN_LIQUIDATION' });
  const { status, body } = await attempt(filing, await whoDecides(filing), 'approve');
  expect({ status, code: body.code, blocker: body.blocker }).toMatchObject({
    status: 423,
    code: 'BLK-423',
    blocker: { reasons: expect.arrayContaining([expect.objectContaining({ code: 'IN_LIQUIDATION' })]) },
  });
  await setStatus(before);
}

/** What costs something was brought to the bank; of nothing nothing is asked. */
const paidOf = ({ charged }: FilingDeclaration['expected']): string[] =>
  charged.map((code) => `${code} ${code === 'NO_FEE' ? 'PAID' : 'APPROVED'}`);

function checkApproved({ filing, before, after, traces }: Approved): void {
  const { entered, papers } = filing.declaration.expected;
  expect(traces).toEqual({
    status: 'APPROVED',
    history: filing.done.slice(0, filing.done.indexOf('approve') + 1),
    entered,
    papers,
    charged: paidOf(filing.declaration.expected),
  });
  expect(after).not.toEqual(before);
}

async function walkCorrection(desk: FilingDesk, declaration: FilingDeclaration, asked: Correction): Promise<void> {
  const filing = await beginFilled(desk, declaration);
  const { by, operator, id } = filing;
  await handIn(filing);
  await perform(filing, operator, 'claim');
  const { place, change } = await correctionOf(filing, asked);
  const pinned = await operator.call('POST', `${APPLICATION}/${id}/pin`, {
    path: `${place}.${asked.field}`,
    remark: 'This does not agree with the document.',
  });
  expect(pinned.status).toBe(200);
  await perform(filing, operator, 'sendForCorrection', { remark: 'Please see the remark.' });
  expect(await readDetail(by, id)).toMatchObject({ status: 'SEND_FOR_CORRECTION', unlocked: [place] });
  await change();
  expect(await handInAgain(filing)).toMatchObject({ status: 'SUBMITTED', round: 2 });
  const { round, changes } = filingChangesSchema.parse(
    (await by.call('GET', `${APPLICATION}/${id}/changes`)).body.data,
  );
  // something is otherwise than in the round before, and nothing elsewhere
  expect({ round, there: [...new Set(changes.map(({ path }) => path.startsWith(place)))] }).toEqual({
    round: 2,
    there: [true],
  });
  await perform(filing, operator, 'claim');
  await verify(filing);
  await approve(filing);
  const { entered, papers } = declaration.expected;
  expect(await tracesOf(filing)).toEqual({
    status: 'APPROVED',
    history: filing.done,
    entered,
    papers,
    charged: paidOf(declaration.expected),
  });
  expect(leavesOf(await standingOf(filing))).toEqual(expect.arrayContaining(leavesOf(asked.to)));
}

async function walkAsAWhole(desk: FilingDesk, declaration: FilingDeclaration): Promise<void> {
  const filing = await beginFilled(desk, declaration);
  const { operator, id, definition } = filing;
  await handIn(filing);
  const { allowedActions, sections } = await perform(filing, operator, 'claim');
  expect(allowedActions.map(({ action }) => action)).not.toContain('sendForCorrection');
  const path = sections[0]?.key;
  expect(await operator.call('POST', `${APPLICATION}/${id}/pin`, { path, remark: 'Again.' })).toMatchObject(FLOW);
  expect(await attempt(filing, operator, 'sendForCorrection', { remark: 'Again.' })).toMatchObject(FLOW);
  expect({ asAWhole: definition.office.asAWhole, status: (await readDetail(operator, id)).status }).toEqual({
    asAWhole: true,
    status: 'IN_PROCESS',
  });
}

async function walkRejection(desk: FilingDesk, declaration: FilingDeclaration): Promise<void> {
  const filing = await beginFilled(desk, declaration);
  const { by, begun, operator, definition } = filing;
  const before = await standingOf(filing);
  await handIn(filing);
  await checkAnother(filing);
  await perform(filing, operator, 'claim');
  if (!definition.office.operatorMayReject)
    expect(await attempt(filing, operator, 'reject', ground(filing))).toMatchObject(FLOW);
  await verify(filing);
  const approver = await whoDecides(filing);
  const { remark } = ground(filing);
  expect(await attempt(filing, approver, 'reject', { remark })).toMatchObject(WITHOUT_REASON);
  await perform(filing, approver, 'reject', ground(filing));
  expect(await tracesOf(filing)).toEqual({
    status: 'REJECTED',
    history: filing.done,
    entered: [],
    papers: [],
    charged: paidOf(declaration.expected),
  });
  expect(await standingOf(filing)).toEqual(before);
  const again = detailOf(await openDraft(declaration.process, begun, { copyOf: filing.id }));
  expect(again).toMatchObject({ status: 'DRAFT', processName: declaration.process });
  expect(await act(by, again, 'discard')).toMatchObject({ status: 200 });
}

/** Another one of its kind for the same company or name, while this one is undecided. */
async function checkAnother({ declaration: { process, expected }, definition, begun, by }: Filing): Promise<void> {
  const { another = definition.register.aspects.length > 0 ? 'ASPECT_CONFLICT' : 'DRAFT' } = expected;
  const answer = await openDraft(process, begun);
  const refused: unknown = Object(answer.body.blocker).code ?? answer.body.code;
  expect(answer.status === 200 ? 'DRAFT' : refused).toBe(another);
  if (answer.status === 200) expect(await act(by, detailOf(answer), 'discard')).toMatchObject({ status: 200 });
}

async function walkDiscard(desk: FilingDesk, declaration: FilingDeclaration): Promise<void> {
  const filing = await begin(desk, declaration);
  const { by, begun, definition, id } = filing;
  // of one company and of one reserved name there is one draft at a time
  if (definition.origin.ofCompany || definition.origin.fromReservation)
    expect(await openDraft(declaration.process, begun)).toMatchObject(FLOW);
  const isListed = async () => {
    const path = `${APPLICATION}?size=100&processName=${declaration.process}`;
    const { items } = applicationPageSchema.parse((await by.call('GET', path)).body.data);
    return items.some((item) => item.id === id);
  };
  expect(await isListed()).toBe(true);
  expect(await attempt(filing, by, 'discard')).toMatchObject({ status: 200 });
  expect(await isListed()).toBe(false);
  expect(await by.call('GET', `${APPLICATION}/${id}`)).toMatchObject({ status: 404 });
  const another = detailOf(await openDraft(declaration.process, begun));
  expect(another.id).not.toBe(id);
  expect(await act(by, another, 'discard')).toMatchObject({ status: 200 });
}

async function checkUndone({ filing, before }: Approved): Promise<void> {
  const { registrar } = filing.desk;
  await refusedToOfficer(filing);
  const { remark } = ground(filing);
  expect(await attempt(filing, registrar, 'revoke', { remark })).toMatchObject(WITHOUT_REASON);
  const revoked = detailOf(await attempt(filing, registrar, 'revoke', ground(filing)));
  expect(revoked.status).toBe('REJECTED');
  expect(await standingOf(filing)).toEqual(before);
  const { papers, charged } = await tracesOf(filing);
  expect({ papers, charged }).toEqual({ papers: [], charged: paidOf(filing.declaration.expected) });
}

/** What one officer has approved, no officer of the first level takes back. */
async function refusedToOfficer(filing: Filing): Promise<void> {
  const { definition, desk } = filing;
  const refused = await attempt(filing, approverAt(desk, definition, 1), 'revoke', ground(filing));
  expect(refused).toMatchObject({ status: 403, body: { code: 'PERM-403' } });
}

async function checkNotUndone({ filing, after }: Approved): Promise<void> {
  await refusedToOfficer(filing);
  expect(await attempt(filing, filing.desk.registrar, 'revoke', ground(filing))).toMatchObject(FLOW);
  const { status, papers } = await tracesOf(filing);
  expect({ status, papers }).toEqual({ status: 'APPROVED', papers: filing.declaration.expected.papers });
  expect(await standingOf(filing)).toEqual(after);
}
