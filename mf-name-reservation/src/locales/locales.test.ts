import { join } from 'node:path';
import { testMessages } from '@registrar/testing/messages-test';
import en from './en.json';
import ne from './ne.json';

/** The specification's forbidden words and the examples are quoted as they are typed. */
const QUOTED = [
  'A',
  'An',
  'The',
  'New',
  'Super',
  'Om',
  'Nepal',
  'International',
  'Shree',
  'My',
  'Our',
  'Himchuli',
  'Traders',
];

testMessages({ ne, en, sources: join(__dirname, '..'), allowedLatin: QUOTED });
