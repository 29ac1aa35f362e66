import type en from '../en-US/place';

export default {
  'place.isFavourite': 'Избранное',
  'place.isRecent': 'Недавнее',
  'place.favourite': 'Избранное: {country}',
  'place.favouriteWhich': 'Выберите страну, чтобы добавить её в избранное',
  'place.none': 'недоступно',
  'place.noneProblem': 'Сейчас нет доступных IP. Выберите другую локацию.',
  'place.noneHere':
    'В этой локации сейчас нет доступных IP, поэтому строки не сгенерировать. Выберите другую локацию.',
  'place.sum':
    '{ips, number}\u00a0IP в {countries, plural, one {#\u00a0стране} other {#\u00a0странах}}',
  'place.continent': 'Часть света',
  'place.allContinents': 'Все',
  'place.countries': 'Страны',
  'place.cities': 'Города',
  'place.continent.Europe': 'Европа',
  'place.continent.Asia': 'Азия',
  'place.continent.North America': 'Северная Америка',
  'place.continent.South America': 'Южная Америка',
  'place.continent.Africa': 'Африка',
  'place.continent.Oceania': 'Океания',
  'place.continent.Antarctica': 'Антарктида',
  'place.map': 'Карта мира',
  'place.mapName': 'Карта мира: сколько IP доступно. Те же числа\u00a0— в таблице рядом.',
  'place.mapFailed': 'Карта не загрузилась. Те же числа есть в таблице.',
  'place.table': 'Доступные IP по странам',
  'place.ips': 'IP',
  'place.number': '{count, number}',
  'place.under': 'меньше {count, number}',
  'place.atLeast': 'от {count, number}',
} satisfies Record<keyof typeof en, string>;
