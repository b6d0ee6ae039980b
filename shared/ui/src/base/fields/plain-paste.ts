import { plainText } from '@registrar/domain/plain-text';

/** A field that says where its caret stands; that of an email address does not. */
const WITH_CARET = new Set(['text', 'search', 'tel', 'url']);

/**
 * What is pasted comes without the marks that nobody sees. The gateway drops them as well; here it is done before the
 * browser counts them against the length of the field.
 */
export function pastePlain(event: ClipboardEvent): void {
  const field = event.target;
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  const plain = plainText(pasted);
  if (event.defaultPrevented || plain === pasted || !takesText(field)) return;
  event.preventDefault();
  const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
  const room = field.maxLength < 0 ? plain.length : field.maxLength - field.value.length + end - start;
  const inserted = plain.slice(0, Math.max(0, room));
  // its own setter would tell React, which then sees no change in the event
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  const value = `${field.value.slice(0, start)}${inserted}${field.value.slice(end)}`;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.setSelectionRange(start + inserted.length, start + inserted.length);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: inserted }));
}

function takesText(field: EventTarget | null): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return !field.readOnly && !field.disabled;
  return field instanceof HTMLInputElement && WITH_CARET.has(field.type) && !field.readOnly && !field.disabled;
}
