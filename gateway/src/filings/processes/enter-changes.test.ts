import { expect, test } from '@jest/globals';
import type { Aspect } from '@registrar/domain/register';
import type { CompanyChanges, RegisterChanges } from '../../register/apply-changes';
import { requireNamedAspects } from './enter-changes';

const filed = (aspects: readonly Aspect[], ofNamed: readonly Aspect[] = []) => ({
  row: { company_id: 'own' },
  definition: {
    process: 'OBJECTIVE_CHANGE' as const,
    register: { aspects, named: { companies: () => ['other'], aspects: ofNamed } },
  },
  named: [{ id: 'other' }],
});
const entering = (
  companyId: string,
  ...aspects: readonly RegisterChanges['entries'][number]['aspect'][]
): CompanyChanges => ({ companyId, entries: aspects.map((aspect) => ({ aspect, after: {} })) });

test('a filing enters only the aspects of its definition, and a note', () => {
  expect(() => requireNamedAspects(filed(['OBJECTIVES']), [entering('own', 'OBJECTIVES', 'NOTE')])).not.toThrow();
  expect(() => requireNamedAspects(filed(['OBJECTIVES']), [entering('own', 'OBJECTIVES', 'NAME')])).toThrow(
    'OBJECTIVE_CHANGE would change NAME',
  );
  const change = { kind: 'RESERVE' as const, on: '2026-11-22', postings: [], closed: [], opened: [] };
  const shares = [{ companyId: 'own', entries: [], shares: [{ ...change, ratePerShare: { before: 1, after: 1 } }] }];
  expect(() => requireNamedAspects(filed(['OBJECTIVES']), shares)).toThrow('SHARES');
  expect(() => requireNamedAspects(filed(['SHARES']), shares)).not.toThrow();
});

test('of a company that it names it enters the aspects named for it, once, and it changes no third one', () => {
  const filing = filed(['OBJECTIVES'], ['BRANCH']);
  expect(() => requireNamedAspects(filing, [entering('own', 'OBJECTIVES'), entering('other', 'BRANCH')])).not.toThrow();
  expect(() => requireNamedAspects(filing, [entering('other', 'OBJECTIVES')])).toThrow('would change OBJECTIVES');
  expect(() => requireNamedAspects(filing, [entering('third', 'BRANCH')])).toThrow('does not name');
  expect(() => requireNamedAspects(filing, [entering('own'), entering('own')])).toThrow('twice');
});
