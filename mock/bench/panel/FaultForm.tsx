import { AutoComplete, Button, Flex, Form, Input, InputNumber, Radio, Select } from 'antd';
import { CODE, codeRule } from '../../../src/api/contract/codes';
import { CALL_NAMES, type FaultPlan, faultOf } from '../../faults';
import { FAULT_ANSWERS, FAULT_EFFECTS, type Fault } from '../../world/state';
import { ANSWER_TEXTS, EFFECT_TEXTS } from '../describeFault';

const ALL = '*';
const TEXT_ADD = 'Add the fault';
type How = 'once' | 'some' | 'always';

interface Fields extends Omit<Fault, 'call' | 'code' | 'data' | 'times' | 'played'> {
  readonly call: (typeof CALL_NAMES)[number] | typeof ALL;
  readonly code: string;
  readonly data: string;
  readonly how: How;
  readonly count: number;
}

const DEFAULT = faultOf({ answer: 'code' });
const START: Fields = {
  ...DEFAULT,
  call: ALL,
  code: String(DEFAULT.code),
  data: JSON.stringify(DEFAULT.data),
  how: 'once',
  count: 2,
};

const CALLS = [
  { value: ALL, label: 'All calls' },
  ...CALL_NAMES.map((name) => ({ value: name, label: name })),
];
const CODES = Object.entries(CODE).map(([name, code]) => ({
  value: String(code),
  label: `${code} ${name}`,
}));
const HOW = [
  { value: 'once', label: 'Once' },
  { value: 'some', label: 'Several times' },
  { value: 'always', label: 'Always' },
];

const messageOf = (code: string): string => codeRule(Number(code)).msg ?? '';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Builds the fault that the fields describe. Those that are not shown have their defaults. */
function planOf({ call, effect, code, data, how, count, ...plan }: Fields): FaultPlan {
  return {
    ...plan,
    call: call === ALL ? null : call,
    effect: plan.answer === 'truth' ? 'done' : effect,
    code: Number(code),
    data: JSON.parse(data),
    times: how === 'always' ? null : how === 'once' ? 1 : count,
  };
}

function Count({
  name,
  label,
  min = 0,
  max = 600_000,
}: {
  readonly name: keyof Fields;
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
}) {
  return (
    <Form.Item label={label} name={name} rules={[{ required: true }]}>
      <InputNumber max={max} min={min} precision={0} />
    </Form.Item>
  );
}

/** The fields that belong to the chosen answer. */
function AnswerFields({ answer }: { readonly answer: Fault['answer'] | undefined }) {
  if (answer === 'code') {
    return (
      <>
        <Form.Item label="Code" name="code" rules={[{ required: true, pattern: /^\d{1,9}$/ }]}>
          <AutoComplete options={CODES} />
        </Form.Item>
        <Form.Item label="Message" name="msg">
          <Input />
        </Form.Item>
      </>
    );
  }
  if (answer === 'status') return <Count label="HTTP status" max={599} min={200} name="status" />;
  if (answer !== 'wrong-shape') return null;
  const rules = [
    {
      validator: (_: unknown, text: string) =>
        isJson(text) ? Promise.resolve() : Promise.reject(new Error('This is not JSON.')),
    },
  ];
  return (
    <Form.Item label="Data, as JSON" name="data" rules={rules}>
      <Input.TextArea autoSize />
    </Form.Item>
  );
}

export function FaultForm({ onAdd }: { readonly onAdd: (plan: FaultPlan) => void }) {
  const [form] = Form.useForm<Fields>();
  const answer = Form.useWatch('answer', form);
  const how = Form.useWatch('how', form);
  const change = (changed: Partial<Fields>) => {
    if (changed.code !== undefined) form.setFieldValue('msg', messageOf(changed.code));
  };
  return (
    <Form
      className="bench-form"
      form={form}
      initialValues={START}
      layout="vertical"
      onFinish={(fields) => onAdd(planOf({ ...START, ...fields }))}
      onValuesChange={change}
      size="small"
    >
      <Form.Item label="Which calls" name="call">
        <Select options={CALLS} showSearch />
      </Form.Item>
      <Form.Item label="What the portal gets" name="answer">
        <Select options={FAULT_ANSWERS.map((value) => ({ value, label: ANSWER_TEXTS[value] }))} />
      </Form.Item>
      <AnswerFields answer={answer} />
      {answer !== 'truth' && (
        <Form.Item label="What happens at the backend" name="effect">
          <Select options={FAULT_EFFECTS.map((value) => ({ value, label: EFFECT_TEXTS[value] }))} />
        </Form.Item>
      )}
      <Flex gap="small" wrap>
        <Count label="Latency, ms" name="delay" />
        <Count label="Jitter, ms" name="jitter" />
        <Count label="Calls to let through first" name="skip" />
      </Flex>
      <Form.Item label="How often" name="how">
        <Radio.Group options={HOW} optionType="button" />
      </Form.Item>
      {how === 'some' && <Count label="How many times" min={2} name="count" />}
      <Button htmlType="submit" type="primary">
        {TEXT_ADD}
      </Button>
    </Form>
  );
}
