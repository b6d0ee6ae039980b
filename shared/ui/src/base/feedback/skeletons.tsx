import Skeleton from 'antd/es/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../a11y/visually-hidden';
import { Sheet } from '../layout/sheet';

/** Says once that something is on its way; the grey bars say nothing to a screen reader. */
function Waiting({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true">
      <VisuallyHidden live="polite">{t('state.loading')}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => index);

export function ListSkeleton({ rows = 6 }: { readonly rows?: number }) {
  return (
    <Waiting>
      <Sheet>
        {lines(rows).map((row) => (
          <Skeleton
            key={row}
            active
            title={false}
            paragraph={{ rows: 1, width: '100%' }}
            style={{ marginBlockEnd: 16 }}
          />
        ))}
      </Sheet>
    </Waiting>
  );
}

export function FormSkeleton({ fields = 4 }: { readonly fields?: number }) {
  return (
    <Waiting>
      <Sheet>
        {lines(fields).map((field) => (
          <div key={field} style={{ marginBlockEnd: 24 }}>
            <Skeleton active title={{ width: 140 }} paragraph={false} />
            <Skeleton.Input active block style={{ marginBlockStart: 8 }} />
          </div>
        ))}
      </Sheet>
    </Waiting>
  );
}

export function CardsSkeleton({ cards = 3 }: { readonly cards?: number }) {
  return (
    <Waiting>
      <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))' }}>
        {lines(cards).map((card) => (
          <Sheet key={card}>
            <Skeleton active paragraph={{ rows: 3 }} />
          </Sheet>
        ))}
      </div>
    </Waiting>
  );
}

export function PageSkeleton() {
  return (
    <Waiting>
      <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 1, width: '60%' }} style={{ marginBlockEnd: 24 }} />
      <Sheet>
        <Skeleton active paragraph={{ rows: 8 }} />
      </Sheet>
    </Waiting>
  );
}
