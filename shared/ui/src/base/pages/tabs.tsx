import AntTabs, { type TabsProps, type TabsRef } from 'antd/es/tabs';
import { forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';

export type { TabsProps };

/**
 * Tabs of Ant Design. Its tablist also holds the button for tabs that do not fit on a phone, and a tablist may hold
 * nothing but tabs (WAI-ARIA 1.2, "Required Owned Elements"): the role is given to the row of tabs beside the button.
 */
const TabsWithList = forwardRef<TabsRef | null, TabsProps>(function Tabs(props, ref) {
  const own = useRef<TabsRef>(null);
  useImperativeHandle<TabsRef | null, TabsRef | null>(ref, () => own.current, []);
  useLayoutEffect(() => {
    const bar = own.current?.nativeElement?.querySelector('[role="tablist"]:has(button[aria-haspopup])');
    const row = bar?.querySelector('.ant-tabs-nav-list');
    if (!bar || !row) return;
    for (const name of ['role', 'aria-orientation']) {
      row.setAttribute(name, bar.getAttribute(name) ?? '');
      bar.removeAttribute(name);
    }
  });
  return <AntTabs {...props} ref={own} />;
});

/** Of the same type as Ant Design's, as built remotes know it. */
export const Tabs: typeof AntTabs = Object.assign(TabsWithList, { TabPane: AntTabs.TabPane });
