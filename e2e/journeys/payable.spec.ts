import type { Payable } from '@registrar/domain/calls/money';
import { formatMoney } from '@registrar/domain/money';
import { expect, test } from '@registrar/testing/playwright';
import { submittedRegistration } from '../filed-registrations';
import { GatewayCalls } from '../gateway-calls';
import { PaymentPages } from '../pages/payment-pages';
import { speak } from '../pages/portal-frame';
import { RegisteredCompanyPages } from '../pages/registered-company-pages';
import { demo, signedUp, type NewPerson } from '../people';
import { atDesk } from '../registration-desk';
import { signIn } from '../signed-in';
import { texts } from '../texts';

const t = texts('payable', 'ne');
const REASON = 'One certified copy is asked for as well.';
const FAR = 'Two offices are registered at once.';

async function readPayable(person: NewPerson, id: string): Promise<Payable> {
  const gateway = new GatewayCalls();
  await gateway.login(person.username, person.password);
  return gateway.get<Payable>(`/external/api/application/${id}/payable`);
}

test(
  'an amount is set otherwise, far ones by two officers; the applicant sees how it came about, pays by card, and the registration moves on',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const person = await signedUp(mailbox);
    const { id } = await submittedRegistration(person);
    const proposed = (await readPayable(person, id)).invoices[0]?.totalPaisa ?? 0;
    const near = proposed + 50_000;
    const far = proposed * 2;
    const typed = (paisa: number): string => String(paisa / 100);
    const shown = (paisa: number): string => formatMoney(paisa, 'en');
    const operator = await atDesk(browser, demo.operator, 'en');
    const approver = await atDesk(browser, demo.approver, 'en');
    const filing = new RegisteredCompanyPages(page, 'ne');
    await speak(page, 'ne');
    await signIn(page, person);

    await test.step('unpaid it is not verified, neither on the page nor by a call', async () => {
      await operator.review.open(id);
      await operator.review.claim();
      await operator.review.acceptAllDocuments();
      await expect(operator.review.action('verify')).toBeDisabled();
      const calls = new GatewayCalls();
      await calls.login(demo.operator.username, demo.operator.password);
      const { version } = await calls.get<{ readonly version: number }>(`/external/api/application/${id}`);
      expect(
        (
          await calls.raw('POST', `/external/api/application/${id}/verify`, { version }, undefined, {
            'idempotency-key': crypto.randomUUID(),
          })
        ).status,
      ).toBe(409);
    });

    await test.step('a little more, with a reason, is asked for at once', async () => {
      await expect(await operator.review.changePayable(typed(near), REASON)).toBeHidden();
      await operator.review.payableIs('PENDING');
      await expect(operator.review.payable).toContainText(shown(near));
      await filing.openStatus(id);
      await filing.payableIs('PENDING');
      await expect(page.getByRole('main')).toContainText(formatMoney(near, 'ne'));
      await expect(page.getByRole('main')).toContainText(REASON);
    });

    await test.step('far from the schedule it waits for a second officer, who does not agree', async () => {
      await expect(await operator.review.changePayable(typed(far), FAR)).toBeHidden();
      await operator.review.payableIs('COUNTER_SIGN');
      await expect(operator.review.payable.getByRole('button')).toHaveCount(0);
      await approver.review.open(id);
      await approver.review.payableIs('COUNTER_SIGN');
      await expect(approver.review.payable).toContainText(FAR);
      await approver.review.counterSign(false, 'The schedule asks for one office only.');
      await approver.review.payableIs('PROPOSED');
      await expect(approver.review.payable).toContainText(shown(proposed));
    });

    await test.step('set again with a better reason, the second officer agrees', async () => {
      await operator.review.open(id);
      await operator.review.payableIs('PROPOSED');
      await expect(
        await operator.review.changePayable(typed(far), `${FAR} See the letter of the ministry.`),
      ).toBeHidden();
      await approver.review.open(id);
      await approver.review.counterSign(true, 'Seen in the letter.');
      await approver.review.payableIs('PENDING');
      await approver.leave();
    });

    await test.step('the applicant sees the amount with its working, in Nepali, and pays by card', async () => {
      await filing.openStatus(id);
      await filing.payableIs('PENDING');
      const main = page.getByRole('main');
      await expect(main).toContainText(formatMoney(far, 'ne'));
      await expect(main).toContainText(t('overridden', { proposed: formatMoney(proposed, 'ne'), reason: '' }).trim());
      await expect(main).toContainText('अधिकृत पुँजी');
      await page
        .getByRole('region', { name: texts('mf-registration', 'ne')('payable.online') })
        .getByRole('button')
        .click();
      const payments = new PaymentPages(page, 'ne');
      await expect(payments.bill).toContainText(formatMoney(far, 'ne'));
      await payments.payByCard();
      await filing.openStatus(id);
      await filing.payableIs('SETTLED');
    });

    await test.step('paid, it moves on', async () => {
      await operator.review.open(id);
      await operator.review.payableIs('SETTLED');
      await operator.review.forward();
      await expect(operator.review.action('verify')).toBeHidden();
      await operator.leave();
    });
  },
);
