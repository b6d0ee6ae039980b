import type { PaymentForm } from '@registrar/domain/calls/payments';

const NAME = 'registrar-payment';

/**
 * Opened empty within the click itself: a window that is opened after an answer has been awaited is taken for one that
 * nobody asked for. Undefined where the browser does not let it open.
 */
export function openPaymentWindow(): Window | undefined {
  const opened = window.open('about:blank', NAME);
  if (opened !== null) return opened;
  console.error('Failed to open the payment window.');
  return undefined;
}

/** The payment gateway gets its four hidden fields, in the window that was opened or in this one. */
export function postPaymentForm({ action, fields }: PaymentForm, target: 'window' | 'here'): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = target === 'window' ? NAME : '_self';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
