import type { ColumnsType } from 'antd/es/table';
import { isValidElement, type ReactNode } from 'react';

/** Where a row is read downwards (`downwards.module.css`), each cell says of what column it is. */
export function readableAlone<Row>(column: ColumnsType<Row>[number]): ColumnsType<Row>[number] {
  if ('children' in column) return column;
  const { title, render, onCell } = column;
  return {
    ...column,
    onCell: (row, index) => ({
      ...onCell?.(row, index),
      ...(typeof title === 'string' ? { 'data-label': title } : {}),
    }),
    render: (value: ReactNode, row, index) => {
      const shown = render ? render(value, row, index) : value;
      return isMerged(shown) ? shown : <div>{shown}</div>;
    },
  };
}

/** A cell that reaches over others says so beside its content. */
const isMerged = <Shown,>(shown: Shown): shown is Exclude<Shown, ReactNode> =>
  typeof shown === 'object' && shown !== null && 'children' in shown && !isValidElement(shown);
