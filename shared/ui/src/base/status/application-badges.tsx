import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { StatusBadge } from './status-badge';

/** The status of an application, and what goes on beside it. An answer of an earlier gateway has no marks. */
export function ApplicationBadges({
  detail: { status, marks },
}: {
  readonly detail: Pick<ApplicationDetail, 'status'> & { readonly marks?: ApplicationDetail['marks'] };
}) {
  return (
    <>
      <StatusBadge status={status} />
      {(marks ?? []).map((mark) => (
        <span key={mark} style={{ marginInlineStart: 8 }}>
          <StatusBadge of="mark" status={mark} />
        </span>
      ))}
    </>
  );
}
