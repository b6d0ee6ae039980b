import { expect, jest, test } from '@jest/globals';
import { createArrival } from './arrival';

test('the name of the page is announced on arrival, and again in the language that is switched to', () => {
  let title = 'ड्यासबोर्ड';
  const arrival = createArrival({ main: () => null, title: () => title, scrollToTop: jest.fn() });
  arrival.onLanguage();
  expect(arrival.announcement.get()).toBe('');
  arrival.onArrived({ action: 'PUSH' });
  expect(arrival.announcement.get()).toBe('ड्यासबोर्ड');
  title = 'Dashboard';
  arrival.onLanguage();
  expect(arrival.announcement.get()).toBe('Dashboard');
});
