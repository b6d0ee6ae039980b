import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import Alert from 'antd/es/alert';
import AutoComplete from 'antd/es/auto-complete';
import Badge from 'antd/es/badge';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Checkbox from 'antd/es/checkbox';
import Collapse from 'antd/es/collapse';
import ConfigProvider from 'antd/es/config-provider';
import Descriptions from 'antd/es/descriptions';
import Divider from 'antd/es/divider';
import Drawer from 'antd/es/drawer';
import Dropdown from 'antd/es/dropdown';
import Empty from 'antd/es/empty';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import { Col, Row } from 'antd/es/grid';
import Input from 'antd/es/input';
import TextArea from 'antd/es/input/TextArea';
import InputNumber from 'antd/es/input-number';
import Menu from 'antd/es/menu';
import Modal from 'antd/es/modal';
import Pagination from 'antd/es/pagination';
import Popover from 'antd/es/popover';
import Radio from 'antd/es/radio';
import Segmented from 'antd/es/segmented';
import Select from 'antd/es/select';
import Skeleton from 'antd/es/skeleton';
import Space from 'antd/es/space';
import Spin from 'antd/es/spin';
import Switch from 'antd/es/switch';
import Table from 'antd/es/table';
import Tabs from 'antd/es/tabs';
import Tag from 'antd/es/tag';
import Tooltip from 'antd/es/tooltip';
import Typography from 'antd/es/typography';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { portalTheme } from './theme';

const some = [{ key: 'a', label: 'a', children: 'a' }];
const target = <button type="button">a</button>;

/**
 * Each component that the portal shows, by the folder it is imported from: drawing it is what makes Ant Design write
 * its styles.
 */
export const components: Readonly<Record<string, ReactNode>> = {
  alert: <Alert title="a" />,
  'auto-complete': <AutoComplete />,
  badge: <Badge count={1} />,
  button: <Button>a</Button>,
  card: <Card>a</Card>,
  checkbox: <Checkbox.Group options={['a']} />,
  collapse: <Collapse items={some} />,
  descriptions: <Descriptions items={some} />,
  divider: <Divider />,
  drawer: <Drawer />,
  dropdown: <Dropdown menu={{ items: [] }}>{target}</Dropdown>,
  empty: <Empty />,
  flex: <Flex>a</Flex>,
  form: (
    <Form>
      <Form.Item label="a" name="a">
        <Input />
      </Form.Item>
    </Form>
  ),
  grid: (
    <Row>
      <Col>a</Col>
    </Row>
  ),
  input: (
    <>
      <Input allowClear addonAfter="a" />
      <Input.Password />
      <TextArea />
      <Input.Search />
      <Input.OTP />
    </>
  ),
  'input-number': <InputNumber />,
  menu: <Menu items={[]} />,
  modal: <Modal />,
  pagination: <Pagination total={1} />,
  popover: <Popover content="a">{target}</Popover>,
  radio: (
    <>
      <Radio.Group options={['a']} />
      <Radio.Group options={['a']} optionType="button" />
    </>
  ),
  segmented: <Segmented options={['a']} />,
  select: <Select />,
  skeleton: <Skeleton active />,
  space: <Space.Compact>{target}</Space.Compact>,
  spin: <Spin />,
  switch: <Switch />,
  table: <Table />,
  tabs: <Tabs items={some} />,
  tag: <Tag>a</Tag>,
  tooltip: <Tooltip title="a">{target}</Tooltip>,
  typography: (
    <>
      <Typography.Text>a</Typography.Text>
      <Typography.Title>a</Typography.Title>
    </>
  ),
};

/** What few pages show, and late: Ant Design writes their styles with the first one. None of them changes another's. */
export const writtenWhenShown: readonly string[] = [
  'date-picker',
  'notification',
  'progress',
  'qr-code',
  'steps',
  'timeline',
  'tree',
  'tree-select',
];

/**
 * The styles of all of them in the portal's look, in the order in which Ant Design would write them, and the list by
 * which it finds them.
 */
export function componentStyles(): string {
  const cache = createCache();
  const all = Object.entries(components).map(([name, component]) => <div key={name}>{component}</div>);
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={portalTheme}>{all}</ConfigProvider>
    </StyleProvider>,
  );
  return extractStyle(cache, { plain: true, types: ['style'] });
}
