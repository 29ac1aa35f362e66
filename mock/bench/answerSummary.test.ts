import { summariseAnswer } from './answerSummary';

const answer = (body: unknown, status = 200) => ({ status, body: JSON.stringify(body) });

describe('an answer as the portal reads it', () => {
  it('has a code and nothing else to tell when it keeps to the contract', () => {
    const reading = summariseAnswer('user.changepwd', answer({ code: 0, msg: '', data: null }));
    expect(reading).toEqual({ code: 0, msg: '', problem: null, deviations: [] });
  });

  it('names what was read liberally', () => {
    const { problem, deviations } = summariseAnswer(
      'user.genToken',
      answer({ code: 0, msg: '', data: { api_token: 12345, more: 1 } }),
    );
    expect(problem).toBeNull();
    expect(deviations.map(({ field, rule }) => [field, rule])).toEqual([
      ['data.more', 'extra field'],
      ['data.api_token', 'text as a number'],
    ]);
  });

  it('names a refusal, and what cannot be read', () => {
    expect(
      summariseAnswer('order.pay', answer({ code: 20402, msg: 'Not enough', data: null })),
    ).toMatchObject({ code: 20402, msg: 'Not enough', problem: null });
    expect(summariseAnswer('user.info', answer({ code: 0, msg: '', data: 7 })).problem).toBe(
      'The field data cannot be read.',
    );
    expect(summariseAnswer('user.info', answer({ code: 'no' })).problem).toBe(
      'The field code cannot be read.',
    );
    expect(summariseAnswer('user.info', { status: 200, body: '{"code":0,' }).problem).toBe(
      'The body is not JSON.',
    );
    expect(summariseAnswer('user.info', answer({}, 502)).problem).toBe('HTTP status 502.');
  });
});
