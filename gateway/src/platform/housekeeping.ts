import { z } from 'zod';
import type { JobKind } from './jobs/job-kind';
import type { Platform } from './platform';

const HOUR = 3600;
/** A person sees the own sign-ins this long. */
const SESSIONS_KEPT_DAYS = 90;
/** A browser that nobody has signed in from for so long is a stranger again. */
const DEVICES_KEPT_DAYS = 365;
const DAY_MS = 24 * HOUR * 1000;
const sweepJob: JobKind<object> = { kind: 'housekeeping', payload: z.object({}) };

/** Removes what has served its time. Jobs laid aside stay for a person to look at. */
export function startHousekeeping({ jobs, database: { db }, clock }: Platform): void {
  jobs.every(HOUR, sweepJob, async () => {
    const now = clock.now();
    const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
    await db.deleteFrom('job').where('done_at', '<', daysAgo(7)).execute();
    await db.deleteFrom('idempotency').where('created_at', '<', daysAgo(7)).execute();
    await db.deleteFrom('counter').where('window_end', '<', now).execute();
    await db.deleteFrom('captcha_used').where('expires_at', '<', now).execute();
    await db.deleteFrom('otp').where('expires_at', '<', daysAgo(1)).execute();
    await db.deleteFrom('ticket').where('expires_at', '<', daysAgo(1)).execute();
    await db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
    await db
      .deleteFrom('second_factor')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<', daysAgo(1))
      .execute();
    await db.deleteFrom('sign_up').where('expires_at', '<', now).execute();
    await db.deleteFrom('old_system_claim').where('expires_at', '<', daysAgo(1)).execute();
    await db.deleteFrom('guess_lock').where('window_end', '<', daysAgo(1)).execute();
    await db.deleteFrom('known_device').where('used_at', '<', daysAgo(DEVICES_KEPT_DAYS)).execute();
    await db.deleteFrom('contact_change').where('created_at', '<', daysAgo(1)).execute();
    await db
      .deleteFrom('refresh_token')
      .where('session_id', 'in', (sessions) =>
        sessions.selectFrom('session').select('id').where('expires_at', '<', daysAgo(1)),
      )
      .execute();
    await db.deleteFrom('session').where('expires_at', '<', daysAgo(SESSIONS_KEPT_DAYS)).execute();
  });
}
