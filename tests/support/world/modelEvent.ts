import fc from 'fast-check';

type Fields<Values> = { readonly [Key in keyof Values]: fc.Arbitrary<Values[Key]> };

/** Makes an event for `fc.oneof`: any of the names, each as often as it is listed, with its fields. */
export function event<const Name extends string, Values extends object = object>(
  weight: number,
  names: readonly Name[],
  fields?: Fields<Values>,
) {
  const all = { do: fc.constantFrom(...names), ...fields } as Fields<{ do: Name } & Values>;
  return { weight, arbitrary: fc.record<{ do: Name } & Values>(all) };
}
