import type { ReactNode } from 'react';
import { palette } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';

const tones = {
  good: { color: palette.green, background: palette.greenWash },
  open: { color: palette.amber, background: palette.amberWash },
  here: { color: palette.blue, background: palette.blueWash },
};

/** A word beside a fact. In the colours of the portal, because those of the tag itself are too pale to read. */
export function Mark({ tone, children }: { readonly tone: keyof typeof tones; readonly children: ReactNode }) {
  return (
    <Tag variant="filled" style={{ ...tones[tone], whiteSpace: 'normal' }}>
      {children}
    </Tag>
  );
}
