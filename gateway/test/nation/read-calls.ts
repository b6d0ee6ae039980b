import type { Kysely } from 'kysely';
import type { DB } from '../../src/platform/database/schema.generated';
import { sizesAt } from './sizes';

/** A call that only reads, and who makes it; nobody: a page that everybody may open. */
export interface ReadCall {
  readonly who: string | null;
  readonly path: string;
}

const APPLICATION = 'external/api/application';
const OWN = [
  `${APPLICATION}?page=1&size=10`,
  `${APPLICATION}?processName=NAME_RESERVATION&page=1&size=10`,
  `${APPLICATION}?state=OPEN`,
  `${APPLICATION}?search=traders`,
  'auth/api/init',
  'auth/api/dashboard-info',
  'auth/api/dashboard-count-info/ADDITIONAL_DOCUMENT_REQUEST_COUNT',
  'auth/api/dashboard-count-info/DRAFT_POST_REGISTRATION_COUNT',
  'auth/api/dashboard-count-info/PENDING_FINE_COUNT',
  'auth/api/dashboard-count-info/PAYMENT_HISTORY_COUNT',
  'messaging/api/notification?page=1&size=10',
  'external/api/filing-document/rejected',
  'external/api/fine/due',
  'external/api/payment-history',
  'external/api/payment-history/old',
  'external/api/payment',
  'external/api/deadline',
  'external/api/paper',
  'external/api/letter',
  'external/api/migrated-company',
  'external/api/company-email',
];
const DESK = ['waiting', 'mine', 'decided', 'all'].flatMap((queue) => [
  `external/api/desk?queue=${queue}`,
  `external/api/desk?queue=${queue}&sort=pressing`,
]);
const OFFICE = [
  `${APPLICATION}?page=1&size=10`,
  `${APPLICATION}?page=90&size=10`,
  `${APPLICATION}?processName=NAME_RESERVATION`,
  `${APPLICATION}?status=APPROVED`,
  `${APPLICATION}?status=BACK_FOR_REVIEW`,
  `${APPLICATION}?search=traders`,
  `${APPLICATION}?search=N1-NAME_RESERVATION-90`,
  'auth/api/init',
  'auth/api/dashboard-info',
  ...DESK,
  'external/api/desk?queue=all&search=himal',
  'external/api/desk?queue=waiting&search=shrestha',
  'external/api/desk?term=overdue',
];
const AUDIT = [
  '',
  '?before=900',
  '?actor=officer.7',
  '?role=APPROVER_1',
  '?role=SYSTEM',
  '?action=LOGIN',
  '?action=NEVER',
  '?objectType=account',
  '?objectType=letter',
  '?objectId=N1-NAME_RESERVATION-90',
  '?from=2024-01-01&to=2024-01-05',
].map((query) => `external/api/audit${query}`);
const by = (who: string | null, paths: readonly string[]): ReadCall[] => paths.map((path) => ({ who, path }));

/**
 * Everybody who works with the register, with what they look at; the demonstration's officers sit in the largest
 * office.
 */
export async function readCallsOf(db: Kysely<DB>, scale: number): Promise<ReadCall[]> {
  const { officers, people } = sizesAt(scale);
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('registration_number', '=', '1000001')
    .executeTakeFirstOrThrow();
  const filing = await db
    .selectFrom('application')
    .select('id')
    .where('process_name', '=', 'NAME_RESERVATION')
    .where('status', '=', 'APPROVED')
    .where('office_id', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const owner = `owner.${officers}`;
  const ofCompany = (name: string): string => `external/api/company/${company.id}/${name}`;
  return [
    ...by(owner, [
      ...OWN,
      `${APPLICATION}?companyId=${company.id}`,
      `external/api/payment?companyId=${company.id}`,
      ...['process', 'entry', 'full-record', 'standing', 'representative', 'mandate', 'explanation-call', 'order'].map(
        ofCompany,
      ),
    ]),
    ...by(`owner.${officers + Math.floor(people / 2)}`, OWN),
    ...by(`intermediary.${officers + people}`, [...OWN, 'external/api/mandate']),
    ...by('laxmi.parent', ['external/api/group-request', 'external/api/group-request?show=answered']),
    ...by('gita.operator', [
      ...OFFICE,
      `${APPLICATION}/${filing.id}`,
      'external/api/desk/counts',
      'external/api/explanation-call',
      'external/api/company-order',
      'external/api/company-order-proposal',
    ]),
    ...by('maya.approver', [...OFFICE, `${APPLICATION}/${filing.id}`, 'external/api/desk/counts']),
    ...by('shanti.committee', [
      'external/api/committee',
      'external/api/desk?queue=waiting',
      'external/api/desk/counts',
    ]),
    ...by('kamala.admin', [
      'external/api/desk?queue=inHand',
      'external/api/desk/counts',
      'external/api/desk/operators',
      'external/api/desk/workload',
      'external/api/staff',
      'external/api/staff?search=karki',
      'external/api/staff-change',
      'auth/api/dashboard-info',
    ]),
    ...by('rita.revenue', [
      'external/api/payment-voucher?status=SUBMITTED',
      'external/api/payment-voucher?status=APPROVED',
      'external/api/payment-voucher?status=APPROVED&search=NI-100',
      'external/api/refund',
      'external/api/refund/candidate?search=NI-100',
      'external/api/refund-request',
      'external/api/revenue?from=2026-11-01&to=2026-11-25',
      'external/api/payment-reconciliation?queue=MISMATCH',
      'auth/api/dashboard-info',
    ]),
    ...by('auditor.demo', [
      ...AUDIT,
      'external/api/audit/check',
      `${APPLICATION}?page=1&size=10`,
      'external/api/desk?queue=all',
      'external/api/desk?queue=decided',
      'external/api/desk?queue=waiting',
    ]),
    ...by('sysadmin.demo', ['external/api/delivery', 'external/api/schedule/proposal']),
    ...by(null, [
      ...[
        'name=traders',
        'name=private',
        'name=himal',
        'name=Karnalli%20Agroo',
        'number=1000007',
        'name=traders&districtId=27',
        'name=traders&status=DEREGISTERED',
      ].map((query) => `external/api/company/search?${query}`),
      ...['record', 'history'].map(ofCompany),
      `external/api/company/card/${company.id}`,
      'external/api/portal-notice',
    ]),
  ];
}
