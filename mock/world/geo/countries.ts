/** All countries and territories of ISO 3166-1, by continent: "CODE English name", one a line. */
const LISTED: Readonly<Record<string, string>> = {
  Europe: `
AD Andorra
AL Albania
AT Austria
AX Åland Islands
BA Bosnia and Herzegovina
BE Belgium
BG Bulgaria
BY Belarus
CH Switzerland
CZ Czechia
DE Germany
DK Denmark
EE Estonia
ES Spain
FI Finland
FO Faroe Islands
FR France
GB United Kingdom
GG Guernsey
GI Gibraltar
GR Greece
HR Croatia
HU Hungary
IE Ireland
IM Isle of Man
IS Iceland
IT Italy
JE Jersey
LI Liechtenstein
LT Lithuania
LU Luxembourg
LV Latvia
MC Monaco
MD Moldova
ME Montenegro
MK North Macedonia
MT Malta
NL Netherlands
NO Norway
PL Poland
PT Portugal
RO Romania
RS Serbia
RU Russia
SE Sweden
SI Slovenia
SJ Svalbard and Jan Mayen
SK Slovakia
SM San Marino
UA Ukraine
VA Vatican City`,
  Asia: `
AE United Arab Emirates
AF Afghanistan
AM Armenia
AZ Azerbaijan
BD Bangladesh
BH Bahrain
BN Brunei
BT Bhutan
CN China
CY Cyprus
GE Georgia
HK Hong Kong
ID Indonesia
IL Israel
IN India
IQ Iraq
IR Iran
JO Jordan
JP Japan
KG Kyrgyzstan
KH Cambodia
KP North Korea
KR South Korea
KW Kuwait
KZ Kazakhstan
LA Laos
LB Lebanon
LK Sri Lanka
MM Myanmar
MN Mongolia
MO Macao
MV Maldives
MY Malaysia
NP Nepal
OM Oman
PH Philippines
PK Pakistan
PS Palestine
QA Qatar
SA Saudi Arabia
SG Singapore
SY Syria
TH Thailand
TJ Tajikistan
TL Timor-Leste
TM Turkmenistan
TR Turkey
TW Taiwan
UZ Uzbekistan
VN Vietnam
YE Yemen`,
  'North America': `
AG Antigua and Barbuda
AI Anguilla
AW Aruba
BB Barbados
BL Saint Barthélemy
BM Bermuda
BQ Caribbean Netherlands
BS Bahamas
BZ Belize
CA Canada
CR Costa Rica
CU Cuba
CW Curaçao
DM Dominica
DO Dominican Republic
GD Grenada
GL Greenland
GP Guadeloupe
GT Guatemala
HN Honduras
HT Haiti
JM Jamaica
KN Saint Kitts and Nevis
KY Cayman Islands
LC Saint Lucia
MF Saint Martin
MQ Martinique
MS Montserrat
MX Mexico
NI Nicaragua
PA Panama
PM Saint Pierre and Miquelon
PR Puerto Rico
SV El Salvador
SX Sint Maarten
TC Turks and Caicos Islands
TT Trinidad and Tobago
US United States
VC Saint Vincent and Grenadines
VG British Virgin Islands
VI U.S. Virgin Islands`,
  Africa: `
AO Angola
BF Burkina Faso
BI Burundi
BJ Benin
BW Botswana
CD Congo (Kinshasa)
CF Central African Republic
CG Congo (Brazzaville)
CI Ivory Coast
CM Cameroon
CV Cape Verde
DJ Djibouti
DZ Algeria
EG Egypt
EH Western Sahara
ER Eritrea
ET Ethiopia
GA Gabon
GH Ghana
GM Gambia
GN Guinea
GQ Equatorial Guinea
GW Guinea-Bissau
IO British Indian Ocean Territory
KE Kenya
KM Comoros
LR Liberia
LS Lesotho
LY Libya
MA Morocco
MG Madagascar
ML Mali
MR Mauritania
MU Mauritius
MW Malawi
MZ Mozambique
NA Namibia
NE Niger
NG Nigeria
RE Réunion
RW Rwanda
SC Seychelles
SD Sudan
SH Saint Helena
SL Sierra Leone
SN Senegal
SO Somalia
SS South Sudan
ST São Tomé and Príncipe
SZ Eswatini
TD Chad
TG Togo
TN Tunisia
TZ Tanzania
UG Uganda
YT Mayotte
ZA South Africa
ZM Zambia
ZW Zimbabwe`,
  Antarctica: `
AQ Antarctica
BV Bouvet Island
GS South Georgia and South Sandwich Islands
TF French Southern Territories`,
  'South America': `
AR Argentina
BO Bolivia
BR Brazil
CL Chile
CO Colombia
EC Ecuador
FK Falkland Islands
GF French Guiana
GY Guyana
PE Peru
PY Paraguay
SR Suriname
UY Uruguay
VE Venezuela`,
  Oceania: `
AS American Samoa
AU Australia
CC Cocos (Keeling) Islands
CK Cook Islands
CX Christmas Island
FJ Fiji
FM Micronesia
GU Guam
HM Heard and McDonald Islands
KI Kiribati
MH Marshall Islands
MP Northern Mariana Islands
NC New Caledonia
NF Norfolk Island
NR Nauru
NU Niue
NZ New Zealand
PF French Polynesia
PG Papua New Guinea
PN Pitcairn Islands
PW Palau
SB Solomon Islands
TK Tokelau
TO Tonga
TV Tuvalu
UM U.S. Outlying Islands
VU Vanuatu
WF Wallis and Futuna
WS Samoa`,
};

export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  name: string;
  continent: string;
}

/** Every country, by code. */
export const COUNTRIES: readonly Country[] = Object.entries(LISTED)
  .flatMap(([continent, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => ({ code: line.slice(0, 2), name: line.slice(3), continent })),
  )
  .sort((a, b) => (a.code < b.code ? -1 : 1));
