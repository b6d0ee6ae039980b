import { APPROVING_ROLES, FILING_ROLES, REPRESENTING_ROLES, roles, type Role } from './roles';
import type { ScreenCode } from './screen-codes';

/** The roles stand by themselves: a definition of a filing names them, and a remote that bundles it needs no rights. */
export { FILING_ROLES, isStaff, REPRESENTING_ROLES, roles, STAFF_ROLES, type Role } from './roles';

const EVERYBODY: readonly Role[] = roles.keys;

/**
 * Who may do what. A right to act on a filing says only that the role can; the transition table and its guards say
 * whether this person may do it to this filing now. The system administrator has no rights over cases on purpose.
 */
export const PERMISSIONS = {
  CHECK_NAME: EVERYBODY,
  SEARCH_COMPANY: EVERYBODY,
  CALCULATE_FINE: EVERYBODY,
  VERIFY_DOCUMENT: EVERYBODY,
  FILE_OWN: FILING_ROLES,
  /**
   * To open a draft, fill it in, upload its documents and answer its remarks: everybody who files, and officers in the
   * processes that they begin themselves.
   */
  OPEN_DRAFT: [...FILING_ROLES, 'OPERATOR'],
  /**
   * To bring a file part by part: everybody who opens drafts, and officers who keep a proof, enter an order or write to
   * a requester. What takes the file says who may.
   */
  UPLOAD_FILE: [...FILING_ROLES, 'OPERATOR', ...APPROVING_ROLES, 'REVENUE_OFFICER'],
  /** To represent companies at all; which ones is a row of the register. */
  REPRESENT: REPRESENTING_ROLES,
  ACT_BY_MANDATE: ['INTERMEDIARY'],
  /** Consent to a group name is the parent company's, given by its representative on that day. */
  DECIDE_GROUP_REQUEST: REPRESENTING_ROLES,
  PAY: FILING_ROLES,
  REQUEST_VERIFIED_DOCUMENT: ['REQUESTER_INTERNAL', 'REQUESTER_EXTERNAL'],
  /** Looking at the office's applications; the administrator looks in order to assign the work and decides nothing. */
  VIEW_DESK: ['OPERATOR', 'APPROVER_1', 'APPROVER_2', 'COMMITTEE', 'OFFICE_ADMINISTRATOR'],
  /** The lists of applications: of the own office, or for who reads everything of every office. */
  READ_APPLICATION_LISTS: ['OPERATOR', 'APPROVER_1', 'APPROVER_2', 'COMMITTEE', 'OFFICE_ADMINISTRATOR', 'AUDITOR'],
  CLAIM: ['OPERATOR'],
  /** The saved remarks of a whole office; everybody who works on cases has some of their own. */
  KEEP_OFFICE_REMARKS: [...APPROVING_ROLES, 'OFFICE_ADMINISTRATOR'],
  CHECK_FILING: ['OPERATOR'],
  REQUEST_DOCUMENT: ['OPERATOR'],
  SEND_FOR_CORRECTION: ['OPERATOR', 'APPROVER_1', 'APPROVER_2'],
  SET_PAYABLE: ['OPERATOR'],
  COUNTER_SIGN_PAYABLE: ['APPROVER_1'],
  FORWARD: APPROVING_ROLES,
  DECIDE_LEVEL_ONE: APPROVING_ROLES,
  DECIDE_LEVEL_TWO: ['APPROVER_2'],
  REVOKE: ['APPROVER_2'],
  DECIDE_IN_COMMITTEE: ['COMMITTEE'],
  /** To invite members of the own office's committee to a meeting, and to cancel one. */
  CONVENE_COMMITTEE: APPROVING_ROLES,
  READ_COMMITTEE: [...APPROVING_ROLES, 'COMMITTEE', 'AUDITOR'],
  /** Section 120: to open a call for a company of the own office, to extend it and to decide it. */
  CALL_FOR_EXPLANATION: APPROVING_ROLES,
  /** To publish the notices of a proceeding, ask opinions, open its phases and judge claims, in the own office. */
  CONDUCT_PROCEEDING: APPROVING_ROLES,
  /** Orders of a court or of the registrar that freeze a company: to read those of the own office. */
  READ_COMPANY_ORDERS: ['OPERATOR', 'APPROVER_1', 'APPROVER_2', 'COMMITTEE', 'AUDITOR'],
  /** To propose that one is placed or lifted. */
  PROPOSE_COMPANY_ORDER: APPROVING_ROLES,
  /** The second person is a registrar, as for everything that takes a company's rights (workflow 6.3). */
  APPROVE_COMPANY_ORDER: ['APPROVER_2'],
  /** Heirs of a company's last representative, who file with an account of their own (section 153). */
  READ_HEIR_ADMISSIONS: ['OPERATOR', 'APPROVER_1', 'APPROVER_2', 'AUDITOR'],
  PROPOSE_HEIR_ADMISSION: APPROVING_ROLES,
  APPROVE_HEIR_ADMISSION: ['APPROVER_2'],
  VERIFY_VOUCHER: ['REVENUE_OFFICER'],
  /** Payments whose story differs between the portal and the bank. */
  RECONCILE: ['REVENUE_OFFICER'],
  READ_REVENUE: ['REVENUE_OFFICER', 'OFFICE_ADMINISTRATOR', 'AUDITOR'],
  REFUND: ['REVENUE_OFFICER'],
  COUNTER_SIGN_REFUND: APPROVING_ROLES,
  READ_REFUNDS: ['REVENUE_OFFICER', ...APPROVING_ROLES, 'AUDITOR'],
  ASSIGN_WORK: ['OFFICE_ADMINISTRATOR'],
  MANAGE_STAFF: ['OFFICE_ADMINISTRATOR'],
  /** The second pair of eyes over a role above the proposer's own. */
  APPROVE_STAFF_CHANGE: ['OFFICE_ADMINISTRATOR', 'SYSTEM_ADMINISTRATOR', 'APPROVER_2'],
  VIEW_WORKLOAD: ['OFFICE_ADMINISTRATOR', 'APPROVER_1', 'APPROVER_2', 'AUDITOR'],
  READ_DELIVERIES: ['SYSTEM_ADMINISTRATOR'],
  /** One word of a proposed name, with a remark; never by the person who verified it. */
  OVERRIDE_NAME_RULE: [...APPROVING_ROLES, 'COMMITTEE'],
  READ_WORD_LISTS: ['SYSTEM_ADMINISTRATOR', 'APPROVER_2', 'AUDITOR'],
  READ_SCHEDULES: ['SYSTEM_ADMINISTRATOR', 'APPROVER_2', 'AUDITOR', 'REVENUE_OFFICER'],
  PROPOSE_CONFIGURATION: ['SYSTEM_ADMINISTRATOR'],
  APPROVE_CONFIGURATION: ['APPROVER_2'],
  READ_AUDIT: ['AUDITOR'],
  READ_EVERYTHING: ['AUDITOR'],
  PIN_QA_RELEASE: ['SYSTEM_ADMINISTRATOR'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Permission = keyof typeof PERMISSIONS;

export function rolesWith(permission: Permission): readonly Role[] {
  return PERMISSIONS[permission];
}

export function may(role: Role, permission: Permission): boolean {
  return rolesWith(permission).includes(role);
}

const OWN_SCREENS: readonly ScreenCode[] = ['DASHBOARD', 'PROFILE', 'NOTIFICATION'];
const CASE_SCREENS: readonly ScreenCode[] = [
  ...OWN_SCREENS,
  'DESK',
  'NAME_RESERVATION_APPROVAL',
  'NAME_CHANGE_APPROVAL',
  'POST_AMENDMENT_APPROVAL',
  'ANNUAL_REPORT_APPROVAL',
  'DEREGISTRATION_APPROVAL',
  'COMPANY_REGISTRATION_APPROVAL',
];

const SCREENS: Readonly<Record<Role, readonly ScreenCode[]>> = {
  APPLICANT: [
    ...OWN_SCREENS,
    'NAME_RESERVATION',
    'COMPANY_REGISTRATION',
    'POST_AMENDMENT',
    'ANNUAL_REPORT',
    'PAYMENT',
    'FINE',
    'REJECTED_DOCUMENT',
    'SIGNED_DOCUMENT',
    'REPRESENTATIVE',
  ],
  COMPANY_REPRESENTATIVE: [
    ...OWN_SCREENS,
    'NAME_RESERVATION',
    'COMPANY_REGISTRATION',
    'POST_AMENDMENT',
    'ANNUAL_REPORT',
    'PAYMENT',
    'FINE',
    'REJECTED_DOCUMENT',
    'SIGNED_DOCUMENT',
    'GROUP_REQUEST',
    'REPRESENTATIVE',
  ],
  INTERMEDIARY: [
    ...OWN_SCREENS,
    'NAME_RESERVATION',
    'COMPANY_REGISTRATION',
    'POST_AMENDMENT',
    'ANNUAL_REPORT',
    'PAYMENT',
    'FINE',
    'REJECTED_DOCUMENT',
    'MANDATE',
  ],
  PARENT_REPRESENTATIVE: [...OWN_SCREENS, 'GROUP_REQUEST', 'REPRESENTATIVE'],
  REQUESTER_INTERNAL: OWN_SCREENS,
  REQUESTER_EXTERNAL: OWN_SCREENS,
  OPERATOR: [...CASE_SCREENS, 'TYPE_CHANGE', 'MIGRATED_DOCUMENT'],
  APPROVER_1: [...CASE_SCREENS, 'COMMITTEE', 'WORKLOAD', 'REFUND'],
  APPROVER_2: [...CASE_SCREENS, 'COMMITTEE', 'WORKLOAD', 'REFUND', 'STAFF_APPROVAL', 'NAME_WORD_LIST', 'SCHEDULE'],
  COMMITTEE: [...CASE_SCREENS, 'COMMITTEE'],
  REVENUE_OFFICER: [...OWN_SCREENS, 'VOUCHER', 'RECONCILIATION', 'REFUND', 'REVENUE', 'SCHEDULE'],
  OFFICE_ADMINISTRATOR: [...OWN_SCREENS, 'DESK', 'STAFF', 'STAFF_APPROVAL', 'WORKLOAD', 'REVENUE'],
  SYSTEM_ADMINISTRATOR: [...OWN_SCREENS, 'STAFF_APPROVAL', 'DELIVERY', 'NAME_WORD_LIST', 'SCHEDULE', 'QA_PINS'],
  AUDITOR: [
    ...OWN_SCREENS,
    'AUDIT',
    'COMMITTEE',
    'WORKLOAD',
    'NAME_RESERVATION_APPROVAL',
    'NAME_CHANGE_APPROVAL',
    'POST_AMENDMENT_APPROVAL',
    'ANNUAL_REPORT_APPROVAL',
    'DEREGISTRATION_APPROVAL',
    'COMPANY_REGISTRATION_APPROVAL',
    'NAME_WORD_LIST',
    'REFUND',
    'REVENUE',
    'SCHEDULE',
  ],
};

/** The module list of the init call. A person who was moved from the old system has a screen of their own. */
export function screensOf(role: Role, { migrated = false } = {}): readonly ScreenCode[] {
  return migrated && FILING_ROLES.includes(role)
    ? [...SCREENS[role], 'MIGRATED_NAME_RESERVATION', 'MIGRATED_DOCUMENT']
    : SCREENS[role];
}
