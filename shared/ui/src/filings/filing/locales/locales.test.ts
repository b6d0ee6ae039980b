import { join } from 'node:path';
import { testMessages } from '@registrar/testing/messages-test';
import en from './en.json';
import ne from './ne.json';

testMessages({
  ne,
  en,
  sources: [
    ...['actions', 'answers', 'asked-documents', 'correction', 'list-section', 'pages', 'payable/view', 'status'],
    ...['steps', 'summary', 'wizard', '../review/parts'],
  ].map((folder) => join(__dirname, '../..', folder)),
});
