/** Dragged this far of its own width, a toast is gone (specification section 9). */
const threshold = 0.8;
/** A shaky click is not a drag. */
const slack = 4;

/** Lets elements be thrown out sideways; returns the way to stop. */
export function dragToDismiss(root: Document, selector: string, dismiss: (element: HTMLElement) => void): () => void {
  let dragged: { element: HTMLElement; from: number; pointer: number } | null = null;

  const onDown = (event: PointerEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const element = target?.closest<HTMLElement>(selector);
    if (element && event.button === 0 && !target?.closest('button, a')) {
      dragged = { element, from: event.clientX, pointer: event.pointerId };
    }
  };
  const onMove = (event: PointerEvent): void => {
    if (!dragged || event.pointerId !== dragged.pointer) return;
    const distance = event.clientX - dragged.from;
    if (Math.abs(distance) < slack) return;
    const { style, offsetWidth } = dragged.element;
    style.transform = `translateX(${distance}px)`;
    style.opacity = String(Math.max(0.2, 1 - Math.abs(distance) / Math.max(offsetWidth, 1)));
    style.userSelect = 'none';
  };
  const onUp = (event: PointerEvent): void => {
    if (!dragged || event.pointerId !== dragged.pointer) return;
    const { element, from } = dragged;
    dragged = null;
    if (Math.abs(event.clientX - from) > threshold * element.offsetWidth) dismiss(element);
    else for (const name of ['transform', 'opacity', 'user-select']) element.style.removeProperty(name);
  };

  root.addEventListener('pointerdown', onDown);
  root.addEventListener('pointermove', onMove);
  root.addEventListener('pointerup', onUp);
  root.addEventListener('pointercancel', onUp);
  return () => {
    root.removeEventListener('pointerdown', onDown);
    root.removeEventListener('pointermove', onMove);
    root.removeEventListener('pointerup', onUp);
    root.removeEventListener('pointercancel', onUp);
  };
}
