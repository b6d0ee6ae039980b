import { expect, test } from '@jest/globals';
import { palette } from './palette';
import { portalTheme } from './theme';

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const texts = [
  'blue',
  'blueHover',
  'blueActive',
  'crimson',
  'crimsonHover',
  'crimsonActive',
  'green',
  'amber',
  'ink',
  'inkSoft',
  'inkFaint',
] as const;

test.each(texts)('%s is readable on white and on the page ground', (name) => {
  expect(contrast(palette[name], palette.white)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(palette[name], palette.ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['blue', 'blueWash'],
  ['crimson', 'crimsonWash'],
  ['green', 'greenWash'],
  ['amber', 'amberWash'],
  ['inkSoft', 'greyWash'],
] as const)('%s is readable on its own wash', (ink, wash) => {
  expect(contrast(palette[ink], palette[wash])).toBeGreaterThanOrEqual(4.5);
});

test('the border of a field can be told from the page', () => {
  expect(contrast(palette.line, palette.white)).toBeGreaterThanOrEqual(3);
});

test('no line is set tighter than Devanagari needs', () => {
  const heights = Object.entries(portalTheme.token ?? {}).filter(([name]) => name.startsWith('lineHeight'));
  expect(heights.length).toBeGreaterThan(5);
  for (const [, height] of heights) expect(height).toBeGreaterThanOrEqual(1.5);
});
