import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { DecisionPage } from './decision-page';
import { HistoryList } from './history-list';

test('an action that cannot be done says why', async () => {
  const onReject = jest.fn();
  const { user } = renderUi(
    <DecisionPage
      header={<h1>Application</h1>}
      side={
        <HistoryList
          lines={[{ key: '1', at: '2026-01-05T08:00:00Z', title: 'Submitted', actor: 'Ram', remark: 'Please look' }]}
        />
      }
      actions={[
        {
          key: 'approve',
          label: 'Approve',
          kind: 'primary',
          disabledReason: 'You verified this application',
          onClick: () => undefined,
        },
        { key: 'reject', label: 'Reject', kind: 'danger', onClick: onReject },
      ]}
    >
      Answers
    </DecisionPage>,
  );
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription('You verified this application');
  expect(screen.getByRole('complementary', { name: 'History and remarks' })).toHaveTextContent('Remark: Please look');
  expect(screen.getByRole('region', { name: 'Application' })).toHaveTextContent('Answers');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(onReject).toHaveBeenCalledTimes(1);
});

test('one reason for all that cannot be done is said once, and read with each', () => {
  const closed = (key: string, label: string) => ({
    key,
    label,
    disabledReason: 'It is not at your level',
    onClick: () => undefined,
  });
  renderUi(
    <DecisionPage
      header={<h1>Application</h1>}
      side=""
      actions={[closed('approve', 'Approve'), closed('reject', 'Reject')]}
    >
      Answers
    </DecisionPage>,
  );
  expect(screen.getAllByText('It is not at your level')).toHaveLength(1);
  for (const name of ['Approve', 'Reject'])
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('It is not at your level');
});

test('a history without entries says so', () => {
  renderUi(<HistoryList lines={[]} />, 'ne');
  expect(screen.getByText('अहिलेसम्म कुनै कारबाही भएको छैन')).toBeVisible();
});
