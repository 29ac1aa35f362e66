/**
 * What stands below the mark when the application has not come after 15 s, by CSS alone: a script that is lost, or too
 * new for the browser, runs no code. In both languages, since nobody has read the customer's choice yet.
 */
export const WAY_OUT = [
  {
    lang: 'en',
    text: 'The portal has not loaded.',
    link: 'Load it again',
    hint: 'If that does not help, update your browser.',
  },
  {
    lang: 'ru',
    text: 'Кабинет не загрузился.',
    link: 'Загрузить снова',
    hint: 'Если это не поможет, обновите браузер.',
  },
] as const;
