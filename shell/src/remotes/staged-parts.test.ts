import { expect, jest, test } from '@jest/globals';
import { bringCommonParts, stageParts } from './staged-parts';

const COMMON = '@registrar/ui/parts/choices';

/** A share scope with a part that every page shows, one that few do, and one that came with the first load. */
function scopeOf(fetchFiles: () => Promise<void> = async () => undefined) {
  const did: string[] = [];
  const part = (name: string, eager: boolean) => ({
    shareConfig: { eager },
    async get() {
      await fetchFiles();
      did.push(`${name} fetched`);
      return () => void did.push(`${name} run`);
    },
  });
  const scope = {
    [COMMON]: { '1.0.0': part('choices', false) },
    '@registrar/ui/parts/names': { '1.0.0': part('names', false) },
    react: { '19.0.0': part('react', true) },
  };
  stageParts(scope);
  return { scope, did };
}

test('the common parts are fetched without being run, then run without being fetched again', async () => {
  const { scope, did } = scopeOf();
  await bringCommonParts(scope, { run: false });
  expect(did).toEqual(['choices fetched']);
  await bringCommonParts(scope, { run: true });
  await bringCommonParts(scope, { run: true });
  expect(did).toEqual(['choices fetched', 'choices run']);
});

test('whoever asks for a part gets it run, and what came with the first load is left as it was', async () => {
  const { scope, did } = scopeOf();
  await scope['@registrar/ui/parts/names']?.['1.0.0']?.get();
  await scope.react?.['19.0.0']?.get();
  expect(did).toEqual(['names fetched', 'names run', 'react fetched']);
});

test('a part that did not come is asked for again', async () => {
  const line = jest.fn(async (): Promise<void> => undefined).mockRejectedValueOnce(new Error('the line is down'));
  const { scope, did } = scopeOf(line);
  await expect(bringCommonParts(scope, { run: false })).rejects.toThrow('the line is down');
  await bringCommonParts(scope, { run: true });
  expect(did).toEqual(['choices fetched', 'choices run']);
});
