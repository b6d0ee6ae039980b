import { applicationStatuses, type ApplicationStatus } from '@registrar/domain/enumerations';
import { REPRESENTING_ROLES, roles, screensOf, type Role } from '@registrar/domain/permissions';
import {
  filableProcesses,
  processDefinition,
  type FilableProcess,
} from '@registrar/domain/processes/tables/definitions';
import type { FilingSide } from '@registrar/domain/processes/tables/filing-screen';
import type { FilingAction } from '@registrar/domain/transitions';
import { allowedActions } from '../gateway/src/filings/engine/allowed-actions';
import type { Situation } from '../gateway/src/filings/facts/situation';
import { inOrder, noDatabase } from '../gateway/test/situation-kit';
import { maySee } from '../gateway/src/applications/sight';

export interface OfferedAction {
  readonly process: FilableProcess;
  readonly status: ApplicationStatus;
  readonly action: FilingAction;
  /** `CLOCK`: the gateway itself, when a term has run out. */
  readonly role: Role | 'CLOCK';
  readonly side: FilingSide | 'CLOCK';
}

const TODAY = '2026-11-22';
const NOW = new Date('2026-11-22T06:00:00Z');
const OFFICE = 1;
const PERSON = '0190a000-0000-7000-8000-000000000001';
const SOMEBODY = '0190a000-0000-7000-8000-000000000002';

/** An application of this process in this status, seen by somebody of this role who stands on this side of it. */
function situationOf(
  process: FilableProcess,
  status: ApplicationStatus,
  role: Role | 'CLOCK',
  side: FilingSide | 'CLOCK',
  isGroup: boolean,
): Situation {
  const definition = processDefinition(process);
  if (definition === undefined) throw new Error(`${process} has no definition`);
  const own = side === 'OWN';
  return inOrder({
    db: noDatabase,
    application: {
      row: {
        id: '0190a000-0000-7000-8000-0000000000aa',
        process_name: process,
        status,
        office_id: OFFICE,
        level: 1,
        version: 1,
        round: 1,
        applicant_id: own ? PERSON : SOMEBODY,
        applicant_role: 'APPLICANT',
        company_id: null,
        parent_company_id: isGroup ? SOMEBODY : null,
        company_type_id: null,
        reservation_id: null,
        source_application_id: null,
        application_number: 'NR-1',
        assignee_id: own ? null : PERSON,
        operator_id: null,
        verified_by: null,
        lease_until: NOW,
        queued_at: NOW,
        subject_kind: null,
        subject_id: null,
        company_version: null,
        definition_version: 1,
        submitted_at: NOW,
        decided_at: null,
        discarded_at: null,
        due_on: '2026-11-21',
        snapshot_hash: null,
        step: null,
        title_english: 'Name',
        title_nepali: 'नाम',
        created_at: NOW,
        updated_at: NOW,
      },
      definition,
      sections: new Map(
        isGroup ? [['NAME_DETAILS', { data: { isPartOfGroup: true }, savedAt: NOW, savedBy: null, version: 1 }]] : [],
      ),
      items: new Map(),
      places: new Map(),
      records: { invoices: [], checks: [], reservation: null, isStopped: false },
      companyType: null,
      company: null,
      named: [],
      today: TODAY,
    },
    actor:
      role === 'CLOCK'
        ? null
        : {
            accountId: PERSON,
            sessionId: PERSON,
            username: 'somebody',
            role,
            officeId: OFFICE,
            external: false,
            screens: new Set(screensOf(role)),
            restriction: null,
            secondFactor: 'NONE',
            ipHash: '',
          },
    now: NOW,
    today: TODAY,
    isOwner: own,
    ground: null,
    isParentRepresentative: side === 'PARENT',
  });
}

/** A filing of this process may need the consent of a parent company. */
const knowsGroups = (process: FilableProcess): boolean => processDefinition(process)?.isOfGroup !== undefined;

/**
 * Who may stand where: whoever begins such a filing, everybody else, and whoever speaks for a parent company where one
 * is asked.
 */
function standpoints(process: FilableProcess): readonly (readonly [Role | 'CLOCK', FilingSide | 'CLOCK'])[] {
  const mayStart: readonly Role[] = processDefinition(process)?.origin.mayStart ?? [];
  const representing = knowsGroups(process) ? REPRESENTING_ROLES : [];
  return [
    ...mayStart.map((role) => [role, 'OWN'] as const),
    ...roles.keys.map((role) => [role, 'OFFICE'] as const),
    ...representing.map((role) => [role, 'PARENT'] as const),
    ['CLOCK', 'CLOCK'],
  ];
}

/**
 * Everything that the gateway offers to anybody on any filing, as its own `allowedActions` answers it: for every
 * process, status, role and side, alone and as a member of a group. What it offers with a reason why not counts too: a
 * button that is closed now has to be there when it opens.
 */
export async function offeredActions(): Promise<readonly OfferedAction[]> {
  const offered: OfferedAction[] = [];
  for (const process of filableProcesses)
    for (const status of applicationStatuses.keys)
      if (status !== 'UNDER_GROUP_APPROVAL' || knowsGroups(process))
        for (const [role, side] of standpoints(process))
          offered.push(...(await offeredTo(process, status, role, side)));
  return offered;
}

async function offeredTo(
  process: FilableProcess,
  status: ApplicationStatus,
  role: Role | 'CLOCK',
  side: FilingSide | 'CLOCK',
): Promise<OfferedAction[]> {
  const actions = new Set<FilingAction>();
  for (const isGroup of knowsGroups(process) ? [false, true] : [false]) {
    const situation = situationOf(process, status, role, side, isGroup);
    if (!maySee(situation)) continue;
    // an actor who is refused as a person has no part in the action, however the filing stands
    for (const { action, reason } of await allowedActions(situation, 'en'))
      if (reason?.code !== 'PERM-403') actions.add(action);
  }
  return [...actions].map((action) => ({ process, status, action, role, side }));
}
