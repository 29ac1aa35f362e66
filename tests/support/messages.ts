import type { Locale } from '../../src/lib/locale';
import app from '../../src/locales/en-US';
import handover from '../../src/locales/en-US/handover';
import moveMany from '../../src/locales/en-US/moveMany';
import report from '../../src/locales/en-US/report';
import subAccountImport from '../../src/locales/en-US/subAccountImport';
import longTexts from '../../src/locales/longTexts/en-US';
import longTextsRu from '../../src/locales/longTexts/ru-RU';
import portal from '../../src/locales/portal/en-US';
import portalRu from '../../src/locales/portal/ru-RU';
import appRu from '../../src/locales/ru-RU';
import handoverRu from '../../src/locales/ru-RU/handover';
import moveManyRu from '../../src/locales/ru-RU/moveMany';
import reportRu from '../../src/locales/ru-RU/report';
import subAccountImportRu from '../../src/locales/ru-RU/subAccountImport';

const english = {
  ...app,
  ...handover,
  ...longTexts,
  ...moveMany,
  ...portal,
  ...report,
  ...subAccountImport,
};

/** The key of any text, also of those that the portal loads by themselves. */
export type TextKey = keyof typeof english;

/** Every text of the portal as the locales hold it, before placeholders are filled. */
export const MESSAGES: Readonly<Record<Locale, Readonly<Record<TextKey, string>>>> = {
  'en-US': english,
  'ru-RU': {
    ...appRu,
    ...handoverRu,
    ...longTextsRu,
    ...moveManyRu,
    ...portalRu,
    ...reportRu,
    ...subAccountImportRu,
  },
};
