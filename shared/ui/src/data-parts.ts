/** The heavy part of Ant Design, for pages with tables, dates, trees and uploads. */
export { default as AutoComplete } from 'antd/es/auto-complete';
export { default as Collapse } from 'antd/es/collapse';
export { default as InputNumber } from 'antd/es/input-number';
export { default as Pagination } from 'antd/es/pagination';
export { default as Popover } from 'antd/es/popover';
export { default as Table, type TableProps, type ColumnsType } from 'antd/es/table';
export { default as Timeline } from 'antd/es/timeline';
export { default as Tree, type TreeProps } from 'antd/es/tree';
export { default as TreeSelect } from 'antd/es/tree-select';
