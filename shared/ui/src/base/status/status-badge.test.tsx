import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { palette } from '../theme/palette';
import { StatusBadge } from './status-badge';

test('has the word of the language and the colour of the specification', async () => {
  const { switchTo } = renderUi(<StatusBadge status="SUBMITTED" />);
  expect(screen.getByText('Submitted')).toHaveStyle({ background: palette.blue, color: palette.white });
  await switchTo('ne');
  expect(screen.getByText('पेश भएको')).toBeVisible();
});

test('the same word of another thing is named for that thing', () => {
  renderUi(<StatusBadge status="APPROVED" of="payment" />);
  expect(screen.getByText('Voucher approved')).toHaveStyle({ color: palette.green });
});

test('an approval that was revoked is not said to have been refused', async () => {
  const { switchTo } = renderUi(<StatusBadge status="REJECTED" revoked />);
  expect(screen.getByText('Approval revoked')).toHaveStyle({ color: palette.crimson });
  expect(screen.queryByText('Rejected')).toBeNull();
  await switchTo('ne');
  expect(screen.getByText('स्वीकृति रद्द भएको')).toBeVisible();
});

test('a status nobody knows is shown as it came, without a colour', () => {
  renderUi(<StatusBadge status="SOMETHING_NEW" />);
  expect(screen.getByText('SOMETHING_NEW')).toHaveStyle({ color: palette.inkSoft });
});
