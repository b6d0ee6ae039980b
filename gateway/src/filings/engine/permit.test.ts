import { describe, expect, test } from '@jest/globals';
import { applicationStatuses, type ApplicationStatus } from '@registrar/domain/enumerations';
import { FILING_ROLES, REPRESENTING_ROLES, roles, type Role } from '@registrar/domain/permissions';
import { nameReservation } from '@registrar/domain/processes/name-reservation';
import {
  filingActions,
  filingTransitions,
  type FilingAction,
  type TransitionActor,
} from '@registrar/domain/transitions';
import { NOTHING_TO_PAY } from '../../money/payment-state';
import { Refusal } from '../../platform/refusal';
import type { Application, ApplicationRow } from '../../applications/application';
import { permit } from './permit';
import type { Situation } from './situation';

const OFFICE = 1;
const NOW = new Date('2026-11-22T05:00:00Z');
const APPROVERS: readonly TransitionActor[] = ['APPROVER_1', 'APPROVER_2'];

/** Who may do what to a name reservation, everything else being in order. All that is not here is refused. */
const MAY: Partial<Record<ApplicationStatus, Partial<Record<FilingAction, readonly TransitionActor[]>>>> = {
  DRAFT: { discard: FILING_ROLES, submit: FILING_ROLES },
  UNDER_GROUP_APPROVAL: { parentVerify: REPRESENTING_ROLES, parentReject: REPRESENTING_ROLES, recall: FILING_ROLES },
  SUBMITTED: { recall: FILING_ROLES, claim: ['OPERATOR'], autoApprove: ['SYSTEM'] },
  IN_PROCESS: { verify: ['OPERATOR'], release: ['OPERATOR', 'OFFICE_ADMINISTRATOR', 'SYSTEM'] },
  VERIFY: {
    sendToCommittee: APPROVERS,
    forward: APPROVERS,
    returnForReview: APPROVERS,
    approve: APPROVERS,
    reject: APPROVERS,
  },
  SENT_FOR_COMMITTEE: { committeeReturn: ['COMMITTEE'], committeeReview: ['COMMITTEE'] },
  BACK_FOR_REVIEW: { resume: ['OPERATOR'] },
  APPROVED: { revoke: ['APPROVER_2'] },
};

const actors: readonly TransitionActor[] = [...roles.keys, 'SYSTEM'];
const everyPair = applicationStatuses.keys.flatMap((status) =>
  filingActions.keys.map((action) => [status, action] as const),
);

describe.each(actors)('%s', (role) => {
  test.each(everyPair)('%s, %s', (status, action) => {
    const answer = outcome(situationOf(status, role), action);
    if (MAY[status]?.[action]?.includes(role)) expect(answer).toBe('allowed');
    else expect(['PERM-403', 'FLOW-409', 'REQ-404']).toContain(answer);
  });
});

test('an action that a role can never take is forbidden, whatever the status', () => {
  for (const role of roles.keys) {
    for (const [status, action] of everyPair) {
      const ever = filingTransitions.some((row) => row.action === action && row.by.includes(role));
      if (!ever) expect(['PERM-403', 'REQ-404']).toContain(outcome(situationOf(status, role), action));
    }
  }
});

test('a status that does not know the action answers with those it knows', () => {
  const refusal = refusalOf(situationOf('SUBMITTED', 'OPERATOR'), 'verify');
  expect(refusal).toMatchObject({
    code: 'FLOW-409',
    details: { errors: [{ path: 'allowedActions', code: 'claim', message: 'Claim' }] },
  });
});

describe('each guard keeps out whom it is for', () => {
  const stranger: Partial<Situation> = { isOwner: false, isParentRepresentative: false };
  test.each<[string, ApplicationStatus, Role, FilingAction, Partial<Situation>, Partial<ApplicationRow>, string]>([
    ['another applicant does not see it', 'SUBMITTED', 'APPLICANT', 'recall', stranger, {}, 'REQ-404'],
    ['a draft is seen by no officer', 'DRAFT', 'OPERATOR', 'claim', {}, {}, 'REQ-404'],
    ['an officer of another office does not see it', 'SUBMITTED', 'OPERATOR', 'claim', {}, { office_id: 2 }, 'REQ-404'],
    [
      'who does not speak for the parent company does not consent',
      'UNDER_GROUP_APPROVAL',
      'APPLICANT',
      'parentVerify',
      { isParentRepresentative: false },
      {},
      'PERM-403',
    ],
    [
      'nor see it, if it is not their own',
      'UNDER_GROUP_APPROVAL',
      'PARENT_REPRESENTATIVE',
      'parentVerify',
      { isParentRepresentative: false },
      {},
      'REQ-404',
    ],
    [
      'a company that is no longer active consents to nothing',
      'UNDER_GROUP_APPROVAL',
      'PARENT_REPRESENTATIVE',
      'parentVerify',
      { parentCompanyStands: false },
      {},
      'FLOW-409',
    ],
    ['another operator holds it', 'IN_PROCESS', 'OPERATOR', 'verify', {}, { assignee_id: 'somebody else' }, 'FLOW-409'],
    ['the verifier does not approve', 'VERIFY', 'APPROVER_1', 'approve', {}, { verified_by: 'actor' }, 'PERM-403'],
    [
      'the first level has nothing to say at the second',
      'VERIFY',
      'APPROVER_1',
      'approve',
      {},
      { level: 2 },
      'PERM-403',
    ],
    ['there is no third level', 'VERIFY', 'APPROVER_2', 'forward', {}, { level: 2 }, 'FLOW-409'],
    ['nobody decides on their own application', 'VERIFY', 'APPROVER_1', 'approve', { isOwner: true }, {}, 'PERM-403'],
    [
      'a consumed reservation is not revoked',
      'APPROVED',
      'APPROVER_2',
      'revoke',
      { reservation: { state: 'CONSUMED', expiresOn: '2027-01-01' } },
      {},
      'FLOW-409',
    ],
    [
      'nor an expired one',
      'APPROVED',
      'APPROVER_2',
      'revoke',
      { reservation: { state: 'HELD', expiresOn: '2026-11-21' } },
      {},
      'FLOW-409',
    ],
    [
      'money that came in is not taken back with the filing',
      'SUBMITTED',
      'APPLICANT',
      'recall',
      { payment: { state: 'SETTLED', received: true } },
      {},
      'FLOW-409',
    ],
    ['a stale version is refused', 'SUBMITTED', 'OPERATOR', 'claim', {}, { version: 4 }, 'VER-412'],
  ])('%s', (_name, status, role, action, more, row, expected) => {
    const situation = situationOf(status, role);
    expect(
      outcome(
        {
          ...situation,
          ...more,
          application: { ...situation.application, row: { ...situation.application.row, ...row } },
        },
        action,
      ),
    ).toBe(expected);
  });
});

