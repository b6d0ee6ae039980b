import { expect, test } from '@registrar/testing/playwright';
import { companyStatuses } from '@registrar/domain/enumerations/statuses';
import { GatewayCalls } from '../gateway-calls';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { texts, type Language } from '../texts';

const language: Language = 'ne';

const t = texts('mf-name-reservation', language);
const common = texts('shared/i18n', language);

test(
  'companies are found by either script, by number and with filters; the address keeps it all',
  { tag: ['@core', '@demo-data'] },
  async ({ page }) => {
    await speak(page, language);
    await page.goto('/search-company');
    const name = page.getByRole('textbox', { name: t('search.name') });
    const number = page.getByRole('textbox', { name: t('search.number') });
    const cards = page.getByRole('main').getByRole('article');
    const furniture = cards.filter({ hasText: 'Karnali Agro Furniture Private Limited' });

    await test.step('too little is said, not searched', async () => {
      await name.fill('Ka');
      await name.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: t('search.tooShort', { number: '३' }) })).toBeVisible();
    });
    await test.step('by name, however it is spelt, a page at a time', async () => {
      await name.fill('karnalee');
      await name.press('Enter');
      await expect(page).toHaveURL(/name=karnalee/);
      await expect(furniture).toBeVisible();
      const first = await cards.count();
      await page.getByRole('button', { name: t('search.more') }).click();
      await expect.poll(() => cards.count()).toBeGreaterThan(first);
      await name.fill('कर्णाली एग्रो फर्निचर');
      await name.press('Enter');
      await expect(furniture).toContainText('कर्णाली एग्रो फर्निचर प्राइभेट लिमिटेड');
    });
    await test.step('by number in Nepali digits, also where the name belongs', async () => {
      await name.fill('१०००००');
      await name.press('Enter');
      await expect(page).toHaveURL(/number=/);
      await expect(cards).toHaveCount(1);
      await expect(cards).toContainText('Triveni Byapar Samuha Limited');
      await expect(number).toHaveValue('१०००००');
    });
    await test.step('back leads to the search before, with its words', async () => {
      await page.goBack();
      await expect(name).toHaveValue('कर्णाली एग्रो फर्निचर');
      await expect(furniture).toBeVisible();
    });
    await test.step('filters narrow at once and stand in the address', async () => {
      await new PortalTab(page).visit('/search-company?name=traders');
      await page.getByRole('button', { name: t('search.filters') }).click();
      await page.getByRole('combobox', { name: common('field.status') }).click();
      await page.getByTitle(companyStatuses.name('DEREGISTERED')[language], { exact: true }).click();
      await expect(page).toHaveURL(/status=DEREGISTERED/);
      await expect(cards.first()).toContainText(companyStatuses.name('DEREGISTERED')[language]);
      await page.reload();
      await expect(cards.first()).toContainText(companyStatuses.name('DEREGISTERED')[language]);
    });
    await test.step('nothing found leads on to the check of the name', async () => {
      // no syllable of the names that other tests register, so that the search by sound cannot find one of theirs
      const nobodys = 'Jhoshuvyazhu';
      await new PortalTab(page).visit(`/search-company?${new URLSearchParams({ name: nobodys }).toString()}`);
      await expect(page.getByText(t('search.none'))).toBeVisible();
      await page.getByRole('link', { name: t('search.isItFree') }).click();
      await expect(page).toHaveURL(/\/check-name\?english=/);
      await expect(page.getByRole('textbox', { name: t('checkName.english') })).toHaveValue(nobodys);
    });
  },
);

test('on a small screen the companies come before the filters', { tag: ['@demo-data'] }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await speak(page, language);
  await page.goto('/search-company?name=traders&status=DEREGISTERED');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const filters = page.getByRole('button', { name: t('search.filtersSet', { number: '१' }) });
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await filters.click();
  await expect(page.getByRole('combobox', { name: common('field.status') })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('a card tells of a company what everybody may know, and nothing more', { tag: ['@demo-data'] }, async () => {
  const gateway = new GatewayCalls();
  const { items } = await gateway.get<{ readonly items: readonly Readonly<Record<string, unknown>>[] }>(
    '/external/api/company/search?number=100002',
  );
  const known = [
    'id',
    'registrationNumber',
    'nameEnglish',
    'nameNepali',
    'companyType',
    'status',
    'registeredOn',
    'deregisteredOn',
    'restoredOn',
    'office',
    'addressEnglish',
    'addressNepali',
    'formerNames',
  ];
  expect(Object.keys(items[0] ?? {}).sort()).toEqual(known.sort());
});
