import { isPublished } from './publish.mjs';
import { Refusal } from './say.mjs';

/**
 * Refuses what the portal would refuse in the end, before minutes go into checks and a build.
 *
 * @param {{ name: string, live: { version: string, previous?: string } | undefined, version: string, canary?: string,
 * guard?: boolean }} release
 */
export function refusePointless({ name, live, version, canary, guard }) {
  if (canary !== undefined && live === undefined)
    throw new Refusal(
      `${name} अझै प्रकाशित छैन; पहिले सबैलाई दिनुहोस्।`,
      `${name} was never released: release it to everybody first.`,
    );
  if (canary !== undefined && live.version === version)
    throw new Refusal(
      `${version} पहिल्यै सबैका लागि प्रत्यक्ष छ।`,
      `${version} is live for everybody already: a canary is another version.`,
    );
  const before = live?.version === version ? live.previous : live?.version;
  if (guard && before === undefined)
    throw new Refusal(
      `${name} को फर्कने संस्करण छैन; --guard बिना प्रकाशित गर्नुहोस्।`,
      `${name} has no version before to go back to: release it without --guard.`,
    );
}

/**
 * Whether a release would leave everything as it is: what is live is what was built, and nothing else was asked for.
 *
 * @param {{ live: { version: string } | undefined, version: string, urgency?: string, guard?: boolean }} release
 */
export const changesNothing = ({ live, version, urgency, guard }) =>
  live?.version === version && urgency === undefined && guard !== true;

/**
 * The version that a rollback leads to.
 *
 * @param {{ portal: string, name: string, live: { version: string, previous?: string } | undefined, version?: string }}
 * rollback
 */
export async function rollbackTarget({ portal, name, live, version }) {
  if (live === undefined)
    throw new Refusal(`${name} प्रत्यक्ष छैन।`, `${name} is not live, so there is nothing to go back from.`);
  const target = version ?? live.previous;
  if (target === undefined)
    throw new Refusal(
      `${name} को फर्कने संस्करण छैन।`,
      `${name} has no version before to go back to. See: npm run remotes -- ${name}`,
    );
  if (target === live.version)
    throw new Refusal(`${name} ${target} पहिल्यै प्रत्यक्ष छ।`, `${name} ${target} is live already.`);
  if (!(await isPublished(portal, name, target)))
    throw new Refusal(
      `${name} ${target} प्रकाशित छैन।`,
      `${name} ${target} is not published. See: npm run remotes -- ${name}`,
    );
  return target;
}
