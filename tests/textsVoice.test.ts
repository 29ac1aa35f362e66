/**
 * The voice of the texts, as far as a pattern can hear it: one word for one thing in each language, contractions, one spelling, no
 * line break between a number and its noun, short texts. An exception is named with its reason, and must still be one.
 */
import { NOT_LOADED_MESSAGES } from '../config/notLoadedMessages';
import { SAMPLES } from '../src/features/generator/rules/samples';
import { TOOLS } from '../src/features/generator/rules/tools';
import { type Locale, SUPPORTED_LOCALES } from '../src/lib/locale';
import longTexts from '../src/locales/longTexts/en-US';
import { MESSAGES } from './support/messages';

type Texts = Readonly<Record<string, string>>;

/** The notes of samples and tools stand beside their code. */
const NOTES = [
  ...SAMPLES.flatMap(({ id, limits }) =>
    limits.map((limit, index) => [`sample.${id}.${index}`, limit] as const),
  ),
  ...TOOLS.flatMap(({ name, where, limits = [] }) =>
    [where, ...limits].map((text, index) => [`tool.${name}.${index}`, text] as const),
  ),
];
/** The message of the page before any code has loaded stands in no locale. */
const textsIn = (locale: Locale): Texts => ({
  ...MESSAGES[locale],
  ...Object.fromEntries(NOTES.map(([key, text]) => [key, text[locale]])),
  ...Object.fromEntries(
    Object.entries(NOT_LOADED_MESSAGES[locale]).map(([part, text]) => [`notLoaded.${part}`, text]),
  ),
});
const TEXTS: Readonly<Record<Locale, Texts>> = {
  'en-US': textsIn('en-US'),
  'ru-RU': textsIn('ru-RU'),
};

/** Code in `backticks` is no text. */
const withoutCode = (text: string) => text.replace(/`[^`]*`/g, '`');

const FIXED = 'the wording of the specification or of the service';
const EMAIL = 'an e-mail address';
const WALLET = 'the address of a wallet';
const WEB = 'the address of a page';
const SIGN_IN = 'signing in to the portal';
const DISK = 'room on a disk';
const PERCENT_CODE = 'a percent code';

interface Rule {
  readonly what: string;
  readonly language: Locale;
  readonly forbidden: RegExp;
  /** The reason for each key that may break the rule. */
  readonly except?: Texts;
}

/** Numbers as they stand in a text: figures that belong to no word, `#` of a plural, and placeholders that hold a number. */
const NUMBER = String.raw`(?:(?<![\p{L}\w.:/…&-])\d(?:[\d,.–-]*\d)?|#|\{(?!row,)\w+, number\}|\{(?:max|min|days|count|room|rows|minutes|gb|length)\})`;

