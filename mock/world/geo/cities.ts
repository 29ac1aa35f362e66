/** States and cities of the larger countries: "State: City, City", one state a line. Codes are made of the names. */
const LISTED: Readonly<Record<string, string>> = {
  US: `
Alabama: Birmingham, Huntsville, Montgomery
Arizona: Phoenix, Tucson, Mesa, Scottsdale
California: Los Angeles, San Francisco, San Diego, San Jose, Sacramento, Fresno, Oakland
Colorado: Denver, Colorado Springs, Aurora
Florida: Miami, Orlando, Tampa, Jacksonville, Fort Lauderdale
Georgia: Atlanta, Augusta, Savannah
Illinois: Chicago, Naperville, Springfield
Massachusetts: Boston, Worcester, Cambridge
Michigan: Detroit, Grand Rapids, Ann Arbor
Nevada: Las Vegas, Reno, Henderson
New Jersey: Newark, Jersey City, Trenton
New York: New York City, Buffalo, Rochester, Albany
North Carolina: Charlotte, Raleigh, Durham
Ohio: Columbus, Cleveland, Cincinnati
Oregon: Portland, Salem, Eugene
Pennsylvania: Philadelphia, Pittsburgh, Allentown
Texas: Houston, Dallas, Austin, San Antonio, El Paso
Virginia: Virginia Beach, Richmond, Norfolk
Washington: Seattle, Spokane, Tacoma`,
  GB: `
England: London, Manchester, Birmingham, Leeds, Liverpool, Bristol, Newcastle upon Tyne
Northern Ireland: Belfast, Derry
Scotland: Edinburgh, Glasgow, Aberdeen
Wales: Cardiff, Swansea, Newport`,
  DE: `
Baden-Württemberg: Stuttgart, Karlsruhe, Mannheim
Bavaria: Munich, Nuremberg, Augsburg
Berlin: Berlin
Hamburg: Hamburg
Hesse: Frankfurt am Main, Wiesbaden, Kassel
Lower Saxony: Hanover, Braunschweig
North Rhine-Westphalia: Cologne, Düsseldorf, Dortmund, Essen
Saxony: Leipzig, Dresden`,
  FR: `
Auvergne-Rhône-Alpes: Lyon, Grenoble, Saint-Étienne
Grand Est: Strasbourg, Reims
Hauts-de-France: Lille, Amiens
Île-de-France: Paris, Boulogne-Billancourt, Versailles
Nouvelle-Aquitaine: Bordeaux, Limoges
Occitanie: Toulouse, Montpellier
Provence-Alpes-Côte d'Azur: Marseille, Nice, Toulon`,
  BR: `
Bahia: Salvador, Feira de Santana
Ceará: Fortaleza
Distrito Federal: Brasília
Minas Gerais: Belo Horizonte, Uberlândia
Paraná: Curitiba, Londrina
Pernambuco: Recife
Rio de Janeiro: Rio de Janeiro, Niterói
Rio Grande do Sul: Porto Alegre, Caxias do Sul
São Paulo: São Paulo, Campinas, Santos`,
  IN: `
Delhi: New Delhi
Gujarat: Ahmedabad, Surat
Karnataka: Bengaluru, Mysuru
Kerala: Kochi, Thiruvananthapuram
Maharashtra: Mumbai, Pune, Nagpur
Tamil Nadu: Chennai, Coimbatore
Telangana: Hyderabad
Uttar Pradesh: Lucknow, Kanpur, Noida
West Bengal: Kolkata, Howrah`,
  RU: `
Krasnodar Krai: Krasnodar, Sochi
Moscow: Moscow
Novosibirsk Oblast: Novosibirsk
Rostov Oblast: Rostov-on-Don
Saint Petersburg: Saint Petersburg
Samara Oblast: Samara, Tolyatti
Sverdlovsk Oblast: Yekaterinburg
Tatarstan: Kazan, Naberezhnye Chelny`,
  CA: `
Alberta: Calgary, Edmonton
British Columbia: Vancouver, Victoria, Surrey
Manitoba: Winnipeg
Nova Scotia: Halifax
Ontario: Toronto, Ottawa, Hamilton, London
Quebec: Montreal, Quebec City, Laval`,
  AU: `
New South Wales: Sydney, Newcastle, Wollongong
Queensland: Brisbane, Gold Coast, Cairns
South Australia: Adelaide
Victoria: Melbourne, Geelong
Western Australia: Perth`,
  JP: `
Aichi: Nagoya
Fukuoka: Fukuoka, Kitakyushu
Hokkaido: Sapporo
Kanagawa: Yokohama, Kawasaki
Kyoto: Kyoto
Osaka: Osaka, Sakai
Tokyo: Tokyo, Hachioji`,
  ES: `
Andalusia: Seville, Málaga, Granada
Basque Country: Bilbao, San Sebastián
Catalonia: Barcelona, Girona
Community of Madrid: Madrid, Alcalá de Henares
Valencian Community: Valencia, Alicante`,
  IT: `
Campania: Naples, Salerno
Emilia-Romagna: Bologna, Parma
Lazio: Rome, Latina
Lombardy: Milan, Bergamo, Brescia
Piedmont: Turin, Novara
Sicily: Palermo, Catania
Tuscany: Florence, Pisa
Veneto: Venice, Verona, Padua`,
  MX: `
Baja California: Tijuana, Mexicali
Jalisco: Guadalajara, Zapopan
Mexico City: Mexico City
Nuevo León: Monterrey, San Pedro Garza García
Puebla: Puebla
Quintana Roo: Cancún, Playa del Carmen`,
  PL: `
Greater Poland: Poznań
Lesser Poland: Kraków, Tarnów
Łódź: Łódź
Lower Silesia: Wrocław
Masovia: Warsaw, Radom
Pomerania: Gdańsk, Gdynia`,
  NL: `
Gelderland: Arnhem, Nijmegen
North Brabant: Eindhoven, Tilburg
North Holland: Amsterdam, Haarlem
South Holland: Rotterdam, The Hague, Leiden
Utrecht: Utrecht, Amersfoort`,
  TR: `
Ankara: Ankara
Antalya: Antalya, Alanya
Bursa: Bursa
Istanbul: Istanbul
İzmir: İzmir`,
  UA: `
Dnipropetrovsk: Dnipro, Kryvyi Rih
Kharkiv: Kharkiv
Kyiv: Kyiv
Lviv: Lviv
Odesa: Odesa`,
  ID: `
Bali: Denpasar
Central Java: Semarang, Surakarta
East Java: Surabaya, Malang
Jakarta: Jakarta
North Sumatra: Medan
West Java: Bandung, Bekasi, Depok`,
  AR: `
Buenos Aires: Buenos Aires, La Plata, Mar del Plata
Córdoba: Córdoba
Mendoza: Mendoza
Santa Fe: Rosario, Santa Fe`,
  KR: `
Busan: Busan
Gyeonggi: Suwon, Seongnam
Incheon: Incheon
Seoul: Seoul`,
  VN: `
Da Nang: Da Nang
Hanoi: Hanoi
Ho Chi Minh City: Ho Chi Minh City`,
  PH: `
Calabarzon: Antipolo, Dasmariñas
Central Visayas: Cebu City
Davao Region: Davao City
Metro Manila: Manila, Quezon City, Makati`,
  TH: `
Bangkok: Bangkok
Chiang Mai: Chiang Mai
Chonburi: Pattaya, Si Racha
Phuket: Phuket`,
  ZA: `
Gauteng: Johannesburg, Pretoria
KwaZulu-Natal: Durban
Western Cape: Cape Town, Stellenbosch`,
  SE: `
Skåne: Malmö, Lund
Stockholm: Stockholm
Västra Götaland: Gothenburg`,
};

/** Letters that no decomposition turns into ASCII. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', ø: 'o', ß: 'ss' };

/**
 * Turns a name into a code: lower case a-z0-9, words joined by "_", no hyphens, because they would break the proxy
 * username.
 */
export function codeOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łıøß]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

export interface City {
  stateCode: string;
  state: string;
  cityCode: string;
  city: string;
}

/** Returns the cities of a country, [] where only the country can be chosen. */
export function citiesOf(countryCode: string): City[] {
  const listed = Object.hasOwn(LISTED, countryCode) ? LISTED[countryCode] : undefined;
  if (!listed) return [];
  return listed
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [state = '', cities = ''] = line.split(': ');
      return cities
        .split(', ')
        .map((city) => ({ stateCode: codeOf(state), state, cityCode: codeOf(city), city }));
    });
}
