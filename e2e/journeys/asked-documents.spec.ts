import { expect, test } from '@registrar/testing/playwright';
import { requestedDocumentStatuses } from '@registrar/domain/calls/requested-documents';
import { filingActions } from '@registrar/domain/transitions/actions';
import { act } from '../filed-registrations';
import { approvedLocationChange, locationDraft } from '../location-changes';
import { openedDialog } from '../pages/opened-dialog';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { greyPicture } from '../plain-files';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);
const LEASE = { nameNepali: 'कार्यालयको भाडा सम्झौता', nameEnglish: 'Lease of the office' };
const UNREADABLE = 'दोस्रो पाना पढिएन।';
const scan = (name: string) => ({ name, mimeType: 'image/png', buffer: greyPicture(900, 1200) });

test(
  'what an amendment and the register lack is brought from one list, rejected, brought again and approved',
  { tag: ['@demo-data'] },
  async ({ page, browser }) => {
    const person = demo.representative;
    const { applicationNumber } = await approvedLocationChange(person, 'Asked Lane 1');
    const amendment = await locationDraft(person, 'Asked Lane 2');
    await act(person, amendment.id, 'submit');
    await act(demo.operator, amendment.id, 'claim');
    await act(demo.operator, amendment.id, 'requestAdditionalDocument', {
      remark: 'ठेगाना पुष्टि गर्नुपर्ने भएकाले।',
      documents: [{ type: 'OTHER', ...LEASE, reason: 'ठेगाना भाडाको देखिन्छ।' }],
    });
    const office = await (await browser.newContext()).newPage();
    await Promise.all([speak(page, language), speak(office, language)]);
    await Promise.all([signIn(page, person), signIn(office, demo.operator)]);
    const shown = (status: Parameters<typeof requestedDocumentStatuses.name>[0], on = page) =>
      expect(on.getByRole('main')).toContainText(requestedDocumentStatuses.name(status)[language]);

    await test.step('the list leads to what the amendment lacks, which is brought and handed in there', async () => {
      await page.goto('/additional-requested-documents');
      await page.getByRole('link', { name: LEASE.nameNepali }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(LEASE.nameNepali);
      await page.locator('input[type="file"]').setInputFiles(scan('lease.png'));
      await expect(page.getByText('lease.png').first()).toBeVisible();
      const action = filingActions.name('submitAdditionalDocument')[language];
      await (
        await openedDialog(page, page.getByRole('button', { name: action, exact: true }))
      )
        .getByRole('button', { name: action })
        .click();
      await expect(page.getByRole('button', { name: action, exact: true })).toHaveCount(0);
      await new PortalTab(page).visit('/additional-requested-documents?show=ALL');
      await shown('SUBMITTED');
    });

    const number = await test.step('an officer asks for a document of the register once more', async () => {
      await office.goto('/post-amendment/document-reuploads');
      await office.getByRole('button', { name: t('reuploads.ask') }).click();
      await office.getByRole('searchbox', { name: 'कम्पनीको दर्ता नम्बर' }).fill('100002');
      await office.getByRole('button', { name: t('calls.findCompany'), exact: true }).click();
      await office.getByRole('combobox', { name: 'कम्पनी दर्ता किताबको कागजात' }).click();
      await office
        .getByTitle(new RegExp(applicationNumber ?? ''))
        .first()
        .click();
      await office.getByRole('textbox', { name: 'फेरि माग्नुको कारण' }).fill(UNREADABLE);
      await office.getByRole('button', { name: t('reuploads.send') }).click();
      await expect(office).toHaveURL(/document-reuploads\/[\da-f-]{36}/);
      await shown('REQUESTED', office);
      return /DRU-[\w/-]+/.exec(await office.getByRole('main').innerText())?.[0] ?? '';
    });
    const id = new URL(office.url()).pathname.split('/').at(-1) ?? '';
    const bring = async (name: string) => {
      await page.locator('input[type="file"]').setInputFiles(scan(name));
      await expect(page.getByText(common('upload.done', { name })).first()).toBeVisible();
      await page.getByRole('button', { name: t('requested.submit') }).click();
      await shown('SUBMITTED');
    };

    await test.step('the company reads why, is told to bring a PDF instead of a Word file, and brings it', async () => {
      await new PortalTab(page).visit('/additional-requested-documents');
      await page.getByRole('row').filter({ hasText: number }).getByRole('link').click();
      await expect(page.getByText(UNREADABLE)).toBeVisible();
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'lease.docx', mimeType: 'application/octet-stream', buffer: Buffer.from('PK') });
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: /pdf|पीडीएफ/i })
          .first(),
      ).toBeVisible();
      await bring('first.png');
    });

    await test.step('it is rejected with a reason, brought again and approved', async () => {
      await new PortalTab(office).visit(`/post-amendment/document-reuploads/${id}`);
      const dialog = await openedDialog(office, office.getByRole('button', { name: t('reuploads.reject') }));
      await dialog.getByRole('textbox').fill('छाप छैन।');
      await dialog.getByRole('button', { name: t('reuploads.reject') }).click();
      await expect(dialog).toBeHidden();
      await shown('REJECTED', office);
      await new PortalTab(page).visit(`/additional-requested-documents/${id}`);
      await expect(page.getByText('छाप छैन।')).toBeVisible();
      await bring('second.png');
      await new PortalTab(office).visit(`/post-amendment/document-reuploads/${id}`);
      await (
        await openedDialog(office, office.getByRole('button', { name: t('reuploads.approve'), exact: true }))
      )
        .getByRole('button', { name: t('reuploads.approve'), exact: true })
        .click();
      await shown('APPROVED', office);
    });

    await test.step('the company sees every version, and another company finds nothing at the address', async () => {
      await new PortalTab(page).visit(`/additional-requested-documents/${id}`);
      await shown('APPROVED');
      await expect(page.getByText('second.png').first()).toBeVisible();
      await expect(page.getByText('first.png').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: t('requested.original') })).toBeVisible();
      await office.context().close();
      const other = await (await browser.newContext()).newPage();
      await speak(other, language);
      await signIn(other, demo.lateRepresentative);
      await other.goto(`/additional-requested-documents/${id}`);
      await expect(other.getByText(t('requested.gone'))).toBeVisible();
      await other.context().close();
    });
  },
);