const RULES: readonly Rule[] = [
  {
    what: 'contractions',
    language: 'en-US',
    forbidden:
      /\b(?:cannot|(?:do|does|did|is|are|was|were|could|would|should|has|have|had|will) not|(?:it|that|there) is|(?:we|you|they) (?:are|will|have been))\b/i,
    except: {
      'faq.fees.a': FIXED,
      'order.notRefundable': FIXED,
      'server.unknownEmail': FIXED,
      'user.passwordMismatch': FIXED,
    },
  },
  {
    what: 'American spelling, but for Cancelled',
    language: 'en-US',
    forbidden:
      /favourite|colour|behaviour|centre\b|licence|misspelt|\w(?:ognis|ganis|alis)e|cancel(?:ed|ing)\b/i,
  },
  { what: 'typographic quotes and apostrophes', language: 'en-US', forbidden: /['"]/ },
  { what: 'typographic quotes', language: 'ru-RU', forbidden: /['"“”]/ },
  {
    what: 'response, in progress, contains, program, character',
    language: 'en-US',
    forbidden:
      /(?<!\{)\b(?:answers?|under way|all the same|anew|holds?|knows?|says?|on sale|shares|clients?|tools?|signs|please|logins?)\b/i,
    except: {
      'common.copyFailed': 'to hold a text on a phone',
      'residential.tab.tools': 'the name of a tab',
      'samples.limits': 'what a customer knows',
      'server.linkInvalid': FIXED,
      'server.notActivated': FIXED,
      'user.activationSent': FIXED,
      'server.tooManyRequests': FIXED,
      'user.emailInvalid': FIXED,
      'user.passwordRequired': FIXED,
    },
  },
  {
    what: 'IP',
    language: 'en-US',
    forbidden: /\baddress/i,
    except: {
      'faq.crypto.a': WALLET,
      'payment.status.wrong_amount_waiting': WALLET,
      'report.intro': EMAIL,
      'user.emailInvalid': EMAIL,
    },
  },
  { what: 'location', language: 'en-US', forbidden: /(?<!\{)\bplaces?\b/i },
  { what: 'available', language: 'en-US', forbidden: /\bstock\b/i },
  {
    what: 'time-out, authentication, sub-account',
    language: 'en-US',
    forbidden: /timeout|authoriz|subaccount/i,
  },
  { what: 'buttons say what they do', language: 'en-US', forbidden: /^(?:wait|ok|yes|no)$/i },
  {
    what: 'ответ сервера, тайм-аут, программа, символ, ID',
    language: 'ru-RU',
    forbidden: /ответ не дошёл|врем\S+ ожидания|клиент|знак|номер/i,
  },
  {
    what: 'IP',
    language: 'ru-RU',
    forbidden: /адрес/i,
    except: {
      'faq.crypto.a': WALLET,
      'faq.share.a': WEB,
      'payment.status.wrong_amount_waiting': WALLET,
      'report.intro': EMAIL,
      'user.emailInvalid': EMAIL,
    },
  },
  {
    what: 'локация',
    language: 'ru-RU',
    forbidden: /(?<!\p{L})мест[оае](?!\p{L})/iu,
    except: { 'presets.lost': DISK, 'user.notStored': DISK },
  },
  { what: 'доступно', language: 'ru-RU', forbidden: /в наличии/i },
  {
    what: 'логин и пароль, авторизация, субаккаунт, на основном аккаунте',
    language: 'ru-RU',
    forbidden:
      /учётн|аутентифик|таймаут|подаккаунт|главн\S+ аккаунт|(?<!\p{L})(?:в|во|из) основн\S+ аккаунт/iu,
  },
  { what: 'sticky-сессия, новый IP', language: 'ru-RU', forbidden: /закрепл|липк|случайн/i },
  { what: 'сгенерировать', language: 'ru-RU', forbidden: /созда\S* (?:\S+ )?(?:список|строк)/i },
  { what: 'сгореть', language: 'ru-RU', forbidden: /ист[её]к/i },
  {
    what: 'забрать',
    language: 'ru-RU',
    forbidden: /(?<!\p{L})верн(?:уть|ите|ётся|ут)(?!\p{L}| деньги)/iu,
  },
  { what: 'возврат денег', language: 'ru-RU', forbidden: /возврат(?! денег)/i },
  {
    what: 'авторизация',
    language: 'ru-RU',
    forbidden: /(?<!\p{L})вход(?!\p{L}*[ия]т)/iu,
    except: {
      'account.signIn': SIGN_IN,
      'faq.rotation.a': 'signing in to a site',
      'menu.login': SIGN_IN,
      'user.backToSignIn': SIGN_IN,
      'user.oauth.cancelled': SIGN_IN,
      'user.oauth.forged': SIGN_IN,
      'user.signingIn': SIGN_IN,
    },
  },
  { what: 'напишите в поддержку', language: 'ru-RU', forbidden: /обратитесь/i },
  {
    what: 'a no-break space after a number',
    language: 'en-US',
    forbidden: new RegExp(
      `${NUMBER} (?!(?:new|or|and|to|of|over|with|if|is|when|for|in|on|at|a|the|only|means|after|from|up)\\b)[\\p{L}×]`,
      'iu',
    ),
  },
  {
    what: '% directly after its number',
    language: 'en-US',
    forbidden: /\s%/,
    except: { 'sample.curl.1': PERCENT_CODE },
  },
  {
    what: 'a no-break space after a number and before %',
    language: 'ru-RU',
    forbidden: new RegExp(
      `${NUMBER} (?!нов|(?:и|или|до|из|в|с|по|при|если|на|от|о|а|для)(?!\\p{L}))[\\p{L}×$]|[^\\u00a0]%`,
      'iu',
    ),
    except: { 'sample.curl.1': PERCENT_CODE },
  },
  { what: 'a no-break space before a dash', language: 'ru-RU', forbidden: /(?<!\u00a0)—/ },
  ...SUPPORTED_LOCALES.map(
    (language): Rule => ({
      what: 'a line may break after a comma or a full stop',
      language,
      forbidden: /[.,;:]\u00a0/,
    }),
  ),
  ...SUPPORTED_LOCALES.map(
    (language): Rule => ({
      what: 'a failure names neither its call nor a field: both are for support only',
      language,
      forbidden: /\{(?:call|field)\}/,
    }),
  ),
  {
    what: 'statuses have no gender: they are of an order and of a recharge',
    language: 'ru-RU',
    forbidden: /^(?:(?:не )?оплачен|отмен[её]н|возвращ[её]н|зачислен|завершён)а?(?!\p{L})/iu,
  },
  {
    what: 'one plural or select',
    language: 'en-US',
    forbidden: /, (?:plural|select),.*, (?:plural|select),/s,
  },
  {
    what: 'one plural or select',
    language: 'ru-RU',
    forbidden: /, (?:plural|select),.*, (?:plural|select),/s,
  },
];

const broken = ({ language, forbidden }: Rule): Texts =>
  Object.fromEntries(
    Object.entries(TEXTS[language]).filter(([, text]) => forbidden.test(withoutCode(text))),
  );

it.each(RULES)('$language: $what', (rule) => {
  const { except = {} } = rule;
  const found = broken(rule);
  expect(Object.fromEntries(Object.entries(found).filter(([key]) => !(key in except)))).toEqual({});
  expect(Object.keys(except).filter((key) => !(key in found))).toEqual([]);
});

/** Words that show that a text reports a failure, and verbs that say what to do next. */
const FAILURE =
  /couldn’t|can’t|failed|error\b|not found|\b(?:wrong|invalid|full)\b|dropped|no clear response|refused|unexpected|didn’t|wasn’t|no longer|too (?:many|long)|no gateway|not enough/i;
const NEXT_STEP: Readonly<Record<Locale, RegExp>> = {
  'en-US':
    /(?<!couldn’t |can’t |we’ll |your )\b(?:try|check|contact|choose|reload|sign in|enter|press|delete|open|use|save|split|add|create|update|buy|look|compare|close|allow|set|start|show|copy|leave out|change|don’t (?:pay|include)|no need)\b/i,
  // The ending of every imperative, and of a few other words.
  'ru-RU': /(?<!лим|са|хот)[ийь]те(?:сь)?(?!\p{L})|разберём|не нужно/iu,
};
const BELOW = 'stands in the text below it';
const BESIDE = 'is the control or the reason beside it';
const AFTER = 'is the sentence after it, `check.…`';
const NOT_NEEDED = 'is not needed: nothing was lost';
const NO_FAILURE = 'is not asked for: it tells no failure';
/** Texts that report a failure without saying what to do next, each with the place or the reason. */
const NEXT_STEP_ELSEWHERE: Texts = {
  'chunk.comes': NOT_NEEDED,
  'common.copyByHand': BELOW,
  'crash.chunkTitle': BELOW,
  'crash.title': BELOW,
  'failure.contractChanging': AFTER,
  'failure.httpChanging': AFTER,
  'failure.networkChanging': AFTER,
  'failure.timeoutChanging': AFTER,
  'moveMany.result.refused': BESIDE,
  'moveMany.state.refused': BESIDE,
  'notFound.title': BELOW,
  'number.refused': NOT_NEEDED,
  'outcome.found': NOT_NEEDED,
  'payment.askFailed': NOT_NEEDED,
  'place.mapFailed': NOT_NEEDED,
  'record.payment.refundFailed': BESIDE,
  'residential.errorChoose': NO_FAILURE,
  'residential.errorExample': NO_FAILURE,
  'residential.errorPaste': NO_FAILURE,
  'samples.noLogin': NO_FAILURE,
  'samples.otherProtocol': NO_FAILURE,
  'server.gone': NOT_NEEDED,
  'shell.outage': BESIDE,
  'shell.outage.part': 'is the banner above the page',
  'startup.failed': BESIDE,
  'subaccount.fixedLimit': NO_FAILURE,
  'subaccount.gone': NOT_NEEDED,
  'subaccount.import.state.invalid': BESIDE,
  'subaccount.import.state.refused': BESIDE,
  'subaccount.limitText': NO_FAILURE,
  'subaccount.lost.delete.arrived': NOT_NEEDED,
  'subaccount.lost.itDidNot': NO_FAILURE,
  'unread.nothing': BELOW,
  'unread.rows': BELOW,
  'whitelist.bulkWrong': BESIDE,
};

/** The help explains errors step by step. */
const isHelp = (key: string) => key in longTexts || /^(?:sample|tool)\./.test(key);

it.each(SUPPORTED_LOCALES)('%s: whoever reads of a failure reads what to do now', (language) => {
  const without = Object.entries(TEXTS['en-US'])
    .filter(([key, text]) => !isHelp(key) && FAILURE.test(text))
    .flatMap(([key]) => (NEXT_STEP[language].test(TEXTS[language][key] ?? '') ? [] : key));
  expect(without.sort()).toEqual(Object.keys(NEXT_STEP_ELSEWHERE).sort());
});

const CHARACTERS_MAX = 140;

/** Returns the longest form of a text: of a plural or select its longest branch. */
function longest(text: string): string {
  const at = text.search(/\{\w+, (?:plural|select),/);
  if (at < 0) return text;
  let depth = 0;
  let end = at;
  do {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
    end += 1;
  } while (depth > 0);
  const branches = [...text.slice(at + 1, end - 1).matchAll(/\{((?:[^{}]|\{[^{}]*\})*)\}/g)];
  const [branch = ''] = branches
    .map(([, one = '']) => one)
    .sort((one, other) => other.length - one.length);
  return text.slice(0, at) + branch + longest(text.slice(end));
}

/** Longer texts: both are read once, before something is done with a file. */
const LONG: Texts = {
  'report.intro': 'all that a report contains, before it is given away',
  'subaccount.import.intro': 'the format of a file',
};

it.each(SUPPORTED_LOCALES)('%s: no text outside the help is long', (language) => {
  const long = Object.entries(TEXTS[language])
    .filter(([key, text]) => !isHelp(key) && longest(text).length > CHARACTERS_MAX)
    .map(([key]) => key);
  expect(long.sort()).toEqual(Object.keys(LONG).sort());
});

/** Texts with fewer forms than the language has. */
const SAME_FORM: Texts = {
  'bell.unread': 'two and five are “новых” alike',
  'place.sum': 'countries stand in a case that has two forms',
  'residential.found.placeStocked': '“IP” has one form in Russian',
  'whitelist.bulkDone': '“IP” has one form in Russian',
};

it.each(SUPPORTED_LOCALES)('%s: texts that count have all forms of the language', (language) => {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const short = Object.entries(TEXTS[language]).flatMap(([key, text]) => {
    const [, forms = ''] = /\{\w+, plural,(.*)/s.exec(text) ?? [];
    const isGraded = /\bone \{/.test(forms) && !(language === 'ru-RU' && key in SAME_FORM);
    return isGraded && needed.some((form) => !forms.includes(`${form} {`)) ? [key] : [];
  });
  expect(short).toEqual([]);
});

it('a count that may be 0 has words for it', () => {
  for (const texts of Object.values(TEXTS)) {
    for (const key of ['whitelist.bulkDone', 'subaccount.import.done', 'residential.helpFound']) {
      expect([key, texts[key]]).toEqual([key, expect.stringContaining('=0 {')]);
    }
  }
});

/** The texts of statuses begin with a capital letter, because most stand alone. */
it('a status inside a sentence stands in quotation marks, in brackets or after a colon', () => {
  for (const [language, texts] of Object.entries(TEXTS)) {
    const bare = Object.entries(texts).filter(([, text]) =>
      /[\p{L},] \{stat(?:us|e)\}/u.test(text),
    );
    expect([language, bare.filter(([key]) => !key.startsWith('failure.'))]).toEqual([language, []]);
  }
});

/** Words in quotation marks that are not the portal's. */
const OTHERS_WORDS = [
  '407 Proxy Authentication Required',
  'CONNECT',
  'CSV UTF-8',
  'proxy',
  'scan encrypted connections',
  'tunnel',
  'what is my IP',
  'wrong username or password',
  'Спам',
];
/** Names as a Russian sentence bends them, each with the name. */
const BENT: Texts = {
  'Истории трафика': 'История трафика',
  'Настройках аккаунта': 'Настройки аккаунта',
  'Настроек аккаунта': 'Настройки аккаунта',
  Недоплате: 'Недоплата',
  Параметрах: 'Параметры',
};

it('a name in quotation marks is what its control, page or status is called', () => {
  const others = SUPPORTED_LOCALES.flatMap((language) => {
    const texts = Object.entries(MESSAGES[language]);
    // A status is named by its first words, a control that counts by each of its forms.
    const names = new Set(
      texts.flatMap(([key, text]) => [
        key.startsWith('payment.status.') ? text.replace(/[.:].*/, '') : text,
        ...[...text.matchAll(/\{([^{}]+)\}/g)].map(([, form = '']) => form),
      ]),
    );
    return texts
      .flatMap(([, text]) => [...text.matchAll(/“([^”{]+)”|«([^»{]+)»/g)])
      .map(([, english, russian = '']) => (english ?? russian).replaceAll('\u00a0', ' '))
      .filter((quoted) => !names.has(BENT[quoted] ?? quoted));
  });
  expect([...new Set(others)].sort()).toEqual([...OTHERS_WORDS].sort());
  const russian = Object.values(MESSAGES['ru-RU']).join();
  expect(Object.keys(BENT).filter((name) => !russian.includes(`«${name}»`))).toEqual([]);
});

const LETTER_RULES = [
  'subaccount.import.problem.password-letter',
  'subaccount.import.problem.username-characters',
  'subaccount.rule.characters',
  'subaccount.usernameRule',
  'user.passwordRule',
  'user.rule.letter',
] as const;

it.each(LETTER_RULES)('%s says that letters are Latin', (key) => {
  expect(MESSAGES['en-US'][key]).toContain('A–Z');
  expect(MESSAGES['ru-RU'][key]).toContain('латинск');
});
