/** The map of the world: borders of world-atlas, decoded by topojson-client, with the codes of the service. */

import { feature } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';
import { countryName } from '@/lib/country';
import { countryShapes } from './worldMap';

const shapes = countryShapes().features;

it('has every country under its code, but for two that have none', () => {
  const nameless = shapes.filter(({ properties }) => properties.name.length !== 2);
  expect(nameless.map(({ properties }) => properties.name)).toEqual(['N. Cyprus', 'Somaliland']);
  expect(new Set(shapes.map(({ properties }) => properties.name)).size).toBe(shapes.length);
});

it('has codes that stand for the country that the map means', () => {
  const original = feature(world, world.objects.countries).features.filter(
    ({ id }) => id !== '010',
  );
  const renamed = shapes.flatMap(({ properties }, index) => {
    const name = countryName(properties.name, 'en', properties.name);
    const own = original[index]?.properties.name;
    return own === name ? [] : [`${own} = ${name}`];
  });
  expect(renamed).toMatchInlineSnapshot(`
   [
     "W. Sahara = Western Sahara",
     "United States of America = United States",
     "Dem. Rep. Congo = Congo - Kinshasa",
     "Dominican Rep. = Dominican Republic",
     "Falkland Is. = Falkland Islands",
     "Fr. S. Antarctic Lands = French Southern Territories",
     "Côte d'Ivoire = Côte d’Ivoire",
     "Central African Rep. = Central African Republic",
     "Congo = Congo - Brazzaville",
     "Eq. Guinea = Equatorial Guinea",
     "eSwatini = Eswatini",
     "Palestine = Palestinian Territories",
     "Myanmar = Myanmar (Burma)",
     "Turkey = Türkiye",
     "Solomon Is. = Solomon Islands",
     "Bosnia and Herz. = Bosnia & Herzegovina",
     "Macedonia = North Macedonia",
     "Trinidad and Tobago = Trinidad & Tobago",
     "S. Sudan = South Sudan",
   ]
  `);
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
