import { expect, test } from '@jest/globals';
import { waitInWords } from './wait-in-words';

test.each([
  [1, '1 second', '१ सेकेन्ड'],
  [0.2, '1 second', '१ सेकेन्ड'],
  [59, '59 seconds', '५९ सेकेन्ड'],
  [60, '1 minute', '१ मिनेट'],
  [150, '2 minutes 30 seconds', '२ मिनेट ३० सेकेन्ड'],
  [900, '15 minutes', '१५ मिनेट'],
  [3599, '59 minutes 59 seconds', '५९ मिनेट ५९ सेकेन्ड'],
  [3601, '1 hour 1 minute', '१ घण्टा १ मिनेट'],
  [86_400, '24 hours', '२४ घण्टा'],
])('%d seconds are %s, %s', (seconds, english, nepali) => {
  expect([waitInWords(seconds, 'en'), waitInWords(seconds, 'np')]).toEqual([english, nepali]);
});