function outcome(situation: Situation, action: FilingAction): string {
  return refusalOf(situation, action)?.code ?? 'allowed';
}

function refusalOf(situation: Situation, action: FilingAction): Refusal | undefined {
  try {
    permit(situation, action, {
      version: 3,
      remark: 'Because',
      reasonCode: 'COURT_ORDER',
      declared: ['TRUE_STATEMENT'],
      minutes: 'What was said',
      language: 'en',
    });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The application in this status, and an actor of this role who stands to it as well as the role can. */
function situationOf(status: ApplicationStatus, role: TransitionActor): Situation {
  const isParent = REPRESENTING_ROLES.some((representing) => representing === role);
  return {
    application: applicationIn(status),
    actor:
      role === 'SYSTEM'
        ? null
        : {
            accountId: 'actor',
            sessionId: 's',
            username: 'u',
            role,
            officeId: OFFICE,
            external: false,
            screens: new Set(),
            restriction: null,
            secondFactor: 'NONE',
            ipHash: '',
          },
    now: NOW,
    today: '2026-11-22',
    ground: null,
    isOwner: FILING_ROLES.some((filing) => filing === role),
    isApplicant: FILING_ROLES.some((filing) => filing === role),
    isParentRepresentative: isParent,
    parentCompanyStands: true,
    missingDocuments: [],
    correction: { pins: [], requested: [], documents: [] },
    checklist: [],
    opened: null,
    payment: NOTHING_TO_PAY,
    blockers: [],
    companyAsFiled: true,
    fitsTodaysForm: true,
    undoable: false,
    isOnLeave: false,
    reservation: status === 'APPROVED' ? { state: 'HELD', expiresOn: '2027-02-20' } : null,
    committee: status === 'SENT_FOR_COMMITTEE' ? { invited: true, begun: true, named: false } : null,
  };
}

function applicationIn(status: ApplicationStatus): Application {
  const claimed = status === 'IN_PROCESS';
  const row: ApplicationRow = {
    id: 'application',
    process_name: 'NAME_RESERVATION',
    status,
    level: status === 'VERIFY' ? 1 : 0,
    office_id: OFFICE,
    applicant_id: 'applicant',
    applicant_role: 'APPLICANT',
    company_id: null,
    snapshot_hash: null,
    parent_company_id: null,
    application_number: null,
    title_english: '',
    title_nepali: '',
    assignee_id: claimed ? 'actor' : null,
    lease_until: claimed ? NOW : null,
    verified_by: status === 'VERIFY' ? 'the operator' : null,
    created_at: NOW,
    updated_at: NOW,
    submitted_at: null,
    queued_at: null,
    decided_at: null,
    discarded_at: null,
    version: 3,
    company_type_id: null,
    reservation_id: null,
    source_application_id: null,
    step: null,
    round: 1,
    operator_id: null,
    due_on: null,
    subject_kind: null,
    subject_id: null,
    company_version: null,
    definition_version: 1,
  };
  const name = {
    english: 'Kagochidu Traders',
    nepali: 'कगोचिदु ट्रेडर्स',
    suffix: 'PRIVATE_LIMITED',
    companyTypeId: 5,
    isPartOfGroup: status === 'UNDER_GROUP_APPROVAL',
    parentCompanyType: 'PRIVATE_MULTIPLE_PROPRIETOR',
  };
  const sections = {
    NAME_DETAILS: name,
    OBJECTIVE_DETAILS: { nsicCodes: ['0001'], registeredInOtherGovernmentBody: false },
  };
  return {
    row,
    definition: nameReservation,
    sections: new Map(
      Object.entries(sections).map(([key, data]) => [key, { data, savedAt: NOW, savedBy: null, version: 1 }]),
    ),
    items: new Map(),
    records: { invoices: [], checks: [], reservation: null },
    places: new Map(),
    companyType: null,
    company: null,
    today: '2026-11-22',
  };
}
