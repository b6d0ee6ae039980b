import { expect, signIn, test } from '@registrar/testing/playwright';
import { freshName } from '../names';
import { NamePages } from '../pages/name-pages';
import { speak } from '../pages/portal-frame';
import { WordListPages } from '../pages/word-list-pages';
import { demo } from '../people';

test('a word is blacklisted by two people, refused at once, and free again when it is retired', async ({ page, browser }) => {
  const name = freshName();
  const word = { english: name.english.split(' ')[0] ?? '', nepali: name.nepali.split(' ')[0] ?? '' };
  const [registrarContext, publicContext] = [await browser.newContext(), await browser.newContext()];
  const [registrar, visitor] = [await registrarContext.newPage(), await publicContext.newPage()];
  await speak(page, 'ne');
  await speak(registrar, 'en');
  await speak(visitor, 'ne');
  await signIn(page, demo.systemAdministrator);
  await signIn(registrar, demo.otherApprover);
  const [proposer, approver, check] = [new WordListPages(page, 'ne'), new WordListPages(registrar, 'en'), new NamePages(visitor, 'ne')];

  await test.step('before anybody agrees the name is free', async () => {
    await proposer.proposeBlacklisted(word, 'सर्वसाधारणको उजुरी');
    await check.check(name);
    await expect(check.outcome('AVAILABLE')).toBeVisible();
  });
  await test.step('approved, it is refused at once', async () => {
    await approver.approve(word.english);
    await check.check(name);
    await expect(check.outcome('BLACKLIST_EXACT')).toBeVisible();
  });
  await test.step('retired by two people, it is free at once', async () => {
    await proposer.proposeRetiring(word, 'उजुरी टुङ्गियो');
    await approver.approve(word.english);
    await check.check(name);
    await expect(check.outcome('AVAILABLE')).toBeVisible();
  });
  await registrarContext.close();
  await publicContext.close();
});
