import { join } from 'node:path';
import { testMessages } from '@registrar/testing/messages-test';
import en from './en.json';
import ne from './ne.json';

/** The keys of a keyboard, the licence of the font and a program are named as they are written on them. */
const QUOTED = ['Ctrl', 'Z', 'SIL', 'Open', 'Font', 'License', 'Word'];

testMessages({ ne, en, sources: join(__dirname, '..'), allowedLatin: [...QUOTED, 'RSA', 'SHA-256'] });
