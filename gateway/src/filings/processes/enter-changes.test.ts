import { expect, test } from '@jest/globals';
import type { Aspect } from '@registrar/domain/register';
import type { RegisterChanges } from '../../register/apply-changes';
import { requireNamedAspects } from './enter-changes';

const definition = { process: 'OBJECTIVE_CHANGE', register: { aspects: ['OBJECTIVES'] as readonly Aspect[] } } as const;
const entering = (...aspects: readonly RegisterChanges['entries'][number]['aspect'][]): RegisterChanges => ({
  entries: aspects.map((aspect) => ({ aspect, after: {} })),
});

test('a filing enters only the aspects of its definition, and a note', () => {
  expect(() => requireNamedAspects(definition, entering('OBJECTIVES', 'NOTE'))).not.toThrow();
  expect(() => requireNamedAspects(definition, entering('OBJECTIVES', 'NAME'))).toThrow(
    'OBJECTIVE_CHANGE would change NAME',
  );
  expect(() => requireNamedAspects(definition, { entries: [], shares: [] })).toThrow('SHARES');
  expect(() =>
    requireNamedAspects({ ...definition, register: { aspects: ['SHARES'] } }, { entries: [], shares: [] }),
  ).not.toThrow();
});
