import type { Feature, Geometry, MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';

interface CountryName {
  readonly name: string;
}

/** Numeric and alpha-2 codes of ISO 3166-1 for the countries on a map of this scale. `Intl.Locale` knows the numbers, too, but not in WebKit 2.50. */
const CODES = `
004AF 008AL 010AQ 012DZ 024AO 031AZ 032AR 036AU 040AT 044BS 050BD 051AM 056BE 064BT 068BO
070BA 072BW 076BR 084BZ 090SB 096BN 100BG 104MM 108BI 112BY 116KH 120CM 124CA 140CF 144LK
148TD 152CL 156CN 158TW 170CO 178CG 180CD 188CR 191HR 192CU 196CY 203CZ 204BJ 208DK 214DO
218EC 222SV 226GQ 231ET 232ER 233EE 238FK 242FJ 246FI 250FR 260TF 262DJ 266GA 268GE 270GM
275PS 276DE 288GH 300GR 304GL 320GT 324GN 328GY 332HT 340HN 348HU 352IS 356IN 360ID 364IR
368IQ 372IE 376IL 380IT 384CI 388JM 392JP 398KZ 400JO 404KE 408KP 410KR 414KW 417KG 418LA
422LB 426LS 428LV 430LR 434LY 440LT 442LU 450MG 454MW 458MY 466ML 478MR 484MX 496MN 498MD
499ME 504MA 508MZ 512OM 516NA 524NP 528NL 540NC 548VU 554NZ 558NI 562NE 566NG 578NO 586PK
591PA 598PG 600PY 604PE 608PH 616PL 620PT 624GW 626TL 630PR 634QA 642RO 643RU 646RW 682SA
686SN 688RS 694SL 703SK 704VN 705SI 706SO 710ZA 716ZW 724ES 728SS 729SD 732EH 740SR 748SZ
752SE 756CH 760SY 762TJ 764TH 768TG 780TT 784AE 788TN 792TR 795TM 800UG 804UA 807MK 818EG
826GB 834TZ 840US 854BF 858UY 860UZ 862VE 887YE 894ZM`;

const NUMBER_LENGTH = 3;
const alpha2 = new Map(
  CODES.trim()
    .split(/\s+/)
    .map((both) => [both.slice(0, NUMBER_LENGTH), both.slice(NUMBER_LENGTH)]),
);
/** Kosovo has a code that backends use, but no number. */
const KOSOVO = { name: 'Kosovo', code: 'XK' };
/** Antarctica: nobody lives there, and it would take a fifth of the map. */
const LEFT_OUT = 'AQ';

function codeOf({ id, properties }: Feature<Geometry, CountryName>): string {
  if (properties.name === KOSOVO.name) return KOSOVO.code;
  return alpha2.get(String(id)) ?? properties.name;
}

const CIRCLE = 360;
/** The western edge of the map, in degrees; slightly beyond -180, because arcs are not exact. */
const WEST_END = -180.01;

/** Removes the jump where a ring crosses the 180th meridian: the line continues past it, in the east, where most of its country is. */
function unbroken(ring: readonly Position[]): Position[] {
  let before = ring[0]?.[0] ?? 0;
  const line = ring.map(([x = 0, y = 0]) => {
    before = x - CIRCLE * Math.round((x - before) / CIRCLE);
    return [before, y] as const;
  });
  const shift = line.some(([x]) => x < WEST_END) ? CIRCLE : 0;
  return line.map(([x, y]) => [x + shift, y]);
}

function polygonsOf(geometry: Geometry): readonly Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

/**
 * Returns the shapes of all countries as GeoJSON, each named by its ISO 3166-1 alpha-2 code; one without a code keeps the map's own
 * name.
 */
export function countryShapes() {
  const features = feature(world, world.objects.countries)
    .features.map((country): Feature<MultiPolygon, CountryName> => {
      const coordinates = polygonsOf(country.geometry).map((rings) => rings.map(unbroken));
      return {
        type: 'Feature',
        properties: { name: codeOf(country) },
        geometry: { type: 'MultiPolygon', coordinates },
      };
    })
    .filter(({ properties }) => properties.name !== LEFT_OUT);
  return { type: 'FeatureCollection' as const, features };
}
