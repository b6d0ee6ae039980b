import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { FileUpload } from './file-upload';
import type { Upload, UploadedFile, UploadTask } from './use-upload';

const rules = { extensions: ['pdf', 'doc'], maxBytes: 1024 };
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => undefined;

function Identity({ upload }: { readonly upload: Upload }) {
  const [value, setValue] = useState<UploadedFile>();
  return <FileUpload label="Identity" rules={rules} upload={upload} value={value} onChange={setValue} />;
}
const file = (name: string, size: number) => new File(['x'.repeat(size)], name);
const input = () => screen.getByTestId('file-input');

test('a file that may not be sent is refused before it is sent, with the reason', async () => {
  const upload = jest.fn<Upload>();
  const { user } = renderUi(<Identity upload={upload} />, 'ne');
  await user.upload(input(), file('big.pdf', 2000));
  expect(screen.getByRole('alert')).toHaveTextContent('फाइल १ केबी भन्दा ठूलो हुनु हुँदैन');
  expect(upload).not.toHaveBeenCalled();
});

test('shows progress, then the file, and takes it away again', async () => {
  let task: UploadTask | undefined;
  let finish: (file: UploadedFile) => void = () => undefined;
  const { user } = renderUi(
    <Identity
      upload={(_, given) => {
        task = given;
        return new Promise((resolve) => {
          finish = resolve;
        });
      }}
    />,
  );
  await user.upload(input(), file('card.pdf', 500));
  expect(screen.getByText('Uploading card.pdf')).toBeVisible();
  act(() => task?.onProgress(0.4));
  expect(screen.getByText('40%')).toBeVisible();
  await act(async () => finish({ id: '1', name: 'card.pdf', size: 500 }));
  expect(screen.getByText('card.pdf')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Preview of card.pdf' })).toHaveAttribute('href', 'blob:preview');
  await user.click(screen.getByRole('button', { name: 'Remove card.pdf' }));
  expect(screen.queryByText('card.pdf')).toBeNull();
});

test('an upload can be cancelled, and its late answer is not heard', async () => {
  let signal: AbortSignal | undefined;
  let finish: (file: UploadedFile) => void = () => undefined;
  const { user } = renderUi(
    <Identity
      upload={(_, task) => {
        signal = task.signal;
        return new Promise((resolve) => {
          finish = resolve;
        });
      }}
    />,
  );
  await user.upload(input(), file('card.pdf', 500));
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(signal?.aborted).toBe(true);
  await act(async () => finish({ id: '1', name: 'card.pdf' }));
  expect(screen.queryByText('card.pdf')).toBeNull();
});

test('a failed upload can be tried again with the same file', async () => {
  const upload = jest
    .fn<Upload>()
    .mockRejectedValueOnce(new Error('line lost'))
    .mockResolvedValueOnce({ id: '1', name: 'card.pdf' });
  const { user } = renderUi(<Identity upload={upload} />);
  await user.upload(input(), file('card.pdf', 500));
  expect(screen.getByRole('alert')).toHaveTextContent('The file could not be uploaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('card.pdf')).toBeVisible();
});
