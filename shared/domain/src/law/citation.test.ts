import { expect, test } from '@jest/globals';
import { citation, provision, sections } from './citation';

test.each([
  [['80'], 'कम्पनी ऐन, २०६३ को दफा ८०', 'Companies Act, 2063, section 80'],
  [['6(1)'], 'कम्पनी ऐन, २०६३ को दफा ६ को उपदफा (१)', 'Companies Act, 2063, section 6(1)'],
  [['18(1)(ka)'], 'कम्पनी ऐन, २०६३ को दफा १८ को उपदफा (१) को खण्ड (क)', 'Companies Act, 2063, section 18(1)(ka)'],
  [['136ka'], 'कम्पनी ऐन, २०६३ को दफा १३६क', 'Companies Act, 2063, section 136ka'],
  [['5(1ka)'], 'कम्पनी ऐन, २०६३ को दफा ५ को उपदफा (१क)', 'Companies Act, 2063, section 5(1ka)'],
  [
    ['80(2)', '51(4)'],
    'कम्पनी ऐन, २०६३ को दफा ८० को उपदफा (२) र दफा ५१ को उपदफा (४)',
    'Companies Act, 2063, sections 80(2) and 51(4)',
  ],
])('%j is cited with the Act', (written, ne, en) => {
  expect(citation(...written)).toEqual({ ne, en });
});

test.each([
  [['9', '153'], 'दफा ९ र १५३', 'sections 9 and 153'],
  [['13(2)(3)'], 'दफा १३ को उपदफा (२) र (३)', 'section 13(2) and (3)'],
  [['156(1)(2)(5)'], 'दफा १५६ को उपदफा (१), (२) र (५)', 'section 156(1), (2) and (5)'],
  [['20(2)(ka)(kha)'], 'दफा २० को उपदफा (२) को खण्ड (क) र (ख)', 'section 20(2)(ka) and (kha)'],
  [['20(2)(na)', '56', '83'], 'दफा २० को उपदफा (२) को खण्ड (ण), दफा ५६ र ८३', 'sections 20(2)(na), 56 and 83'],
  [['167(1)(ja) proviso'], 'दफा १६७ को उपदफा (१) को खण्ड (ज) को प्रतिबन्धात्मक वाक्यांश', 'section 167(1)(ja), proviso'],
])('%j beside the name of the Act', (written, ne, en) => {
  expect(sections(...written)).toEqual({ ne, en });
});

test('a letter is named as the Act writes it, also one whose name in Latin letters another one has', () => {
  expect(sections('18(1)(tha)').ne).toBe('दफा १८ को उपदफा (१) को खण्ड (ठ)');
  expect(sections('20(2)(tha थ)')).toEqual({ ne: 'दफा २० को उपदफा (२) को खण्ड (थ)', en: 'section 20(2)(tha थ)' });
});

test.each(['', 's.80', '18(1)(a)', '18(1', 'section 6'])('%j is no provision', (written) => {
  expect(() => provision(written)).toThrow();
});
