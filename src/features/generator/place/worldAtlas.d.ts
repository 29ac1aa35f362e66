/** The map's own types: TypeScript reads "Topology" in a JSON file as any text. */
declare module 'world-atlas/countries-110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const world: Topology<{ readonly countries: GeometryCollection<{ readonly name: string }> }>;
  export default world;
}
