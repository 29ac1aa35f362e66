/** The map of the world: borders of world-atlas, decoded by topojson-client, with the codes of the service. */

import { countryShapes } from './worldMap';

const shapes = countryShapes().features;

it('has every country under its code, but for two that have none', () => {
  const nameless = shapes.filter(({ properties }) => properties.name.length !== 2);
  expect(nameless.map(({ properties }) => properties.name)).toEqual(['N. Cyprus', 'Somaliland']);
  expect(new Set(shapes.map(({ properties }) => properties.name)).size).toBe(shapes.length);
});

it('closes every ring, without a line across the map where the 180th meridian is', () => {
  const rings = shapes.flatMap(({ geometry }) => geometry.coordinates.flat());
  expect(rings.filter((ring) => String(ring[0]) !== String(ring.at(-1)))).toEqual([]);
  const steps = rings.flatMap((ring) =>
    ring.slice(1).map(([x = 0], index) => Math.abs(x - (ring[index]?.[0] ?? x))),
  );
  expect(Math.max(...steps)).toBeLessThan(30);
  const points = rings.flat();
  expect(points.every(([x = 0, y = 0]) => x > -180.1 && x < 195 && Math.abs(y) < 90.1)).toBe(true);
});
