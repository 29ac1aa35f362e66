/** Codes of all countries and territories of ISO 3166-1, by continent. */
const CODES: Readonly<Record<string, string>> = {
  Europe: `
    AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT
    NL NO PL PT RO RS RU SE SI SJ SK SM UA VA`,
  Asia: `
    AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK
    PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE`,
  'North America': `
    AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT
    US VC VG VI`,
  Africa: `
    AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA
    NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW`,
  Antarctica: 'AQ BV GS TF',
  'South America': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  Oceania: 'AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
};

export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  name: string;
  continent: string;
}

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Every country, by code. */
export const COUNTRIES: readonly Country[] = Object.entries(CODES)
  .flatMap(([continent, codes]) =>
    codes
      .trim()
      .split(/\s+/)
      .map((code) => ({ code, name: names.of(code) ?? code, continent })),
  )
  .sort((a, b) => (a.code < b.code ? -1 : 1));
