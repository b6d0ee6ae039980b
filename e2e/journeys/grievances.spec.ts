import { expect, test } from '@registrar/testing/playwright';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const SUBJECT = 'निवेदनमा ढिलाइ <b>';

test('a grievance is refused with the way to the court, opened again, and another person answers', async ({
  page,
  browser,
}) => {
  test.slow();
  const officer = await (await browser.newContext()).newPage();
  const registrar = await (await browser.newContext()).newPage();
  await Promise.all([page, officer, registrar].map((tab) => speak(tab, language)));
  await signIn(page, demo.applicant);
  await signIn(officer, demo.operator);
  await signIn(registrar, demo.otherApprover);
  let number = '';

  await test.step('the applicant sends it', async () => {
    await page.goto('/grievance');
    await page.getByRole('button', { name: t('grievance.ask'), exact: true }).click();
    await page.getByRole('textbox', { name: t('grievance.subject') }).fill(SUBJECT);
    await page.getByRole('textbox', { name: t('grievance.text') }).fill('एक महिनादेखि जवाफ छैन');
    await page.getByRole('button', { name: t('grievance.send'), exact: true }).click();
    await expect(page).toHaveURL(/grievance\/[\w-]{36}/);
    await expect(page.getByRole('main')).toContainText(SUBJECT);
    number = /GRV-\S+/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0] ?? '';
    expect(number).not.toBe('');
  });

  await test.step('an officer refuses it with the reason', async () => {
    await officer.goto('/grievance');
    await officer.getByRole('link', { name: number }).click();
    await officer.getByRole('button', { name: t('grievance.act.answer'), exact: true }).click();
    const dialog = officer.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'गुनासो अस्वीकृत' }).check();
    await dialog.getByRole('textbox').fill('कागजात अधुरो छ');
    await dialog.getByRole('button', { name: t('grievance.act.answer'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(officer.getByRole('main')).toContainText('कागजात अधुरो छ');
  });

  await test.step('the applicant reads the remedy and opens it again', async () => {
    await page.reload();
    await expect(page.getByRole('main')).toContainText('३५ दिनभित्र अदालतमा');
    await page.getByRole('button', { name: t('grievance.act.reopen'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('कागजात पूरा थियो');
    await dialog.getByRole('button', { name: t('grievance.act.reopen'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toContainText(t('grievance.secondStage'));
  });

  await test.step('who answered before cannot, the registrar does', async () => {
    await officer.reload();
    await expect(officer.getByRole('main')).toContainText(t('grievance.secondStage'));
    await expect(officer.getByRole('button', { name: t('grievance.act.answer'), exact: true })).toHaveCount(0);
    await registrar.goto('/grievance');
    await registrar.getByRole('link', { name: number }).click();
    await registrar.getByRole('button', { name: t('grievance.act.answer'), exact: true }).click();
    const dialog = registrar.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'गुनासो अस्वीकृत' }).check();
    await dialog.getByRole('textbox').fill('कानुन बमोजिम हुन सक्दैन');
    await dialog.getByRole('button', { name: t('grievance.act.answer'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('main')).toContainText('कानुन बमोजिम हुन सक्दैन');
    await expect(page.getByRole('button', { name: t('grievance.act.reopen'), exact: true })).toHaveCount(0);
  });
});
