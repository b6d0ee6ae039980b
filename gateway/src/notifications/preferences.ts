import {
  notificationKindRules,
  notificationKindsFor,
  type NotificationKind,
} from '@registrar/domain/enumerations/notification-types';
import type { NotificationPreferences } from '@registrar/domain/calls/notifications';
import { isStaff } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';

type Channel = 'EMAIL' | 'SMS';

/** What an account has switched off, as `<kind>:<channel>`, to be selected with the account. */
export const switchedOff = sql<
  string[]
>`array(select off.kind || ':' || off.channel from notification_switched_off off where off.account_id = account.id)`.as(
  'switched_off',
);

/** What security and the law ask for is sent whatever a row says. */
export function isWanted(
  receiver: { readonly switched_off: readonly string[] },
  kind: NotificationKind,
  channel: Channel,
): boolean {
  return notificationKindRules[kind].fixed !== undefined || !receiver.switched_off.includes(`${kind}:${channel}`);
}

/** One switch for every kind that a person of this role is ever told. */
export async function readPreferences(db: Kysely<DB>, { accountId, role }: Actor): Promise<NotificationPreferences> {
  const rows = await db
    .selectFrom('notification_switched_off')
    .select(['kind', 'channel'])
    .where('account_id', '=', accountId)
    .execute();
  const off = new Set(rows.map(({ kind, channel }) => `${kind}:${channel}`));
  const on = (kind: NotificationKind, channel: Channel): boolean =>
    notificationKindRules[kind].fixed !== undefined || !off.has(`${kind}:${channel}`);
  return {
    switches: notificationKindsFor(isStaff(role) ? 'STAFF' : 'PUBLIC').map((kind) => ({
      kind,
      email: on(kind, 'EMAIL'),
      sms: on(kind, 'SMS'),
    })),
  };
}

/** Takes over what is named and leaves the rest; the schema has refused to switch off what must be sent. */
export async function savePreferences(
  unit: UnitOfWork,
  actor: Actor,
  { switches }: NotificationPreferences,
): Promise<NotificationPreferences> {
  const { accountId } = actor;
  const before = await readPreferences(unit.tx, actor);
  for (const { kind, email, sms } of switches) {
    for (const [channel, wanted] of [
      ['EMAIL', email],
      ['SMS', sms],
    ] as const) {
      if (wanted) {
        await unit.tx
          .deleteFrom('notification_switched_off')
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .where('channel', '=', channel)
          .execute();
      } else {
        await unit.tx
          .insertInto('notification_switched_off')
          .values({ account_id: accountId, kind, channel, since: unit.now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    }
  }
  const after = await readPreferences(unit.tx, actor);
  unit.audit({ actor, action: 'notification.preferences', objectType: 'account', objectId: accountId, before, after });
  return after;
}
