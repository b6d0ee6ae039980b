/** Tables, dates in two calendars, uploads, trees: fetched when the first page asks for them. */
export { default as AutoComplete } from 'antd/es/auto-complete';
export { default as Collapse } from 'antd/es/collapse';
export { default as Descriptions, type DescriptionsProps } from 'antd/es/descriptions';
export { default as Empty } from 'antd/es/empty';
export { default as InputNumber } from 'antd/es/input-number';
export { default as Menu, type MenuProps } from 'antd/es/menu';
export { default as Pagination } from 'antd/es/pagination';
export { default as Popover } from 'antd/es/popover';
export { default as Steps } from 'antd/es/steps';
export { default as Table, type TableProps, type ColumnsType } from 'antd/es/table';
export { default as Timeline } from 'antd/es/timeline';
export { default as Tree, type TreeProps } from 'antd/es/tree';
export { default as TreeSelect } from 'antd/es/tree-select';

export { ListPage, type ListPageProps } from '../base/pages/list-page';
export { BsAdDateField } from '../base/dates/bs-ad-date-field';
export { ScanFigure, type ScanFigureProps } from '../base/upload/scan-figure';
export { FileUpload } from '../base/upload/file-upload';
export { FilesField, fileRulesOf, type FilesFieldProps } from '../base/upload/files-field';
export { ScanField, type ScanFieldProps } from '../base/upload/scan-field';
export { useFileUpload } from '../base/upload/use-file-upload';
export { UploadRefusal, type Upload, type UploadedFile, type UploadTask } from '../base/upload/use-upload';
export { checkFile, type FileObjection, type FileRules } from '../base/upload/file-rules';
