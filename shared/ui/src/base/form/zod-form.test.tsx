import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import Input from 'antd/es/input';
import type { FieldError } from '@registrar/domain/envelope';
import { z } from 'zod';
import { renderUi } from '../../testing/render-ui';
import { FormField } from './form-field';
import { useZodForm } from './use-zod-form';
import { ZodForm } from './zod-form';

const schema = z.object({
  email: z.string().min(1, 'EMAIL_REQUIRED').pipe(z.email('EMAIL_INVALID')),
  username: z.string().trim().min(1, 'USERNAME_REQUIRED'),
});
type Value = z.output<typeof schema>;
type OnSubmit = (value: Value) => Promise<readonly FieldError[] | void> | readonly FieldError[] | void;

function SignUp({ onSubmit }: { readonly onSubmit: OnSubmit }) {
  const form = useZodForm({ schema, onSubmit });
  return (
    <ZodForm form={form} initialValues={{ username: '', email: '' }}>
      <FormField name="username" label="Username" required>
        <Input />
      </FormField>
      <FormField name="email" label="Email" required>
        <Input />
      </FormField>
      <button type="submit" disabled={form.submitting}>
        Send
      </button>
    </ZodForm>
  );
}

const submit = () => screen.getByRole('button', { name: 'Send' });

test('a field is checked when it is left', async () => {
  const { user } = renderUi(<SignUp onSubmit={() => undefined} />);
  await user.type(screen.getByLabelText('Email'), 'ram');
  expect(screen.queryByText('Please enter valid email')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Please enter valid email')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('a failed submit shows a summary in the order of the page that takes the focus and leads to each field', async () => {
  const onSubmit = jest.fn<OnSubmit>();
  const { user } = renderUi(<SignUp onSubmit={onSubmit} />);
  await user.click(submit());
  const summary = await screen.findByRole('alert', { name: 'There are 2 problems to correct' });
  await waitFor(() => expect(summary).toHaveFocus());
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Username is required', 'Email is required']);
  await user.click(links[1] ?? submit());
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a complaint goes while the field is being corrected, not only when it is left', async () => {
  const { user } = renderUi(<SignUp onSubmit={() => undefined} />);
  await user.click(submit());
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveAttribute('aria-invalid', 'true'));
  await user.type(screen.getByLabelText('Username'), 'ram');
  await waitFor(() => expect(screen.getByLabelText('Username')).not.toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('the summary shrinks while fields are corrected, and leaves the focus where it is', async () => {
  const { user } = renderUi(<SignUp onSubmit={() => undefined} />);
  await user.click(submit());
  await screen.findByRole('alert', { name: 'There are 2 problems to correct' });
  await user.type(screen.getByLabelText('Username'), 'ram');
  const summary = await screen.findByRole('alert', { name: 'There is a problem to correct' });
  expect(within(summary).queryByText('Username is required')).toBeNull();
  expect(within(summary).getByRole('link', { name: 'Email is required' })).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveFocus();
  await user.type(screen.getByLabelText('Email'), 'ram@');
  expect(within(summary).getByRole('link', { name: 'Please enter valid email' })).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'example.com');
  await waitFor(() => expect(screen.queryByRole('alert', { name: /problem/ })).toBeNull());
});

test('a field that goes wrong while another is corrected is told at the field and listed by the next submit', async () => {
  const { user } = renderUi(<SignUp onSubmit={() => undefined} />);
  await user.type(screen.getByLabelText('Username'), 'ram');
  await user.click(submit());
  const summary = await screen.findByRole('alert', { name: 'There is a problem to correct' });
  await user.clear(screen.getByLabelText('Username'));
  expect(within(summary).queryByText('Username is required')).toBeNull();
  await user.click(submit());
  expect(await screen.findByRole('alert', { name: 'There are 2 problems to correct' })).toBeVisible();
});

test('what the gateway found stays until its own field is changed', async () => {
  const { user } = renderUi(
    <SignUp
      onSubmit={() => [{ path: 'username', code: 'ONLY_THE_GATEWAY_KNOWS', message: 'This username is taken' }]}
    />,
  );
  await user.type(screen.getByLabelText('Username'), 'ram');
  await user.type(screen.getByLabelText('Email'), 'ram@example.com');
  await user.click(submit());
  await screen.findByRole('link', { name: 'This username is taken' });
  await user.type(screen.getByLabelText('Email'), '.np');
  expect(screen.getByRole('link', { name: 'This username is taken' })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveAttribute('aria-invalid', 'true'));
  await user.type(screen.getByLabelText('Username'), '2');
  await waitFor(() => expect(screen.queryByText('This username is taken')).toBeNull());
  expect(screen.getByLabelText('Username')).not.toHaveAttribute('aria-invalid', 'true');
});

test('the same errors take the focus again at the next try', async () => {
  const { user } = renderUi(<SignUp onSubmit={() => undefined} />);
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('alert', { name: /problems/ })).toHaveFocus());
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('alert', { name: /problems/ })).toHaveFocus());
});

test('what the schema made of the input is submitted, once, however often one clicks', async () => {
  let finish: () => void = () => undefined;
  const onSubmit = jest.fn<OnSubmit>(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const { user } = renderUi(<SignUp onSubmit={onSubmit} />);
  await user.type(screen.getByLabelText('Username'), '  ram ');
  await user.type(screen.getByLabelText('Email'), 'ram@example.com');
  await user.dblClick(submit());
  await waitFor(() => expect(submit()).toBeDisabled());
  finish();
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith({ username: 'ram', email: 'ram@example.com' });
});

test('errors of the gateway stand at their fields; what belongs to no field stands without a link', async () => {
  const { user } = renderUi(
    <SignUp
      onSubmit={() => [
        { path: 'username', code: 'ONLY_THE_GATEWAY_KNOWS', message: 'This username is taken' },
        { path: '', code: 'CLOSED', message: 'Sign-up is closed today' },
      ]}
    />,
  );
  await user.type(screen.getByLabelText('Username'), 'ram');
  await user.type(screen.getByLabelText('Email'), 'ram@example.com');
  await user.click(submit());
  const summary = await screen.findByRole('alert', { name: 'There are 2 problems to correct' });
  expect(within(summary).getByRole('link', { name: 'This username is taken' })).toBeVisible();
  expect(within(summary).getByText('Sign-up is closed today')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveAttribute('aria-invalid', 'true'));
});

test('sentences follow a switch of the language and nothing typed is lost', async () => {
  const { user, switchTo } = renderUi(<SignUp onSubmit={() => undefined} />);
  await user.type(screen.getByLabelText('Email'), 'ram');
  await user.click(submit());
  await screen.findByRole('alert', { name: 'There are 2 problems to correct' });
  await switchTo('ne');
  expect(await screen.findByRole('alert', { name: '२ वटा त्रुटि सच्याउनुहोस्' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Please enter valid email')).toBeNull());
  expect(screen.getByLabelText('Email')).toHaveValue('ram');
});
