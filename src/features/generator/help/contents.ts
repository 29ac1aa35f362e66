import type texts from '@/locales/en-US/help';
import type { MessageKey } from '@/locales/keys';

/** The texts of the help, by key. */
export type HelpTexts = Readonly<Record<keyof typeof texts, string>>;

/** The questions in their groups. */
export const FAQ = {
  start: ['first', 'residential', 'access', 'protocols', 'formats', 'browsers', 'share'],
  errors: ['407', '403', 'slow', 'blocked', 'signs', 'tls', 'dns'],
  places: ['rotation', 'stickyEnd', 'newAddress', 'anyCountry', 'stock', 'wrongPlace'],
  traffic: ['gb', 'counts', 'where', 'expire', 'empty', 'trial', 'crypto', 'fees'],
  accounts: ['sub', 'subDelete', 'whitelist', 'changing', 'token'],
} as const;

/** The sections of the API document, with their parameters or errors. */
export const API = {
  overview: [],
  request: [],
  answer: [],
  parameters: ['token', 'num', 'region', 'st', 'city', 'protocol', 'sessTime', 'format'],
  errors: ['401', '402', '403', '404', '429'],
  limits: [],
  username: [],
  secret: [],
} as const;

/** Parameters that every call of the API needs. */
export const REQUIRED: readonly string[] = ['token', 'num'];

export type FaqGroup = keyof typeof FAQ;
export type Question = (typeof FAQ)[FaqGroup][number];
export type ApiSection = keyof typeof API;
export type ApiItem = ApiSection | (typeof API)[ApiSection][number];

export const FAQ_GROUPS = Object.keys(FAQ) as readonly FaqGroup[];
export const API_SECTIONS = Object.keys(API) as readonly ApiSection[];
export const QUESTIONS = FAQ_GROUPS.flatMap((group): readonly Question[] => FAQ[group]);
export const API_ITEMS = API_SECTIONS.flatMap((section): readonly ApiItem[] => [
  section,
  ...API[section],
]);

/** Begins the id of an error in an address, after its #: the Test tab opens, with the answer to it. */
export const ERROR_ID = 'error-';

/** The page that an answer links to. */
export const ANSWER_LINKS: Partial<Record<Question, readonly [path: string, name: MessageKey]>> = {
  access: ['/proxysetting/whitelist', 'menu.whitelist'],
  '407': [`/residential#${ERROR_ID}credentials`, 'residential.try'],
  '403': ['/proxysetting/whitelist', 'menu.whitelist'],
  where: ['/usage', 'menu.usage'],
  expire: ['/dashboard', 'menu.dashboard'],
  empty: ['/neworder', 'menu.neworder'],
  trial: ['/neworder', 'menu.neworder'],
  crypto: ['/recharge', 'menu.recharge'],
  fees: ['/recharge', 'menu.recharge'],
  sub: ['/proxysetting/subaccount', 'menu.subaccount'],
  subDelete: ['/proxysetting/subaccount', 'menu.subaccount'],
  whitelist: ['/proxysetting/whitelist', 'menu.whitelist'],
  changing: ['/proxysetting/whitelist', 'menu.whitelist'],
  token: ['/account/setting', 'menu.accountsetting'],
};

/** Returns the element id of a question or group, which an address can name after its #. */
export const questionId = (question: Question | FaqGroup) => `faq-${question}`;
/** Returns the element id of an item of the API document, which an address can name after its #. */
export const apiId = (item: ApiItem) => `api-${item}`;

/** Returns every part of the help, for the search: the id of its element, its title and its text. */
export function helpEntries(texts: HelpTexts) {
  return [
    ...QUESTIONS.map((name) => ({
      id: questionId(name),
      title: texts[`faq.${name}.q`],
      body: texts[`faq.${name}.a`],
    })),
    ...API_ITEMS.map((name) => ({
      id: apiId(name),
      title: texts[`api.${name}.t`],
      body: texts[`api.${name}.b`],
    })),
  ];
}
