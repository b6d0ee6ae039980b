import { expect, test } from '@jest/globals';
import { sectionStateSchema } from '@registrar/domain/calls/filing-sections';
import { agreementPlace, itemPath } from './agreement-address';

const of = (spsaType: string) => ({
  sections: [sectionStateSchema.parse({ key: 'SPSA_SETUP', validity: 'VALID', data: { spsaType } })],
});

test('an heir stands at the address of a transfer, in steps of its own', () => {
  expect(itemPath('heirs', 'one')).toBe('spsa-setup/transfer-share/one');
  const item = { step: 'heirs', item: 'one', itemStep: 'nominee' };
  const death = of('OWNERSHIP_TRANSFER_AFTER_DEATH');
  expect(agreementPlace(death, ['spsa-setup', 'transfer-share', 'one', 'nominee'])).toEqual({ step: 'heirs', item });
  expect(agreementPlace(death, ['update-share'])).toEqual({ step: 'heirs' });
  expect(agreementPlace(death, ['view', 'OWNERSHIP_TRANSFER_AFTER_DEATH', 'one'])).toEqual({
    step: 'heirs',
    item: { ...item, itemStep: 'view' },
  });
  expect(agreementPlace(death, ['view', 'TRANSFER', 'one'])).toBeNull();
});

test('bonus shares have no items', () => {
  expect(agreementPlace(of('BONUS'), ['share-range-assign'])).toEqual({ step: 'bonus' });
  expect(agreementPlace(of('BONUS'), ['spsa-setup', 'update-share', 'one'])).toBeNull();
});
