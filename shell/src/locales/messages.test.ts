import { join } from 'node:path';
import { testMessages } from '@registrar/testing/messages-test';
import pinsEn from '../chrome/pins/locales/en.json';
import pinsNe from '../chrome/pins/locales/ne.json';
import en from './en.json';
import ne from './ne.json';

/** The words of the pins come when somebody pins. */
testMessages({ ne: { ...ne, ...pinsNe }, en: { ...en, ...pinsEn }, sources: join(__dirname, '../chrome') });
