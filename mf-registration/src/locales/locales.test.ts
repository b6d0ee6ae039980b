import { join } from 'node:path';
import { testMessages } from '@registrar/testing/messages-test';
import en from './en.json';
import ne from './ne.json';

const ALLOWED_LATIN = ['SHA-256', 'https', 'NR-2083/84-KTM-000001', 'PAdES', 'B-B', 'B-T', 'B-LT'];

testMessages({ ne, en, sources: join(__dirname, '..'), allowedLatin: ALLOWED_LATIN });
