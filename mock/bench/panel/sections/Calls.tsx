import { Button, Descriptions, Empty, Flex, Input, Table, Tag, Typography } from 'antd';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { examples } from '../../../../src/api/contract/examples';
import { type AnswerSummary, summariseAnswer } from '../../answerSummary';
import { curlOf } from '../../curl';
import type { Exchange } from '../../exchange';
import type { Bench } from '../bench';
import { useCopy } from '../useCopy';

const TEXTS = {
  none: 'The portal has made no call yet.',
  filter: 'Filter by name',
  clear: 'Clear',
  details: 'Details',
  list: 'Calls of the portal, newest first',
  copy: 'Copy as cURL',
  copied: 'The command is copied.',
  broken: 'The connection broke.',
  waiting: 'No answer yet.',
  strict: 'nothing: it keeps to the contract',
};

interface Row extends Exchange {
  readonly reading: AnswerSummary | null;
}

function outcomeOf({ ms, answer, reading }: Row): { text: string; color?: string } {
  if (ms === null) return { text: 'under way', color: 'processing' };
  if (!answer || !reading) return { text: 'broken', color: 'error' };
  if (reading.code === null)
    return { text: answer.status === 200 ? 'unreadable' : `HTTP ${answer.status}`, color: 'error' };
  if (reading.problem) return { text: `${reading.code}, unreadable`, color: 'error' };
  return reading.code === 0 ? { text: '0' } : { text: String(reading.code), color: 'warning' };
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function parametersOf({ url, body }: Exchange): string {
  const sent = [...new URL(url).searchParams, ...new URLSearchParams(body)];
  return sent.map(([name, value]) => `${name} = ${value}`).join('\n') || 'none';
}

/** Shows a text of any length to read and to copy from. */
function LongText({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <Input.TextArea
      aria-label={name}
      autoSize={{ minRows: 1, maxRows: 14 }}
      className="bench-text"
      readOnly
      value={text}
    />
  );
}

function Details({ row }: { readonly row: Row }) {
  const copy = useCopy(TEXTS.copied);
  const { call, method, url, fault, answer, ms, reading } = row;
  const deviations = reading?.deviations.map(({ field, rule }) => `${field}: ${rule}`);
  const items = [
    ['Call', `${examples[call].purpose}: ${method} ${new URL(url).pathname}`],
    ['Parameters', <LongText key="sent" name="Parameters" text={parametersOf(row)} />],
    ...(fault === null ? [] : [['Fault', fault] as const]),
    ...(reading?.msg ? [['Message', reading.msg] as const] : []),
    ...(reading?.problem ? [['Problem', reading.problem] as const] : []),
    ...(deviations ? [['Read liberally', deviations.join(', ') || TEXTS.strict] as const] : []),
    [
      'Answer',
      answer ? (
        <LongText key="answer" name="Answer" text={pretty(answer.body)} />
      ) : ms === null ? (
        TEXTS.waiting
      ) : (
        TEXTS.broken
      ),
    ],
  ] as const;
  return (
    <Flex vertical gap="small">
      <Descriptions
        colon={false}
        column={1}
        items={items.map(([label, children]) => ({ key: label, label, children }))}
        layout="vertical"
        size="small"
      />
      <div>
        <Button onClick={() => void copy(curlOf(row))} size="small">
          {TEXTS.copy}
        </Button>
      </div>
    </Flex>
  );
}

function Name({ row }: { readonly row: Row }) {
  const [group, name] = row.call.split('.');
  const count = row.reading?.deviations.length ?? 0;
  return (
    <Flex gap={4} wrap align="center">
      <Typography.Text>
        {group}.<wbr />
        {name}
      </Typography.Text>
      {row.fault !== null && <Tag color="magenta">fault</Tag>}
      {count > 0 && <Tag color="gold">{`${count} liberal`}</Tag>}
    </Flex>
  );
}

const COLUMNS = [
  {
    title: 'UTC',
    width: 76,
    render: (_: unknown, { at }: Row) => new Date(at).toISOString().slice(11, 19),
  },
  { title: 'Call', render: (_: unknown, row: Row) => <Name row={row} /> },
  {
    title: 'Code',
    render: (_: unknown, row: Row) => {
      const { text, color } = outcomeOf(row);
      return <Tag color={color}>{text}</Tag>;
    },
  },
  {
    title: 'ms',
    align: 'right' as const,
    width: 56,
    render: (_: unknown, { ms }: Row) => ms ?? '…',
  },
];

/** Lists every exchange of the portal as it happens. */
export function Calls({ bench: { exchanges } }: { readonly bench: Bench }) {
  const list = useSyncExternalStore(exchanges.subscribe, exchanges.list);
  const [filter, setFilter] = useState('');
  const rows = useMemo(
    () =>
      list
        .filter(({ call }) => call.toLowerCase().includes(filter.trim().toLowerCase()))
        .map(
          (one): Row => ({ ...one, reading: one.answer && summariseAnswer(one.call, one.answer) }),
        ),
    [list, filter],
  );
  return (
    <Flex vertical gap="small">
      <Flex gap="small">
        <Input
          allowClear
          aria-label={TEXTS.filter}
          onChange={(event) => setFilter(event.target.value)}
          placeholder={TEXTS.filter}
          value={filter}
        />
        <Button onClick={exchanges.clear}>{TEXTS.clear}</Button>
      </Flex>
      <Table
        aria-label={TEXTS.list}
        columns={COLUMNS}
        dataSource={rows}
        expandable={{
          columnTitle: <span className="bench-unseen">{TEXTS.details}</span>,
          expandedRowRender: (row) => <Details row={row} />,
          expandRowByClick: true,
        }}
        locale={{ emptyText: <Empty description={TEXTS.none} /> }}
        pagination={{ hideOnSinglePage: true, size: 'small', showSizeChanger: false, pageSize: 50 }}
        rowKey="id"
        size="small"
      />
    </Flex>
  );
}
