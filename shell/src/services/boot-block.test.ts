import { expect, test } from '@jest/globals';
import { readBootBlock } from './boot-block';

const pageWith = (text: string | null): Pick<Document, 'getElementById'> => {
  const page = document.implementation.createHTMLDocument('');
  if (text !== null) page.head.innerHTML = `<script type="application/json" id="boot">${text}</script>`;
  return page;
};
const timing = (transferSize?: number): Pick<Performance, 'getEntriesByType'> => ({
  getEntriesByType: () => (transferSize === undefined ? [] : [{ transferSize } as unknown as PerformanceEntry]),
});
const sent = JSON.stringify({
  settings: { gatewayBase: '/gateway' },
  registry: { revision: 7 },
  registryTag: '"seven"',
});

test('what came with the page answers the first questions', () => {
  expect(readBootBlock(pageWith(sent), timing(300))).toEqual({
    settings: { gatewayBase: '/gateway' },
    registry: { document: { revision: 7 }, tag: '"seven"' },
  });
});

test.each([[0], [undefined]])(
  'F5: the registry of a page that was not asked for just now is not believed (%s bytes came)',
  (bytes) => {
    expect(readBootBlock(pageWith(sent), timing(bytes))).toEqual({
      settings: { gatewayBase: '/gateway' },
      registry: null,
    });
  },
);

test.each([[null], ['{'], ['null'], ['{"settings":{"a":1}}']])(
  'a page with %s leaves the registry to be asked for',
  (text) => {
    expect(readBootBlock(pageWith(text), timing(300)).registry).toBeNull();
  },
);
