import type { Bilingual } from '@registrar/domain/bilingual';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { MessageParameters } from '../platform/language';
import { notify } from '../notifications/notify';

export type StaffMessage =
  | 'proposed.approver'
  | 'proposed.person'
  | 'resetProposed.approver'
  | 'resetProposed.person'
  | 'approved.proposer'
  | 'refused.proposer'
  | 'refused.person'
  | 'withdrawn.person'
  | 'expired.proposer'
  | 'roleChanged.person'
  | 'officeChanged.person'
  | 'disabled.person'
  | 'enabled.person'
  | 'leaveSet.person'
  | 'leaveCancelled.person';

/** About the receiver's own access: nobody switches these off. */
const OF_ACCESS: ReadonlySet<StaffMessage> = new Set([
  'roleChanged.person',
  'officeChanged.person',
  'disabled.person',
  'enabled.person',
  'resetProposed.person',
]);

const ASKS_TO_LOG_IN: ReadonlySet<StaffMessage> = new Set([
  'roleChanged.person',
  'officeChanged.person',
  'enabled.person',
]);

export interface StaffNews {
  readonly to: string;
  readonly message: StaffMessage;
  /** Names the event, so that nobody hears it twice. */
  readonly event: string;
  /**
   * What differs by language, by its name in the sentence without the language: `person` fills personNepali and
   * personEnglish.
   */
  readonly words?: Readonly<Record<string, Bilingual>>;
  readonly remark?: string;
  readonly link?: string;
}

/** Page on which staff changes wait. */
export const STAFF_CHANGES_PAGE = '/management/staff?show=changes';

/** Tells somebody what has happened to them, to what they proposed, or what waits for them. */
export async function notifyStaff(
  unit: UnitOfWork,
  { to, message, event, words = {}, remark = '', link }: StaffNews,
): Promise<void> {
  const parameters: Record<string, string> = {};
  for (const [name, { ne, en }] of Object.entries(words)) {
    parameters[`${name}Nepali`] = ne;
    parameters[`${name}English`] = en;
  }
  await notify(unit, {
    accountId: to,
    eventKey: `staff:${event}:${message}`,
    type: OF_ACCESS.has(message) ? 'ACCOUNT_SECURITY' : 'STAFF',
    title: `staff.${message}.title`,
    body: `staff.${message}.body`,
    parameters: parameters satisfies MessageParameters,
    remark,
    ...(ASKS_TO_LOG_IN.has(message) ? { action: { label: 'mail.action.login', link: '/login' } as const } : {}),
    link: link ?? null,
  });
}
