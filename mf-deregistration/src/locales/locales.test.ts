import { join } from 'node:path';
import { testMessages } from '@registrar/testing/messages-test';
import en from './en.json';
import ne from './ne.json';

testMessages({ ne, en, sources: join(__dirname, '..') });
