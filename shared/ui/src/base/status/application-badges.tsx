import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { StatusBadge } from './status-badge';

/** The status of an application, and what goes on beside it. An answer of an earlier gateway has no marks. */
export function ApplicationBadges({
  detail: { status, revoked, marks },
}: {
  readonly detail: Pick<ApplicationDetail, 'status' | 'revoked'> & { readonly marks?: ApplicationDetail['marks'] };
}) {
  return (
    <>
      <StatusBadge status={status} revoked={revoked} />
      {(marks ?? []).map((mark) => (
        <span key={mark} style={{ marginInlineStart: 8 }}>
          <StatusBadge of="mark" status={mark} />
        </span>
      ))}
    </>
  );
}
