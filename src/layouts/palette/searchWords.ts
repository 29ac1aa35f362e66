import type { Locale } from '@/lib/locale';

/**
 * The words by which customers look for a command, by its id (a page's is its path), in addition to its name: its name in the other
 * language, former ones, and those at other services, with commas between them.
 */
const WORDS: Readonly<Record<string, string> & Record<`language-${Locale}`, string>> = {
  '/dashboard': `
    dashboard, home, overview, main page, traffic left, personal account, checklist, first steps, runway,
    when traffic runs out (utc), find us, telegram, contact, support,
    обзор, главная, сводка, остаток трафика, первые шаги, когда закончится трафик (utc), личный кабинет,
    наши каналы, телеграм, связаться, поддержка`,
  '/neworder': `
    new order, buy traffic, purchase, plans, packages, prices, pricing, cost, coupon, discount, free trial, my orders,
    order history, invoices, receipts, buy again, checkout, renew,
    новый заказ, купить трафик, покупка, тарифы, пакеты, цена, цены, стоимость, промокод, скидка, пробный период, мои заказы,
    история заказов, счета, квитанция, квитанции, чеки, оплатить заказ, купить ещё, продлить`,
  '/residential': `
    residential proxies, generate proxy list, formatted proxy list, generator, proxy lines, credentials,
    endpoints, host, port, gateways, locations, countries, places, stock, world map, rotation, randomize ip, sticky ip,
    rotating proxies, random ip, session, code samples, tool presets, settings for other programs, tools,
    programs, anti-detect browsers, test it, api link, qr code, integration, presets, test,
    curl, wget, python, requests, scrapy, node.js, javascript, axios, golang, php, java, c#, ruby, playwright, puppeteer, selenium,
    adspower, multilogin, gologin, dolphin anty, foxyproxy, proxifier, postman, http, https, socks5,
    резидентные прокси, список прокси, сгенерировать, создать список, готовый список прокси, генератор,
    строки прокси, хост, порт, шлюзы, локации, страны, места, наличие, ip в наличии, карта мира, ротация, случайный ip,
    закреплённый ip, sticky-сессия, липкая сессия, длительность сессии, новый ip, примеры кода,
    настройки для программ, антидетект-браузеры, api-ссылка, qr-код, логин и пароль прокси, наборы параметров,
    проверка`,
  '/proxysetting/subaccount': `
    sub-accounts, subaccounts, sub-users, proxy users, clients, resellers, proxy settings, traffic limit, team,
    allocate traffic, recycle traffic, move traffic, import sub-accounts, handover card,
    субаккаунты, подаккаунты, субпользователи, клиенты, реселлеры, настройки прокси, лимит трафика, команда,
    выделить трафик, забрать трафик, вернуть трафик, перенести трафик, импорт, карточка доступа`,
  '/proxysetting/addsub': `
    add sub-account, new sub-account, create user, new user,
    новый субаккаунт, добавить субаккаунт, создать пользователя`,
  '/proxysetting/whitelist': `
    whitelist, white list, allowlist, allowed ips, ip list, ip addresses, add ip, ip authorization, bulk add, my ip,
    белый список, вайтлист, разрешённые ip, ip-адреса, адреса, добавить ip, доступ по ip, авторизация по ip,
    мой ip`,
  '/usage': `
    usage, statistics, stats, consumption, expired traffic, traffic history, traffic change record, log, chart,
    breakdown, shares, statement, export csv,
    расход трафика, статистика, изменения трафика, история трафика, сгоревший трафик, журнал, график,
    распределение, доли, экспорт`,
  '/recharge': `
    recharge, add funds, top up, balance, deposit, wallet, crypto, usdt, cryptomus, recharge record, payments,
    payment history, billing, refund,
    пополнение, пополнить баланс, баланс, депозит, кошелёк, оплата, платежи, история платежей, крипта,
    история пополнений, деньги, возврат денег`,
  '/account/setting': `
    account settings, profile, preferences, api token, api key, regenerate token, sign out of all tabs,
    sign out everywhere, email,
    настройки аккаунта, профиль, аккаунт, api-токен, токен, ключ api, выйти на всех вкладках,
    выйти во всех вкладках, выйти везде, почта`,
  '/account/resetpassword': `
    change password, new password, reset password, security,
    смена пароля, сменить пароль, изменить пароль, новый пароль, безопасность`,
  'usage-details': `
    traffic usage detail, where did my traffic go, where did my gb go, by country, by hour,
    детализация расхода, куда ушёл трафик, куда ушли гб, по странам, по часам`,
  faq: 'getting started, faq, help, questions, с чего начать, вопросы и ответы, помощь, справка',
  errors: `
    errors and fixes, 402, 403, 404, 407, 429, 502, time-out, error decoder, not working,
    ошибки: что делать, ошибки и их решения, тайм-аут, не работает, ошибка`,
  'api-document': 'api document, api documentation, api docs, api, документация api',
  language: 'language, translate, язык, перевод',
  'language-en-US': 'en-us, english, английский',
  'language-ru-RU': 'ru-ru, russian, русский',
  theme: 'theme, appearance, тема, оформление',
  'theme-system': 'system',
  'theme-light': 'light, light mode, светлая тема',
  'theme-dark': 'dark, dark mode, тёмная тема',
  report: `
    report a problem, bug, support, contact support, contact, complaint,
    отчёт для поддержки, сообщить о проблеме, поддержка, написать в поддержку, жалоба, баг`,
  signout: 'sign out, log out, logout, exit, выйти, выход, разлогиниться',
};

/** The words of each command, each for itself: a query that is one of them ranks first. */
export const SEARCH_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(WORDS).map(([id, words]) => [id, words.split(',').map((word) => word.trim())]),
);
