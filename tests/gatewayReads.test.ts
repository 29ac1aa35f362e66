/** The proxy usernames of the portal, read by the demo gateway, whose reader shares no code with the portal's writer. */
import fc from 'fast-check';
import { decodeUsername } from '../mock/gateway/username';
import {
  composeUsername,
  type ProxyTarget,
  type UsernameValues,
} from '../src/features/generator/rules/line/proxyUsername';

describe('what the gateway reads, by a reader of its own', () => {
  const code = fc.stringMatching(/^[a-z0-9_]{1,20}$/);
  const target = fc.oneof(
    fc.constant({}),
    fc.record({ country: fc.stringMatching(/^[a-z]{2}$/) }),
    fc.record({ country: fc.stringMatching(/^[A-Z]{2}$/), state: code }),
    fc.record<ProxyTarget>({
      country: fc.constant('us'),
      state: code,
      city: code,
    }),
  );
  const session = fc.option(
    fc.record({
      id: fc.stringMatching(/^[a-z0-9]{8,12}$/),
      minutes: fc.integer({ min: 1, max: 1440 }),
    }),
    { nil: null },
  );

  it('is what was composed', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9]{12,24}$/),
        target,
        session,
        (account, of, own) => {
          const wanted: UsernameValues = { account, ...of, minutes: own?.minutes };
          const { text, segments } = composeUsername(wanted, own?.id);
          expect(decodeUsername(text)).toEqual({
            account,
            country: wanted.country?.toLowerCase() ?? '',
            state: wanted.state ?? '',
            city: wanted.city ?? '',
            session: own?.id ?? null,
            minutes: own?.minutes ?? null,
          });
          expect(segments.map((segment) => segment.text).join('')).toBe(text);
        },
      ),
    );
  });
});
