import { auditActions } from '@registrar/domain/calls/audit';
import type { WordProposalPage } from '@registrar/domain/calls/word-lists';
import { expect, test } from '@registrar/testing/playwright';
import { GatewayCalls } from '../gateway-calls';
import { freshName } from '../names';
import { NamePages } from '../pages/name-pages';
import { speak } from '../pages/portal-frame';
import { WordListPages } from '../pages/word-list-pages';
import { demo } from '../people';
import { signIn } from '../signed-in';

const freshWord = () => {
  const name = freshName();
  return { name, word: { english: name.english.split(' ')[0] ?? '', nepali: name.nepali.split(' ')[0] ?? '' } };
};

// what the gateway refuses the browser writes down as well
test.use({ allowedConsole: /Failed to load resource.*422/ });

async function proposalAbout(word: string): Promise<string> {
  const gateway = new GatewayCalls();
  await gateway.login(demo.auditor.username, demo.auditor.password);
  const { items } = await gateway.get<WordProposalPage>('/external/api/word-list-proposal?show=settled&size=100');
  const found = items.find(({ entries }) =>
    entries.some(({ english }) => english.toLowerCase() === word.toLowerCase()),
  );
  if (found === undefined) throw new Error(`No proposal about ${word} is settled`);
  return found.id;
}

test(
  'a word is blacklisted by two people, refused at once, and free again when it is retired',
  { tag: ['@demo-data'] },
  async ({ page, browser }) => {
    const { name, word } = freshWord();
    const [registrarContext, publicContext] = [await browser.newContext(), await browser.newContext()];
    const [registrar, visitor] = [await registrarContext.newPage(), await publicContext.newPage()];
    await speak(page, 'ne');
    await speak(registrar, 'en');
    await speak(visitor, 'ne');
    await signIn(page, demo.systemAdministrator);
    await signIn(registrar, demo.otherApprover);
    const [proposer, approver, check] = [
      new WordListPages(page, 'ne'),
      new WordListPages(registrar, 'en'),
      new NamePages(visitor, 'ne'),
    ];

    await test.step('before anybody agrees the name is free, and whoever proposed may only withdraw', async () => {
      await proposer.proposeBlacklisted(word, 'सर्वसाधारणको उजुरी');
      await proposer.expectOnlyWithdrawing(word.english);
      await check.check(name);
      await expect(check.outcome('AVAILABLE')).toBeVisible();
    });
    await test.step('the same word is not proposed twice; that is said at the word', async () => {
      await proposer.expectRefusedAgain(word);
    });
    await test.step('approved, it is refused at once', async () => {
      await approver.approve(word.english);
      await check.check(name);
      await expect(check.outcome('BLACKLIST_EXACT')).toBeVisible();
    });
    await test.step('retired by two people, it is free at once', async () => {
      const blacklisting = await proposalAbout(word.english);
      await proposer.proposeRetiring(word, 'उजुरी टुङ्गियो');
      await approver.approve(word.english);
      await check.check(name);
      await expect(check.outcome('AVAILABLE')).toBeVisible();

      const auditorContext = await browser.newContext();
      const auditor = await auditorContext.newPage();
      await speak(auditor, 'en');
      await signIn(auditor, demo.auditor);
      await auditor.goto(`/management/audit?objectType=word-list&objectId=${blacklisting}`);
      for (const action of ['WORD_LIST_PROPOSED', 'WORD_LIST_APPROVED'] as const) {
        await expect(auditor.getByRole('cell', { name: auditActions.name(action).en, exact: true })).toBeVisible();
      }
      await auditorContext.close();
    });
    await registrarContext.close();
    await publicContext.close();
  },
);

test(
  'words come from a file: what is wrong is told by its line, and a refusal changes nothing',
  { tag: ['@demo-data'] },
  async ({ page, browser }) => {
    const { name, word } = freshWord();
    const context = await browser.newContext();
    const registrar = await context.newPage();
    await speak(page, 'ne');
    await speak(registrar, 'en');
    await signIn(page, demo.systemAdministrator);
    await signIn(registrar, demo.otherApprover);
    const [proposer, approver] = [new WordListPages(page, 'ne'), new WordListPages(registrar, 'en')];

    await proposer.openImport('PRONOUN');
    await proposer.chooseFile(`english,nepali\n${word.english},${word.nepali}\nmy,\nमेरो,\n`);
    await proposer.expectFault('पङ्क्ति ४');
    await proposer.chooseFile(`english,nepali\n${word.english},${word.nepali}\nmy,\n`);
    await proposer.sendFile('बैठकको निर्णय');
    await proposer.expectFault('पङ्क्ति ३');
    await proposer.chooseFile(`english,nepali\n${word.english},${word.nepali}\n`);
    await proposer.sendFile('बैठकको निर्णय');
    await proposer.expectClosed();

    await approver.refuse(word.english.toLowerCase(), 'It is a name, not a pronoun.');
    const check = new NamePages(registrar, 'en');
    await check.check(name);
    await expect(check.outcome('AVAILABLE')).toBeVisible();
    await proposer.expectSettled(word.english.toLowerCase(), 'It is a name, not a pronoun.');
    await context.close();
  },
);
