import { expect, jest, test } from '@jest/globals';
import { createToast, type ShownToast } from './toast';

test('what comes before the host stands is drawn then; a key dedupes', () => {
  const service = createToast((key, { ns }) => `${String(ns)}:${key}`);
  service.show({ kind: 'error', serverMessage: 'Server could not be reached', dedupeKey: 'once' });
  const draw = jest.fn<(toast: ShownToast) => void>();
  const detach = service.attach(draw);
  expect(draw).toHaveBeenCalledWith({ key: 'once', kind: 'error', text: 'Server could not be reached' });
  service.show({ kind: 'info', messageKey: 'saved' }, 'mf-names');
  expect(draw).toHaveBeenLastCalledWith({ key: 'toast-2', kind: 'info', text: 'mf-names,common:saved' });
  detach();
  service.show({ kind: 'info', messageKey: 'saved' });
  expect(draw).toHaveBeenCalledTimes(2);
});
