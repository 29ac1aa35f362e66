import { Button, Flex } from 'antd';
import { saveLanguageChoice, switchLocale } from '@/lib/browser/locale';
import { LANGUAGE_NAMES, SUPPORTED_LOCALES } from '@/lib/locale';
import { useLocaleName, useText } from '@/ui/format/text';
import styles from './user.module.css';

/** Shows the language switch of the pages before sign-in. */
export function LanguageLinks() {
  const t = useText();
  const current = useLocaleName();
  const choose = async (locale: string) => {
    if (await switchLocale(locale)) saveLanguageChoice(locale);
  };
  return (
    <Flex
      role="group"
      flex="none"
      gap={4}
      className={styles.languages}
      aria-label={t('common.language')}
    >
      {SUPPORTED_LOCALES.map((locale) => (
        <Button
          key={locale}
          type={locale === current ? 'default' : 'text'}
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => void choose(locale)}
        >
          {LANGUAGE_NAMES[locale]}
        </Button>
      ))}
    </Flex>
  );
}
