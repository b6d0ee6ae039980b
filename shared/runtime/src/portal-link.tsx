import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { usePortal } from './portal-context';

export interface PortalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly replace?: boolean;
}

/** Only a plain click is ours; a new tab, a download or another button is the browser's business. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>, target: string | undefined): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && (target === undefined || target === '_self');
}

/** A link to any page of the portal, in this remote or another. The shell prefetches what it points at. */
export function PortalLink({ to, replace, onClick, target, ...rest }: PortalLinkProps) {
  const { navigation } = usePortal();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event, target)) return;
    event.preventDefault();
    navigation.to(to, { replace });
  };
  return <a {...rest} href={to} target={target} data-portal-link="" onClick={follow} />;
}
