import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { RemarksDialog, type ActionRemark } from './remarks-dialog';

function dialog(
  remark: 'required' | 'optional',
  onConfirm: (remark: ActionRemark) => Promise<void> | void,
  onCancel = () => undefined,
) {
  return (
    <RemarksDialog
      open
      title="Reject the application"
      confirmLabel="Reject"
      destructive
      remark={remark}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      The applicant will be told.
    </RemarksDialog>
  );
}

test('says what will happen and does nothing without the remark it needs', async () => {
  const onConfirm = jest.fn<(remark: ActionRemark) => void>();
  const { user } = renderUi(dialog('required', onConfirm));
  expect(screen.getByRole('dialog', { name: 'Reject the application' })).toHaveTextContent(
    'The applicant will be told.',
  );
  await user.type(screen.getByLabelText('Remark'), '   ');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Remark is required')).toBeVisible();
  expect(screen.getByLabelText('Remark')).toHaveFocus();
  await user.type(screen.getByLabelText('Remark'), 'Name too similar');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(onConfirm).toHaveBeenCalledWith({ remark: 'Name too similar', reasonCode: undefined }));
});

test('an optional remark may stay empty', async () => {
  const onConfirm = jest.fn<(remark: ActionRemark) => void>();
  const { user } = renderUi(dialog('optional', onConfirm));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(onConfirm).toHaveBeenCalledWith({ remark: undefined, reasonCode: undefined }));
});

test('a double click does it once, and an action in flight cannot be cancelled away', async () => {
  let finish: () => void = () => undefined;
  const onConfirm = jest.fn<(remark: ActionRemark) => Promise<void>>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const onCancel = jest.fn(() => undefined);
  const { user } = renderUi(dialog('optional', onConfirm, onCancel));
  await user.dblClick(screen.getByRole('button', { name: 'Reject' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
});

test('a kept remark is written into the field with the reason that goes with it, and can be changed before it is sent', async () => {
  const onConfirm = jest.fn<(remark: ActionRemark) => void>();
  const { user } = renderUi(
    <RemarksDialog
      open
      title="Reject"
      confirmLabel="Reject"
      remark="required"
      onConfirm={onConfirm}
      onCancel={() => undefined}
      reasons={[
        { code: 'TOO_SIMILAR', label: 'Too similar' },
        { code: 'OTHER', label: 'Other' },
      ]}
      kept={[{ key: '1', text: 'It can be taken for another name.', reasonCode: 'TOO_SIMILAR' }]}
    />,
  );
  await user.click(screen.getByLabelText('Saved remark'));
  await user.click(await screen.findByText('It can be taken for another name.', { selector: 'span' }));
  expect(screen.getByLabelText('Remark')).toHaveValue('It can be taken for another name.');
  await user.type(screen.getByLabelText('Remark'), ' Sorry.');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(onConfirm).toHaveBeenCalledWith({
      remark: 'It can be taken for another name. Sorry.',
      reasonCode: 'TOO_SIMILAR',
    }),
  );
});
