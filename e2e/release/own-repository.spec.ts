import { expect, test } from '@registrar/testing/playwright';
import { OwnRepository } from '../own-repository';
import { portal } from '../portal';
import { readRegistry } from '../registry-for-tab';
import { changeRegistry, deployToken } from './deployer';

// A message of React's, for developers only.
test.use({ allowedConsole: /React DevTools|Instance created by `useForm`/ });

const team = new OwnRepository();

test.afterAll(async () => {
  if ((await readRegistry()).remotes[team.name] !== undefined) await changeRegistry(team.name, { status: 'disabled' });
  team.remove();
});

test(
  'T12: a team makes a remote outside the repository from the packages, checks it, develops it with what a form holds, and releases it',
  { tag: ['@own-portal'] },
  async ({ page }) => {
    test.setTimeout(900_000);
    await team.pack();

    const begun = Date.now();
    await team.create();
    const created = Date.now();
    expect(await team.release(deployToken(), '--skip-checks')).toContain('is live');
    // a portal that is used again has it switched off since the last time
    await changeRegistry(team.name, { status: 'active' });

    await page.goto(`${portal.origin}${team.path}`);
    await expect(page.getByRole('heading', { level: 1, name: team.title.ne })).toBeVisible();
    const seen = Date.now();
    console.log(
      `From nothing to the page: ${Math.round((seen - begun) / 1000)} s, ${Math.round((created - begun) / 1000)} s of them for the packages.`,
    );
    await expect(page.getByRole('cell', { name: 'KTM', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: team.title.en })).toBeVisible();
    // what the office offers everybody is in the menu without a change of the shell
    expect((await readRegistry()).remotes[team.name]?.routes.map(({ path }) => path)).toEqual([
      team.path,
      `${team.path}/company`,
    ]);

    // types, lint, tests and build, by the team's own commands
    expect(await team.npm('run', 'check')).toContain('is in order');
    const mend = team.breakTypes();
    await expect(team.release(deployToken()), 'what does not fit its types is not released').rejects.toThrow(
      'src/broken.ts',
    );
    mend();

    // another origin, so the language is the first one again
    await team.develop();
    await page.goto(`${team.devOrigin}${team.path}/company`);
    const field = page.getByRole('textbox', { name: /दर्ता नम्बर/ });
    await field.fill('10000');
    const marked = await page.evaluateHandle(() => document.documentElement);
    team.change('src/features/company-search/company-search-form.tsx', (source) =>
      source.replace("{t('company.search')}", "{`${t('company.search')} 2`}"),
    );
    await expect(page.getByRole('button', { name: 'खोज्नुहोस् 2' })).toBeVisible();
    await expect(field).toHaveValue('10000');
    // the document of before: the page was not loaded again
    expect(await marked.evaluate((element) => element.isConnected && element === document.documentElement)).toBe(true);
  },
);
