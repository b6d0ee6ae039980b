import { expect, expectAccessible, test } from '@registrar/testing/playwright';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { valueAt } from '@registrar/domain/processes';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import { act, reservedName } from '../filed-registrations';
import { saveSection } from '../filed-sections';
import { callsOf } from '../gateway-calls';
import { tabTo } from '../keyboard';
import { demo } from '../people';
import { startSignedIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const SECTION = 'GENERAL_INFORMATION';
const STOPS = 150;
/** In Kathmandu Metropolitan City, where the example has its office. */
const HERE = { latitude: 27.7, longitude: 85.32, accuracy: 20 };

test(
  'a point is proposed, confirmed, moved by keyboard and pointer, and taken from the device; an unconfirmed one is none',
  { tag: ['@demo-data'] },
  async ({ page, context }) => {
    const t = texts('sections', language);
    const gateway = await callsOf(demo.applicant);
    const reservationId = await reservedName(demo.applicant, soleOwner());
    const { id } = await gateway.post<ApplicationDetail>('/external/api/application', {
      processName: 'COMPANY_REGISTRATION',
      reservationId,
    });
    const general = Object(soleOwner().answers[SECTION]);
    await saveSection(gateway, id, SECTION, { ...general, address: { ...general.address, point: {} } });
    const saved = async () => {
      const { sections } = await gateway.get<ApplicationDetail>(`/external/api/application/${id}`);
      return sections.find(({ key }) => key === SECTION);
    };
    const savedPoint = async () => valueAt((await saved())?.data, 'address.point');
    const near = (latitude: number, longitude: number) => ({
      latitude: expect.closeTo(latitude, 3),
      longitude: expect.closeTo(longitude, 3),
    });

    await startSignedIn(context, demo.applicant, language);
    await page.goto(`/company-registration/general-info?application=${id}`);
    const confirm = page.getByRole('button', { name: t('map.confirm') });
    const pin = page.getByRole('button', { name: t('map.pin') });
    const latitude = page.getByRole('textbox', { name: t('map.latitude') });

    await test.step('what is proposed is no answer', async () => {
      await expect(confirm).toBeVisible();
      await expect(latitude).toHaveValue('');
      expect((await saved())?.validity).toBe('INVALID');
      await expectAccessible(page);
    });
    await test.step('a device that is not allowed to tell says so', async () => {
      await page.getByRole('button', { name: t('map.here') }).click();
      await expect(page.getByText(t('map.here.denied'))).toBeVisible();
      await expect(latitude).toHaveValue('');
    });
    const first = await test.step('confirmed by keyboard, and moved by it', async () => {
      await tabTo(page, pin, STOPS);
      await page.keyboard.press('Enter');
      await expect(confirm).toBeHidden();
      await expect.poll(async () => (await saved())?.validity).toBe('VALID');
      const proposed = Number(valueAt(await savedPoint(), 'latitude'));
      const beside = Number(valueAt(await savedPoint(), 'longitude'));
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Shift+ArrowRight');
      await expect(pin).toBeFocused();
      await expect.poll(savedPoint).toEqual(near(proposed + 0.001, beside + 0.01));
      return proposed;
    });
    await test.step('dragged to the south with a pointer', async () => {
      await pin.scrollIntoViewIfNeeded();
      const box = await pin.boundingBox();
      if (box === null) throw new Error('The pin is not drawn');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height + 40, { steps: 5 });
      await page.mouse.up();
      await expect.poll(async () => Number(valueAt(await savedPoint(), 'latitude'))).toBeLessThan(first);
    });
    await test.step('taken from a device that may tell', async () => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(HERE);
      await page.getByRole('button', { name: t('map.here') }).click();
      await expect.poll(savedPoint).toEqual({ latitude: HERE.latitude, longitude: HERE.longitude });
      await expectAccessible(page);
    });
    await test.step('a point of another place is a caution and no mistake', async () => {
      await context.setGeolocation({ ...HERE, latitude: 28.2096, longitude: 83.9856 });
      await page.getByRole('button', { name: t('map.here') }).click();
      await expect(page.getByRole('button', { name: /सुझाउनुहोस्$/ })).toBeVisible();
      await expect.poll(savedPoint).toEqual({ latitude: 28.2096, longitude: 83.9856 });
      expect((await saved())?.validity).toBe('VALID');
    });
    await act(demo.applicant, id, 'discard');
  },
);
