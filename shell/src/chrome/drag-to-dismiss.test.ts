import { beforeEach, expect, jest, test } from '@jest/globals';
import { dragToDismiss } from './drag-to-dismiss';

const dismiss = jest.fn<(element: HTMLElement) => void>();
let toast: HTMLElement;

beforeEach(() => {
  dismiss.mockReset();
  document.body.innerHTML = '<div class="toast"><p>Saved</p><button>x</button></div>';
  toast = document.querySelector<HTMLElement>('.toast') ?? document.body;
  Object.defineProperty(toast, 'offsetWidth', { value: 300 });
});

function drag(from: Element, distance: number) {
  const stop = dragToDismiss(document, '.toast', dismiss);
  const send = (type: string, clientX: number) =>
    from.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, button: 0 }));
  send('pointerdown', 0);
  send('pointermove', distance);
  send('pointerup', distance);
  stop();
}

test.each([
  [241, 1],
  [-241, 1],
  [240, 0],
  [100, 0],
])('dragged by %p of 300 px it is dismissed %p times', (distance, times) => {
  drag(toast, distance);
  expect(dismiss).toHaveBeenCalledTimes(times);
});

test('a drag that was too short leaves no trace', () => {
  drag(toast, 100);
  expect(toast.getAttribute('style') ?? '').toBe('');
});

test('its button is for clicking', () => {
  drag(toast.querySelector('button') ?? toast, 290);
  expect(dismiss).not.toHaveBeenCalled();
});
