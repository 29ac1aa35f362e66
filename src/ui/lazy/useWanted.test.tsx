import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useWanted } from './useWanted';

function Part() {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} data-testid="box">
      {useWanted(box) ? 'wanted' : 'not yet'}
    </div>
  );
}

const text = () => screen.getByTestId('box').textContent;

function open(saveData: boolean): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  jest.useFakeTimers();
  render(<Part />);
  expect(text()).toBe('not yet');
  act(() => jest.advanceTimersByTime(10_000));
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a part is fetched once the page has been there for a while', () => {
  open(false);
  expect(text()).toBe('wanted');
});

test('for a customer who asked for few bytes it waits until they come near', () => {
  open(true);
  expect(text()).toBe('not yet');
  fireEvent.focusIn(screen.getByTestId('box'));
  expect(text()).toBe('wanted');
});
