import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { ListPage, type ListPageProps } from './list-page';

interface Row {
  readonly id: string;
  readonly name: string;
}
const base: ListPageProps<Row> = {
  header: <h1>Applications</h1>,
  caption: 'My applications',
  columns: [{ title: 'Name', dataIndex: 'name' }],
  rowKey: ({ id }) => id,
  rows: [
    { id: '1', name: 'Himal' },
    { id: '2', name: 'Sagar' },
  ],
  paging: { page: 2, size: 2, total: 5, onPage: () => undefined },
  empty: { title: 'You have no applications', action: <button type="button">Reserve a name</button> },
};

test('shows the rows of one page and asks the server for another', async () => {
  const onPage = jest.fn();
  const { user } = renderUi(<ListPage {...base} paging={{ ...base.paging, onPage }} />);
  expect(screen.getByRole('region', { name: 'My applications' })).toHaveTextContent('HimalSagar');
  expect(screen.getByText('3–4 of 5')).toBeVisible();
  await user.click(screen.getByText('3'));
  expect(onPage).toHaveBeenCalledWith(3);
});

test('pages are counted in the digits of the language', () => {
  renderUi(<ListPage {...base} />, 'ne');
  expect(screen.getByText('५ मध्ये ३–४')).toBeVisible();
  expect(screen.getByText('२')).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['ne', '१,००० भन्दा बढीमध्ये ३–४'],
  ['en', '3–4 of more than 1,000'],
] as const)('a list that the server does not count to its end says so (%s)', (language, said) => {
  renderUi(
    <ListPage {...base} paging={{ page: 2, size: 2, total: 1000, totalIsLeast: true, onPage: () => undefined }} />,
    language,
  );
  expect(screen.getByText(said)).toBeVisible();
});

test('an empty list says what would be here and offers the first step', () => {
  renderUi(<ListPage {...base} rows={[]} />);
  expect(screen.getByText('You have no applications')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reserve a name' })).toBeVisible();
});

test('a list emptied by filters offers to clear them', async () => {
  const onClearFilters = jest.fn();
  const { user } = renderUi(<ListPage {...base} rows={[]} onClearFilters={onClearFilters} />);
  expect(screen.queryByText('You have no applications')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClearFilters).toHaveBeenCalledTimes(1);
});

test('a list that could not be loaded can be tried again; one that waits says so', async () => {
  const onRetry = jest.fn();
  const { user, update } = renderUi(<ListPage {...base} rows={undefined} failed onRetry={onRetry} />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  update(<ListPage {...base} rows={undefined} />);
  expect(screen.getByText('Loading…')).toBeInTheDocument();
});

test('every cell says of what column it is, for where a row is read downwards', () => {
  renderUi(
    <ListPage
      {...base}
      columns={[
        { title: 'Name', dataIndex: 'name' },
        { title: 'Number', key: 'number', onCell: () => ({ lang: 'en' }), render: (_, row) => `No. ${row.id}` },
      ]}
    />,
  );
  expect(screen.getByRole('cell', { name: 'Himal' })).toHaveAttribute('data-label', 'Name');
  const number = screen.getByRole('cell', { name: 'No. 2' });
  expect(number).toHaveAttribute('data-label', 'Number');
  expect(number).toHaveAttribute('lang', 'en');
});
