import { Alert, Button, Empty, Flex, Input, Tag, Typography } from 'antd';
import { useState } from 'react';
import { SCENARIOS } from '../../../scenarios';
import { RECORDED, type RecordedScenario } from '../../../scenarios/recorded';
import { type Scenario, SUBJECTS } from '../../../scenarios/scenario';
import { stopReplay } from '../../replay';
import { chooseScenario, leaveScenario } from '../../scenario';
import { type Bench, useSetting } from '../bench';

const TEXTS = {
  search: 'Search scenarios',
  none: 'No scenario fits the search.',
  current: 'open',
  again: 'Start again',
  leave: 'Leave the scenario',
  signIn: 'To sign in:',
  says: 'The page says:',
  unknown: (name: string) => `There is no scenario “${name}”: the portal goes on as it was.`,
};

const RECORDED_SUBJECT = 'Recorded';

type Listed = Omit<RecordedScenario, 'text'> & { readonly subject: string } & Pick<
    Scenario,
    'signIn'
  >;

const LISTED: readonly Listed[] = [
  ...SCENARIOS,
  ...RECORDED.map((one) => ({ ...one, subject: RECORDED_SUBJECT })),
];

const fits = (word: string, { name, title, sentence, subject, says }: Listed) =>
  [name, title, sentence, subject, ...says].some((text) => text.toLowerCase().includes(word));

/** Shows the open scenario, what to look for, and the buttons to leave it or open it again. */
function Current({ bench, scenario }: { readonly bench: Bench; readonly scenario: Listed }) {
  const { settings, portal } = bench;
  const { name, title, sentence, says, signIn } = scenario;
  const leave = async () => {
    await portal.leave();
    // A recorded one is a replay in this tab, and not the world that all tabs share.
    const isReplay = scenario.subject === RECORDED_SUBJECT;
    portal.go(await (isReplay ? stopReplay(settings) : leaveScenario(bench)));
  };
  return (
    <Alert
      type="info"
      title={title}
      description={
        <Flex vertical gap="small">
          <div>{sentence}</div>
          <div>{`${TEXTS.says} ${says.map((text) => `“${text}”`).join(', ')}`}</div>
          {signIn && (
            <div>
              {TEXTS.signIn} <Typography.Text copyable>{signIn.email}</Typography.Text>{' '}
              <Typography.Text copyable>{signIn.password}</Typography.Text>
            </div>
          )}
          <Flex wrap gap="small">
            <Button size="small" onClick={() => portal.go(chooseScenario(settings, name))}>
              {TEXTS.again}
            </Button>
            <Button size="small" onClick={() => void leave()}>
              {TEXTS.leave}
            </Button>
          </Flex>
        </Flex>
      }
    />
  );
}

interface EntryProps {
  readonly scenario: Listed;
  readonly isOpen: boolean;
  onOpen(): void;
}

function Entry({ scenario: { title, sentence }, isOpen, onOpen }: EntryProps) {
  return (
    <li aria-current={isOpen || undefined}>
      <Flex align="center" gap="small">
        <Button type="link" size="small" onClick={onOpen}>
          {title}
        </Button>
        {isOpen && <Tag>{TEXTS.current}</Tag>}
      </Flex>
      <Typography.Text type="secondary">{sentence}</Typography.Text>
    </li>
  );
}

/** Lists the named worlds, says what each shows, and opens them. */
export function Scenarios({ bench }: { readonly bench: Bench }) {
  const [name] = useSetting(bench, 'scenario');
  const [search, setSearch] = useState('');
  const word = search.trim().toLowerCase();
  const found = LISTED.filter((one) => fits(word, one));
  const open = LISTED.find((one) => one.name === name);
  return (
    <Flex vertical gap="middle">
      {open && <Current bench={bench} scenario={open} />}
      {name !== undefined && !open && <Alert type="warning" title={TEXTS.unknown(name)} />}
      <Input
        allowClear
        aria-label={TEXTS.search}
        placeholder={TEXTS.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {found.length === 0 && <Empty description={TEXTS.none} />}
      {[...SUBJECTS, RECORDED_SUBJECT]
        .map((subject) => ({
          subject,
          listed: found.filter((one) => one.subject === subject),
        }))
        .filter(({ listed }) => listed.length > 0)
        .map(({ subject, listed }) => (
          <section key={subject} aria-label={subject}>
            <Typography.Title level={2} className="bench-subject">
              {subject}
            </Typography.Title>
            <ul className="bench-scenarios">
              {listed.map((one) => (
                <Entry
                  key={one.name}
                  scenario={one}
                  isOpen={one === open}
                  onOpen={() => bench.portal.go(chooseScenario(bench.settings, one.name))}
                />
              ))}
            </ul>
          </section>
        ))}
    </Flex>
  );
}
