import { expect, test } from '@jest/globals';
import {
  foreignBranch,
  jointVenture,
  nonProfit,
  publicCompany,
  soleOwner,
  twoOwners,
} from '../../../testing/registration-examples';
import { registrationIssues } from '../../../testing/registration-issues';

test.each([
  ['a private company of one Nepali owner', soleOwner],
  ['a private company of two Nepali owners', twoOwners],
  ['a private joint venture with a foreign company', jointVenture],
  ['a public company', publicCompany],
  ['a company not distributing profit', nonProfit],
  ['the branch of a foreign company', foreignBranch],
])('%s can be filed', (_, filing) => {
  expect(registrationIssues(filing())).toEqual([]);
});
