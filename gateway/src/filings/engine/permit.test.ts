import { describe, expect, test } from '@jest/globals';
import { applicationStatuses, type ApplicationStatus } from '@registrar/domain/enumerations';
import { FILING_ROLES, REPRESENTING_ROLES, roles, type Role } from '@registrar/domain/permissions';
import { nameReservation } from '@registrar/domain/processes/filings/name-reservation/definition';
import {
  filingActions,
  filingTransitions,
  type FilingAction,
  type TransitionActor,
} from '@registrar/domain/transitions';
import { inOrder, noDatabase } from '../../../test/situation-kit';
import { Refusal } from '../../platform/refusal';
import type { Application, ApplicationRow } from '../../applications/application';
import type { FilingRecords } from '../../applications/filing-records';
import { permit } from './permit';
import type { Situation } from '../facts/situation';

const OFFICE = 1;
const NOW = new Date('2026-11-22T05:00:00Z');
const paid = { status: 'COMPLETED', counter_sign_asked_at: null, total_paisa: 10_000 } as const;

const reserved = (expires_on: string, more: { consumed_on?: string } = {}): Pick<FilingRecords, 'reservation'> => ({
  reservation: {
    id: 'reservation',
    application_id: 'application',
    applicant_id: 'applicant',
    company_type_id: 5,
    name_english: '',
    name_nepali: '',
    approved_on: '2026-11-01',
    form_due_on: '2026-12-01',
    expires_on,
    revoked_on: null,
    consumed_on: null,
    consumed_by: null,
    ...more,
  },
});
const APPROVERS: readonly TransitionActor[] = ['APPROVER_1', 'APPROVER_2'];

type Allowed = Partial<Record<FilingAction, readonly TransitionActor[]>>;
/** The portal, when the company of a filing ends. */
const ENDS_WITH_COMPANY: Allowed = { endWithCompany: ['SYSTEM'] };
/** The portal also where an officer finds that a filing which was reported is not the company's. */
const ENDS: Allowed = { ...ENDS_WITH_COMPANY, rejectReported: ['SYSTEM'] };

/** The roles that may take each action on a name reservation when all guards pass. Everything else is refused. */
const MAY: Partial<Record<ApplicationStatus, Allowed>> = {
  DRAFT: { discard: FILING_ROLES, submit: FILING_ROLES, ...ENDS_WITH_COMPANY },
  UNDER_GROUP_APPROVAL: {
    parentVerify: REPRESENTING_ROLES,
    parentReject: REPRESENTING_ROLES,
    recall: FILING_ROLES,
    ...ENDS,
  },
  SUBMITTED: { recall: FILING_ROLES, claim: ['OPERATOR'], autoApprove: ['SYSTEM'], ...ENDS },
  IN_PROCESS: { verify: ['OPERATOR'], release: ['OPERATOR', 'OFFICE_ADMINISTRATOR', 'SYSTEM'], ...ENDS },
  VERIFY: {
    ...ENDS,
    sendToCommittee: APPROVERS,
    forward: APPROVERS,
    returnForReview: APPROVERS,
    approve: APPROVERS,
    reject: APPROVERS,
  },
  ADDITIONAL_DOCUMENT_REQUESTED: ENDS,
  ADDITIONAL_DOCUMENT_SUBMITTED: ENDS,
  SEND_FOR_CORRECTION: ENDS,
  SENT_FOR_COMMITTEE: { committeeReturn: ['COMMITTEE'], committeeReview: ['COMMITTEE'], ...ENDS },
  BACK_FOR_REVIEW: { resume: ['OPERATOR'], ...ENDS },
  APPROVED: { revoke: ['APPROVER_2'] },
  CORRECTION_REQUESTED: { correctionDecided: ['SYSTEM'] },
};

const actors: readonly TransitionActor[] = [...roles.keys, 'SYSTEM'];
const everyPair = applicationStatuses.keys.flatMap((status) =>
  filingActions.keys.map((action) => [status, action] as const),
);

describe.each(actors)('%s', (role) => {
  test.each(everyPair)('%s, %s', async (status, action) => {
    const answer = await outcome(situationOf(status, role), action);
    if (MAY[status]?.[action]?.includes(role)) expect(answer).toBe('allowed');
    else expect(['PERM-403', 'FLOW-409', 'REQ-404']).toContain(answer);
  });
});

test('an action that a role can never take is forbidden in every status', async () => {
  for (const role of roles.keys) {
    for (const [status, action] of everyPair) {
      const ever = filingTransitions.some((row) => row.action === action && row.by.includes(role));
      if (!ever) expect(['PERM-403', 'REQ-404']).toContain(await outcome(situationOf(status, role), action));
    }
  }
});

test('an action that the status does not have is answered with the actions it has', async () => {
  const refusal = await refusalOf(situationOf('SUBMITTED', 'OPERATOR'), 'verify');
  expect(refusal).toMatchObject({
    code: 'FLOW-409',
    details: { errors: [{ path: 'allowedActions', code: 'claim', message: 'Claim' }] },
  });
});

describe('each guard refuses the callers it is meant for', () => {
  const stranger: More = { isOwner: false, isParentRepresentative: false };
  test.each<[string, ApplicationStatus, Role, FilingAction, More, Partial<ApplicationRow>, string]>([
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
      { parentStands: false },
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
      { records: reserved('2027-01-01', { consumed_on: '2026-11-20' }) },
      {},
      'FLOW-409',
    ],
    ['nor an expired one', 'APPROVED', 'APPROVER_2', 'revoke', { records: reserved('2026-11-21') }, {}, 'FLOW-409'],
    [
      'money that came in is not taken back with the filing',
      'SUBMITTED',
      'APPLICANT',
      'recall',
      { records: { invoices: [paid] } },
      {},
      'FLOW-409',
    ],
    ['a stale version is refused', 'SUBMITTED', 'OPERATOR', 'claim', {}, { version: 4 }, 'VER-412'],
  ])('%s', async (_name, status, role, action, more, row, expected) => {
    expect(await outcome(situationOf(status, role, more, row), action)).toBe(expected);
  });
});

async function outcome(situation: Situation, action: FilingAction): Promise<string> {
  return (await refusalOf(situation, action))?.code ?? 'allowed';
}

async function refusalOf(situation: Situation, action: FilingAction): Promise<Refusal | undefined> {
  try {
    await permit(situation, action, {
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

interface More extends Partial<Pick<Situation, 'isOwner' | 'isParentRepresentative'>> {
  readonly parentStands?: boolean;
  readonly records?: Partial<FilingRecords>;
}

/**
 * The application in this status, and an actor of this role with the best possible relation to it. Facts that are read
 * from the database are filled as if every check passed.
 */
function situationOf(
  status: ApplicationStatus,
  role: TransitionActor,
  { parentStands = true, records = {}, ...more }: More = {},
  row: Partial<ApplicationRow> = {},
): Situation {
  const application = applicationIn(status);
  const situation: Situation = {
    db: noDatabase,
    application: {
      ...application,
      row: { ...application.row, ...row },
      records: { ...application.records, ...records },
    },
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
    isParentRepresentative: REPRESENTING_ROLES.some((representing) => representing === role),
    ...more,
  };
  return inOrder(situation, { parentStands });
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
    round: 0, // there is no checklist line
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
    records: {
      invoices: [],
      checks: [],
      isStopped: false,
      reservation: null,
      ...(status === 'APPROVED' && reserved('2027-02-20')),
    },
    places: new Map(),
    companyType: null,
    company: null,
    named: [],
    today: '2026-11-22',
  };
}
