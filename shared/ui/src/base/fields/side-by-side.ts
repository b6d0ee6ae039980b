import type { CSSProperties } from 'react';

/** Two columns where there is room, one under the other where there is not. */
export const sideBySide: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  columnGap: 16,
};
