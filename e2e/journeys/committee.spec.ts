import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test, type Person } from '@registrar/testing/playwright';
import { freshName } from '../names';
import { CommitteePages } from '../pages/committee-pages';
import { NamePages } from '../pages/name-pages';
import { speak } from '../pages/portal-frame';
import { demo, signedUp } from '../people';
import { perform, submittedReservation } from '../reservations';
import { signIn } from '../signed-in';
import { texts } from '../texts';

async function at(browser: Browser, person: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await speak(page, 'ne');
  await signIn(page, person);
  return page;
}

test(
  'an application is sent to the committee, a meeting is convened, decided with minutes, and returned to the approver',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const applicant = await signedUp(mailbox);
    const name = freshName();
    const id = await submittedReservation(applicant, name);
    await perform(demo.operator, id, 'claim');
    await perform(demo.operator, id, 'verify');
    const t = texts('shell-pages', 'ne');
    const minutes = 'नाम राष्ट्रिय महत्त्वको भए पनि दिन मिल्ने बैठकको सहमति छ।';

    await speak(page, 'ne');
    await signIn(page, demo.otherApprover);
    const review = new NamePages(page, 'ne');
    const committee = new CommitteePages(page, 'ne');
    await test.step('the approver sends it, and invites one member', async () => {
      await review.openReview(id);
      await review.decide('sendToCommittee', 'नाम राष्ट्रिय महत्त्वको हुन सक्छ।');
      await committee.open();
      await expect(committee.waiting(name.nepali)).toContainText('नाम राष्ट्रिय महत्त्वको हुन सक्छ।');
      await expectAccessible(page);
      await committee.convene({ place: 'त्रिपुरेश्वर, बैठक कक्ष', name: name.nepali, member: 'शान्ति अर्याल' });
      await expect(committee.meeting(name.nepali)).toContainText('त्रिपुरेश्वर, बैठक कक्ष');
      await expect(committee.waiting(name.nepali)).toHaveCount(0);
    });
    await test.step('a member who was not invited reads why nothing can be decided', async () => {
      const other = await at(browser, demo.otherCommitteeMember);
      const theirs = new CommitteePages(other, 'ne');
      await theirs.open();
      await expect(theirs.meeting(name.nepali)).toContainText('यो निवेदन राखिएको बैठकमा तपाईं आमन्त्रित हुनुहुन्न।');
      await expect(other.getByRole('button', { name: `${t('committee.decide')}: ${name.nepali}` })).toHaveCount(0);
      await other.context().close();
    });
    await test.step('the invited one is told, and records what the meeting decided', async () => {
      const member = await at(browser, demo.committeeMember);
      await member.goto('/dashboard');
      await expect(
        member
          .getByRole('link', { name: /समितिको बैठकमा रहेका निवेदनमा निर्णय/u })
          .or(member.getByText(/समितिको बैठकमा रहेका निवेदनमा निर्णय/u))
          .first(),
      ).toBeVisible();
      const theirs = new CommitteePages(member, 'ne');
      await theirs.open();
      await theirs.decide(name.nepali, { action: 'committeeReturn', minutes, remark: 'नाम दिन मिल्ने' });
      await expect(theirs.meeting(name.nepali)).toContainText(minutes);
      await expectAccessible(member);
      await member.context().close();
    });
    await test.step('the approver decides with the opinion; the applicant reads only the decision', async () => {
      await review.openReview(id);
      await expect(page.getByText('नाम दिन मिल्ने').first()).toBeVisible();
      await review.decide('approve', 'समितिको रायअनुसार');
      const home = await at(browser, applicant);
      await home.goto(`/company-name-reservation/${id}`);
      await expect(home.getByText(minutes)).toHaveCount(0);
      await home.context().close();
    });
  },
);
