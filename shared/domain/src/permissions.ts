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
  /** A liquidator files the forms of the liquidations that name them. */
  FILE_OWN: [...FILING_ROLES, 'LIQUIDATOR'],
  /**
   * To open a draft, fill it in, upload its documents and answer its remarks: everybody who files, and officers in the
   * processes that they begin themselves.
   */
  OPEN_DRAFT: [...FILING_ROLES, 'LIQUIDATOR', 'OPERATOR'],
  /**
   * To bring a file part by part: everybody who opens drafts, and officers who keep a proof, enter an order or write to
   * a requester. What takes the file says who may.
   */
  UPLOAD_FILE: [...FILING_ROLES, 'LIQUIDATOR', 'OPERATOR', ...APPROVING_ROLES, 'REVENUE_OFFICER'],
  /** To represent companies at all; which ones is a row of the register. */
  REPRESENT: REPRESENTING_ROLES,
  ACT_BY_MANDATE: ['INTERMEDIARY'],
  /** Consent to a group name is the parent company's, given by its representative on that day. */
  DECIDE_GROUP_REQUEST: REPRESENTING_ROLES,
  PAY: FILING_ROLES,
  /** To share signed papers of a company that one represents by a link for somebody else. */
  SHARE_DOCUMENT: REPRESENTING_ROLES,
  /** To lock a company that one represents against filings, and to release it. */
  LOCK_COMPANY: REPRESENTING_ROLES,
  /** Certified copies: to issue or refuse what only an officer can, and to hand copies over, in the own office. */
  ISSUE_COPIES: ['OPERATOR', ...APPROVING_ROLES],
  READ_COPIES: ['OPERATOR', ...APPROVING_ROLES, 'AUDITOR'],
  /** Papers that an officer signs in person: the queue of the own office, and to sign what was read. */
  READ_PAPER_SIGNING: ['OPERATOR', ...APPROVING_ROLES, 'AUDITOR'],
  SIGN_PAPERS: APPROVING_ROLES,
  /** An institution that the office admitted asks companies for papers. */
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
  /** To decide on the order that ends a proceeding, which another officer proposed: the registrar's level. */
  ORDER_PROCEEDING: ['APPROVER_2'],
  /** To judge a filing of the own office that one of the company's people has reported. */
  JUDGE_REPORTED_FILING: APPROVING_ROLES,
  READ_REPORTED_FILINGS: ['OPERATOR', ...APPROVING_ROLES, 'AUDITOR'],
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
  /** Institutions that ask companies for verified documents: two persons admit one. */
  READ_INSTITUTIONS: ['APPROVER_2', 'OFFICE_ADMINISTRATOR', 'AUDITOR'],
  PROPOSE_INSTITUTION: ['OFFICE_ADMINISTRATOR'],
  APPROVE_INSTITUTION: ['APPROVER_2', 'OFFICE_ADMINISTRATOR'],
  /** Section 136: de-registration that the office opens; the second person is a registrar. */
  READ_FORCED_OPENINGS: ['OPERATOR', 'APPROVER_1', 'APPROVER_2', 'AUDITOR'],
  PROPOSE_FORCED_OPENING: APPROVING_ROLES,
  APPROVE_FORCED_OPENING: ['APPROVER_2'],
  /** The office's list of licensed liquidators (section 127). */
  READ_LIQUIDATORS: ['OPERATOR', ...APPROVING_ROLES, 'OFFICE_ADMINISTRATOR', 'AUDITOR'],
  KEEP_LIQUIDATORS: [...APPROVING_ROLES, 'OFFICE_ADMINISTRATOR'],
  /** To admit the account of a liquidator: a registrar, and never who wrote the contact that it proves. */
  ADMIT_LIQUIDATOR: ['APPROVER_2'],
  /** To ask that the own account is admitted as that of a liquidator in the list. */
  ASK_LIQUIDATOR_ADMISSION: ['APPLICANT'],
  /** The own liquidations: to read them, to file accounts and to record claims. */
  ACT_AS_LIQUIDATOR: ['LIQUIDATOR'],
  /** Section 137: the order of a court, filed at the counter by an officer, decided by a registrar. */
  READ_RESTORATIONS: ['OPERATOR', 'APPROVER_1', 'APPROVER_2', 'AUDITOR'],
  PROPOSE_RESTORATION: ['OPERATOR', ...APPROVING_ROLES],
  APPROVE_RESTORATION: ['APPROVER_2'],
  /** DOCUMENT_RE_UPLOAD: to ask a company of the own office for a document of the register once more, and to decide. */
  ASK_DOCUMENT_AGAIN: ['OPERATOR', ...APPROVING_ROLES],
  /** To call the company to explain why it has not come: whoever may call for an explanation. */
  CALL_FOR_DOCUMENT: APPROVING_ROLES,
  /** PROCESS_FOR_GRIEVANCE: to complain about the office; without an account a proven address is enough. */
  ASK_GRIEVANCE: [...FILING_ROLES, 'LIQUIDATOR', 'REQUESTER_INTERNAL', 'REQUESTER_EXTERNAL'],
  READ_GRIEVANCES: ['OPERATOR', ...APPROVING_ROLES, 'AUDITOR'],
  ANSWER_GRIEVANCE: ['OPERATOR', ...APPROVING_ROLES],
  /** FINE_WAIVER: to let happen what another officer proposes on a grievance against a fine. */
  APPROVE_FINE_WAIVER: APPROVING_ROLES,
  /** What was escalated or opened again is decided by the registrar's level. */
  DECIDE_GRIEVANCE_AGAIN: ['APPROVER_2'],
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
    'DEREGISTRATION',
    'LIQUIDATOR_ADMISSION',
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
    'DEREGISTRATION',
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
    'DEREGISTRATION',
    'PAYMENT',
    'FINE',
    'REJECTED_DOCUMENT',
    'MANDATE',
  ],
  PARENT_REPRESENTATIVE: [...OWN_SCREENS, 'GROUP_REQUEST', 'REPRESENTATIVE'],
  LIQUIDATOR: [...OWN_SCREENS, 'DEREGISTRATION', 'LIQUIDATOR'],
  REQUESTER_INTERNAL: [...OWN_SCREENS, 'DOCUMENT_ASK'],
  REQUESTER_EXTERNAL: [...OWN_SCREENS, 'DOCUMENT_ASK'],
  OPERATOR: [...CASE_SCREENS, 'PAPER_SIGNING', 'LIQUIDATOR_LIST', 'TYPE_CHANGE', 'MIGRATED_DOCUMENT'],
  APPROVER_1: [...CASE_SCREENS, 'PAPER_SIGNING', 'LIQUIDATOR_LIST', 'COMMITTEE', 'WORKLOAD', 'REFUND'],
  APPROVER_2: [
    ...CASE_SCREENS,
    'PAPER_SIGNING',
    'LIQUIDATOR_LIST',
    'COMMITTEE',
    'WORKLOAD',
    'REFUND',
    'STAFF_APPROVAL',
    'INSTITUTION',
    'NAME_WORD_LIST',
    'SCHEDULE',
  ],
  COMMITTEE: [...CASE_SCREENS, 'COMMITTEE'],
  REVENUE_OFFICER: [...OWN_SCREENS, 'VOUCHER', 'RECONCILIATION', 'REFUND', 'REVENUE', 'SCHEDULE'],
  OFFICE_ADMINISTRATOR: [
    ...OWN_SCREENS,
    'DESK',
    'LIQUIDATOR_LIST',
    'STAFF',
    'STAFF_APPROVAL',
    'INSTITUTION',
    'WORKLOAD',
    'REVENUE',
  ],
  SYSTEM_ADMINISTRATOR: [...OWN_SCREENS, 'STAFF_APPROVAL', 'DELIVERY', 'NAME_WORD_LIST', 'SCHEDULE', 'QA_PINS'],
  AUDITOR: [
    ...OWN_SCREENS,
    'AUDIT',
    'INSTITUTION',
    'PAPER_SIGNING',
    'LIQUIDATOR_LIST',
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
