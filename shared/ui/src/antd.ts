/** The components of Ant Design that the portal uses, but for those of the first load, which `@registrar/ui` has. */
export { Checkbox, Radio, Segmented, Select, type SelectProps, Switch } from './parts/choices';
export {
  AutoComplete,
  Collapse,
  Descriptions,
  type DescriptionsProps,
  Empty,
  InputNumber,
  Menu,
  type MenuProps,
  Pagination,
  Popover,
  Steps,
  Table,
  type TableProps,
  type ColumnsType,
  Timeline,
  Tree,
  type TreeProps,
  TreeSelect,
} from './parts/data';
export { QRCode, Badge, Card, type CardProps, Divider, Progress, Tag, Typography } from './parts/filing-basics';
export {
  Drawer,
  type DrawerProps,
  Dropdown,
  type DropdownProps,
  Tabs,
  type TabsProps,
  Tooltip,
} from './parts/overlays';
