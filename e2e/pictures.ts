import type { Page } from '@playwright/test';

/**
 * A PNG of this size, drawn by the browser itself: no file of ours to keep, and a real picture for whoever looks
 * inside.
 */
export async function drawnPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('nothing to draw on');
      context.fillStyle = '#1b4b8f';
      context.fillRect(0, 0, wide, high);
      context.fillStyle = '#ffffff';
      context.fillRect(wide / 4, high / 4, wide / 2, high / 2);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
