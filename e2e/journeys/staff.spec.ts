import { auditActions } from '@registrar/domain/calls/audit';
import { expect, signIn, test } from '@registrar/testing/playwright';
import { freshName } from '../names';
import { markChecklist } from '../pages/decision';
import { AccountPages } from '../pages/account-pages';
import { NamePages } from '../pages/name-pages';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { StaffPages } from '../pages/staff-pages';
import { demo, signedUp, someone } from '../people';
import { submittedReservation } from '../reservations';
import { texts } from '../texts';

// The person's session is ended while a page of theirs is open: that is what the journey is about.
test.use({ allowedConsole: /Failed to load resource.*401/ });

test(
  'an administrator appoints an operator, two people make an approver of them, and the auditor finds it all',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const officer = { ...someone(), fullNameEnglish: 'Nirmala Bista', fullNameNepali: 'निर्मला बिष्ट' };
    const applicant = await signedUp(mailbox);
    const name = freshName();
    const applicationId = await submittedReservation(applicant, name);
    await speak(page, 'en');
    const staff = new StaffPages(page, 'en');

    await test.step('the administrator adds an operator', async () => {
      await signIn(page, demo.administrator);
      await staff.add(officer, 'OPERATOR');
      await new PortalTab(page).visit(`/management/staff?search=${officer.username}`);
      await expect(staff.row(officer)).toContainText(texts('mf-auth', 'en')('staff.awaitsFirstLogin'));
    });

    const workplace = await browser.newContext();
    const desk = await workplace.newPage();
    await speak(desk, 'ne');
    const accounts = new AccountPages(desk, mailbox, 'ne');
    await test.step('the operator gets the first password by mail, changes it, and claims an application from the desk', async () => {
      await desk.goto('/login');
      await accounts.startWithFirstPassword(officer);
      await accounts.login(officer);
      await expect(desk).toHaveURL(/\/dashboard/);
      await new PortalTab(desk).visit(`/management?search=${encodeURIComponent(name.english)}`);
      await desk.getByRole('link', { name: name.nepali }).click();
      await expect(desk).toHaveURL(new RegExp(applicationId));
      await new NamePages(desk, 'ne').decide('claim');
      await markChecklist(desk, 'ne');
    });

    await test.step('the administrator proposes a higher role, and sees that it waits', () =>
      staff.proposeRole(officer, 'APPROVER_1', 'Ten years of good work.'));

    await test.step('the registrar approves it', async () => {
      const context = await browser.newContext();
      const tab = await context.newPage();
      await speak(tab, 'en');
      await signIn(tab, demo.otherApprover);
      await new StaffPages(tab, 'en').approve(officer);
      await context.close();
    });

    await test.step('the person is out at the next call, and comes back in the new role', async () => {
      await desk.goto('/management');
      await expect(desk).not.toHaveURL(/\/management/);
      await desk.goto('/login');
      await accounts.login(officer);
      await expect(desk).toHaveURL(/\/dashboard/);
      await new PortalTab(desk).visit(`/company-name-reservation-approval/${applicationId}`);
      // what was claimed in the old role has gone back to the queue
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(new NamePages(desk, 'ne').action('verify')).toBeHidden();
      await workplace.close();
    });

    await test.step('the auditor finds each step and verifies the chain', async () => {
      const t = texts('shell-pages', 'en');
      const context = await browser.newContext();
      const room = await context.newPage();
      await speak(room, 'en');
      await signIn(room, demo.auditor);
      await room.goto(`/management/audit?objectType=account&objectId=${officer.username}`);
      for (const action of ['OFFICER_CREATED', 'PASSWORD_CHANGED', 'STAFF_ROLE_CHANGED', 'LOGIN']) {
        await expect(room.getByRole('cell', { name: auditActions.name(action).en, exact: true }).first()).toBeVisible();
      }
      await room.getByRole('button', { name: t('audit.check.begin') }).click();
      await expect(
        room.getByText(new RegExp(t('audit.check.intact', { total: '' }).split(':')[0] ?? 'intact')),
      ).toBeVisible({ timeout: 120_000 });
      const download = room.waitForEvent('download');
      await room.getByRole('button', { name: t('audit.export') }).click();
      expect((await download).suggestedFilename()).toMatch(/^audit-.*\.csv$/);
      await context.close();
    });
  },
);
