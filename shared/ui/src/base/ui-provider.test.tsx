import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import Button from 'antd/es/button';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';

/** Waits from the press until it is refused. */
function Save({ answer }: { readonly answer: Promise<void> }) {
  const [waits, setWaits] = useState(false);
  const save = async () => {
    setWaits(true);
    await answer.catch(() => undefined);
    setWaits(false);
  };
  return (
    <Button loading={waits} onClick={() => void save()}>
      Save and continue
    </Button>
  );
}

test('a button that was refused has its name again at once, without a motion that could be left unfinished', async () => {
  let refuse: () => void = () => undefined;
  const answer = new Promise<void>((_resolve, reject) => {
    refuse = () => reject(new Error('409'));
  });
  const { user, container } = renderUi(<Save answer={answer} />);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('button', { name: 'loading Save and continue' })).toBeVisible();
  // the element of Ant Design that stays until its motion has ended
  expect(container.querySelector('.ant-btn-loading-icon')).toBeNull();
  refuse();
  expect(await screen.findByRole('button', { name: 'Save and continue' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'loading' })).toBeNull();
});
