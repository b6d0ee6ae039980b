/**
 * `npm run conformance` checks the builds of all remotes on the built shell,
 * `npm run conformance -- mf-auth mf-payments` some of them. What changed is built first. See docs/testing.md.
 */
import { findBrowser } from './portal/browser.mjs';
import { checkConformance } from './portal/conformance.mjs';
import { installIfNeeded } from './portal/install.mjs';
import { workspaces } from './portal/paths.mjs';
import { Refusal, run } from './portal/say.mjs';

await run(async () => {
  const remotes = workspaces.remoteNames();
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !remotes.includes(name));
  if (unknown.length > 0)
    throw new Refusal(`${unknown.join(', ')} भन्ने रिमोट छैन।`, `There is no remote called ${unknown.join(', ')}. Type:`, [
      `npm run conformance -- ${remotes.join(' ')}`,
    ]);
  await installIfNeeded({ tools: true });
  await findBrowser();
  const outcomes = await checkConformance(names.length === 0 ? remotes : names);
  if (outcomes.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
});
