import { describe, expect, test } from '@jest/globals';
import { validationMessage } from '../../../messages/validation';
import { registrationIssues } from '../../../testing/registration-issues';
import { REGISTRATION_RULES } from '../../../testing/registration-rules';

describe.each(Object.entries(REGISTRATION_RULES))('%s', (_, rules) => {
  test.each(rules)('%s', (_rule, filing, issue, ne, en) => {
    expect(registrationIssues(filing())).toContain(issue);
    const code = issue.split(' ').at(-1) ?? '';
    expect([validationMessage(code, 'ne'), validationMessage(code, 'en')]).toEqual([ne, en]);
  });
});
