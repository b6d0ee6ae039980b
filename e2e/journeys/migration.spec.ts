import { expect, expectAccessible, test } from '@registrar/testing/playwright';
import { GatewayCalls } from '../gateway-calls';
import { AccountPages } from '../pages/account-pages';
import { MigrationPages } from '../pages/migration-pages';
import { speak } from '../pages/portal-frame';
import { demo, someone } from '../people';
import { texts, type Language } from '../texts';

const OLD_PASSWORD = 'Purano@2070';
const CHECK = '/auth/api/user-migration/check-if-user-exists';

/** Somebody of the demonstration's older system, who comes over once: a run needs a data folder of its own. */
const mover = { username: 'radha_purano', registrationNumber: '10217' };
const language: Language = 'ne';

test(
  'from the old password to the dashboard, past everything that came over',
  { tag: ['@core', '@demo-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const { username, registrationNumber } = mover;
    const person = { ...someone(), username };
    const migration = new MigrationPages(page, mailbox, language);
    const accounts = new AccountPages(page, mailbox, language);
    const gateway = new GatewayCalls();
    await speak(page, language);

    await test.step('the old password is proven; a wrong one is refused', async () => {
      await migration.choose('byPassword');
      await migration.proveByPassword(username, 'Purano@2071');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await migration.proveByPassword(username, OLD_PASSWORD);
      await migration.expectRegistration();
      await expectAccessible(page);
    });

    await test.step('the account comes over, with a password of one’s own', async () => {
      await migration.register(person);
      await accounts.changeFirstPassword(person);
      await accounts.login(person);
      await migration.expectDetails();
    });

    await test.step('the old credential is good once', async () => {
      const again = await gateway.raw('POST', CHECK, { proof: 'OLD_PASSWORD', username, password: OLD_PASSWORD });
      expect(again.status).toBe(401);
    });

    await test.step('until everything is answered, other pages lead back and other calls are refused with the way out', async () => {
      await page.goto('/dashboard');
      await migration.expectDetails();
      await expect(migration.finish).toBeDisabled();
      await gateway.login(username, person.password);
      const refused = await gateway.raw('GET', '/external/api/application');
      expect(await refused.json()).toMatchObject({
        status: 423,
        code: 'BLK-423',
        blocker: { code: 'MIGRATED_UNVERIFIED', link: '/verify-details' },
      });
    });

    await test.step('one detail is disputed, the others are confirmed', async () => {
      await migration.dispute('REGISTRATION_NUMBER', '999001');
      await expectAccessible(page);
      await migration.confirmTheRest();
      await migration.finishDetails();
    });

    await test.step('the company’s address is settled, and everything opens', async () => {
      await migration.confirmCompanyEmail();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.fullNameNepali);
      expect((await gateway.raw('GET', '/external/api/application')).status).toBe(200);
    });

    await test.step('the office reads what is disputed', async () => {
      const officer = new GatewayCalls();
      await officer.login(demo.operator.username, demo.operator.password);
      const disputes = await officer.get<readonly { registrationNumber: string }[]>(
        '/auth/api/user-migration/disputes',
      );
      expect(disputes.find((company) => company.registrationNumber === registrationNumber)).toMatchObject({
        details: [{ item: 'REGISTRATION_NUMBER', value: registrationNumber, claimedValue: '999001' }],
      });
    });
  },
);

test(
  'of two companies with one number the own one is chosen, and proven by the address on its record',
  { tag: ['@demo-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const person = someone();
    const migration = new MigrationPages(page, mailbox, 'ne');
    const accounts = new AccountPages(page, mailbox, 'ne');
    await speak(page, 'ne');
    await migration.choose('byNumber');
    await migration.proveByNumber('४५२१', 'कोशी पुरानो', 'info@koshipurano.example');
    await expect(page.getByText('कोशी पुरानो जुट उद्योग प्राइभेट लिमिटेड')).toBeVisible();
    await migration.register(person);
    await accounts.changeFirstPassword(person);
    await accounts.login(person);
    await migration.expectDetails();
    await migration.confirmTheRest();
    await migration.finishDetails();
    await migration.confirmCompanyEmail();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('main').getByText(texts('mf-auth', 'ne')('verifyDetails.title'))).toHaveCount(0);
  },
);

// The wrong and the used old password, and what is closed until everything is answered, are refused on purpose.
test.use({ allowedConsole: /Failed to load resource.*(401|423)/ });
