import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  readonly name: string;
  readonly checked: boolean;
  readonly className?: string;
  /** What the choice is called. */
  readonly children: ReactNode;
  onChoose(): void;
}

/**
 * A radio button with its label, whose choice the model holds. Umi gives a model's change to the page a moment after the
 * click; a controlled input would jump back to the old choice for that moment, so the browser keeps the mark and the model
 * corrects it.
 */
export function ChoiceRadio({ name, checked, className, children, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.checked = checked;
  }, [checked]);
  return (
    <label className={className}>
      <input ref={input} type="radio" name={name} defaultChecked={checked} onChange={onChoose} />
      {children}
    </label>
  );
}
