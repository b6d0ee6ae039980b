import { test, expect } from '@registrar/testing/playwright';
import { AxeBuilder } from '@axe-core/playwright';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { GatewayCalls } from '../gateway-calls';
import { greyPicture } from '../plain-files';

async function place(number: string, companyId: string, approve: boolean) {
  const maya = new GatewayCalls();
  await maya.login(demo.approver.username, demo.approver.password);
  const png = greyPicture(300, 400);
  const up = await maya.post<any>('/external/api/upload', { name: 'order.png', size: png.length });
  const form = new FormData();
  form.append('part', new Blob([new Uint8Array(png)]), 'part');
  await (maya as any).put?.(`/external/api/upload/${up.id}/0`, form);
  return up.id;
}
void place;
test('look', async ({ page }) => {
  test.setTimeout(240000);
  const findings: string[] = [];
  const axe = async (name: string) => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const v of violations)
      findings.push(`${name}: ${v.id} ${v.nodes.map((n) => n.html.slice(0, 160)).join(' | ')}`);
  };
  await speak(page, 'ne');
  await signIn(page, demo.approver);
  for (const language of ['ne', 'en'] as const) {
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [name, path] of [
        ['list', '/post-amendment/company-orders'],
        ['proposals', '/post-amendment/company-orders?tab=proposals&show=settled'],
        ['past', '/post-amendment/company-orders?tab=past'],
        ['new', '/post-amendment/company-orders/new'],
      ] as const) {
        await page.goto(path);
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `/tmp/look-orders/${name}-${language}-${width}.png`, fullPage: true });
        if (width === 375 || language === 'en') await axe(`${name}-${language}-${width}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        if (wide) findings.push(`${name}-${language}-${width} scrolls sideways`);
      }
    }
    if (language === 'ne') await speak(page, 'en');
  }
  console.log(findings.join('\n') || 'no findings');
  expect(1).toBe(1);
});
