import { expect, jest, test } from '@jest/globals';
import { createArrival } from './arrival';

test('the name of the page is announced on arrival, and again in the language that is switched to', () => {
  let title = 'ड्यासबोर्ड';
  const arrival = createArrival({ main: () => null, title: () => title, scrollToTop: jest.fn(), later: jest.fn() });
  arrival.onLanguage();
  expect(arrival.announcement.get()).toBe('');
  arrival.onArrived({ action: 'PUSH' });
  expect(arrival.announcement.get()).toBe('ड्यासबोर्ड');
  title = 'Dashboard';
  arrival.onLanguage();
  expect(arrival.announcement.get()).toBe('Dashboard');
});

test('an address that is replaced under a form keeps the focus in its field, until the field is gone', () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"><input></main>';
  const main = document.querySelector('main');
  const field = document.querySelector('input');
  const waiting: (() => void)[] = [];
  const arrival = createArrival({
    main: () => main,
    title: () => 'Entry',
    scrollToTop: jest.fn(),
    later: (work) => void waiting.push(work),
  });
  field?.focus();
  arrival.onArrived({ action: 'REPLACE' });
  expect(document.activeElement).toBe(field);
  waiting.pop()?.();
  expect(document.activeElement).toBe(field);
  expect(arrival.announcement.get()).toBe('');

  arrival.onArrived({ action: 'REPLACE' });
  field?.remove();
  waiting.pop()?.();
  expect(document.activeElement).toBe(main);
  expect(arrival.announcement.get()).toBe('Entry');
});

test('another page takes the focus from the field of the one before', () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"><input></main>';
  const main = document.querySelector('main');
  const arrival = createArrival({ main: () => main, title: () => 'List', scrollToTop: jest.fn(), later: jest.fn() });
  document.querySelector('input')?.focus();
  arrival.onArrived({ action: 'PUSH' });
  expect(document.activeElement).toBe(main);
});
