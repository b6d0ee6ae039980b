import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { PageHeader } from './page-header';
import { ResultPage } from '../pages/result-page';

test('the trail leads back without loading the portal anew', async () => {
  const onNavigate = jest.fn();
  const { user } = renderUi(
    <PageHeader
      title="Name reservation"
      crumbs={[{ title: 'Dashboard', path: '/dashboard' }, { title: 'Name reservation' }]}
      onNavigate={onNavigate}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(onNavigate).toHaveBeenCalledWith('/dashboard');
});

test('a result tells its number and what happens next', () => {
  renderUi(
    <ResultPage
      outcome="done"
      title="Submitted"
      reference={{ label: 'Number', value: 'NR-1' }}
      next={['The office looks at it']}
    />,
  );
  expect(screen.getByText('NR-1')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('The office looks at it');
});
