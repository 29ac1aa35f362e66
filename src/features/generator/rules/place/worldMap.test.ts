import world from 'world-atlas/countries-110m.json';
import { countryName } from '@/lib/country';
import { countryShapes, type Topology } from './worldMap';

const TOPOLOGY: Topology = {
  transform: { scale: [2, 10], translate: [100, 0] },
  arcs: [
    [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [0, 1],
      [1, 0],
    ],
  ],
  objects: {
    countries: {
      geometries: [
        {
          type: 'Polygon',
          id: '276',
          arcs: [[0, -2]],
          properties: { name: 'Germany' },
        },
        {
          type: 'MultiPolygon',
          id: '250',
          arcs: [[[0]], [[1]]],
          properties: { name: 'France' },
        },
        {
          type: 'Polygon',
          id: '010',
          arcs: [[0]],
          properties: { name: 'Antarctica' },
        },
        { type: 'Polygon', arcs: [[0]], properties: { name: 'Kosovo' } },
        { type: 'Polygon', arcs: [[0]], properties: { name: 'Nowhere' } },
      ],
    },
  },
};
const { features } = countryShapes(TOPOLOGY);

it('a ring is made of its arcs in their direction, in degrees', () => {
  expect(features[0]?.geometry.coordinates).toEqual([
    [
      [
        [100, 0],
        [102, 0],
        [102, 10],
        [100, 10],
        [100, 0],
      ],
    ],
  ]);
});

it('a country of several parts has them all', () => {
  expect(features[1]?.geometry.coordinates).toHaveLength(2);
});

it('shapes are named by their country’s code; what has none keeps its name', () => {
  expect(features.map(({ properties }) => properties.name)).toEqual(['DE', 'FR', 'XK', 'Nowhere']);
});

describe('the map of the world', () => {
  const shapes = countryShapes(world).features;

  it('has every country under its code, but for two that have none', () => {
    const nameless = shapes.filter(({ properties }) => properties.name.length !== 2);
    expect(nameless.map(({ properties }) => properties.name)).toEqual(['N. Cyprus', 'Somaliland']);
    expect(new Set(shapes.map(({ properties }) => properties.name)).size).toBe(shapes.length);
  });

  it('has codes that stand for the country that the map means', () => {
    const original = world.objects.countries.geometries.filter(({ id }) => id !== '010');
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
      ring.slice(1).map(([x], index) => Math.abs(x - (ring[index]?.[0] ?? x))),
    );
    expect(Math.max(...steps)).toBeLessThan(30);
    const points = rings.flat();
    expect(points.every(([x, y]) => x > -180.1 && x < 195 && Math.abs(y) < 90.1)).toBe(true);
  });
});
