import { expect, test } from '@jest/globals';
import { formBlocks, formListsOf, unknownPlaces } from './model-form-text';

const TEXT = 'On {{decidedOn}}\n{{decisionText}}\n\n{{changes}}\n| a | {{assets}} |';

test('an answer of several lines is as many paragraphs, and never becomes a table or a list', () => {
  const said = 'First.\n| x | y |\n{{directors}}';
  expect(formBlocks(TEXT, { decisionText: { ne: said, en: said } }, 'en').slice(1, 4)).toEqual([
    { kind: 'TEXT', text: 'First.' },
    { kind: 'TEXT', text: '| x | y |' },
    { kind: 'TEXT', text: '{{directors}}' },
  ]);
});

test('what is not known is a gap, and a whole line where sentences are written', () => {
  const gaps = formBlocks(TEXT, {}, 'ne').flatMap((block) =>
    block.kind === 'TEXT' ? [block.text.replaceAll(/[^…]/g, '').length] : [],
  );
  expect(gaps).toEqual([8, 16]);
});

test('lists stand alone on their line, and an unknown place is named', () => {
  expect([...formListsOf(TEXT)]).toEqual(['changes']);
  expect(unknownPlaces(TEXT)).toEqual([]);
  expect(unknownPlaces('By {{decidedBy}} of {{changes}} and {{nothing}}')).toEqual(['changes', 'nothing']);
});
