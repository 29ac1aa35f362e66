import { isValueRefusal } from '@/api/callOutcome';
import { forgetLanguageChoice, saveCustomersLanguage } from '@/lib/browser/locale';
import { setlang } from '@/services/user';

/**
 * Tells the service a customer's language, which it needs for its mails. The choice is stored until it is confirmed or refused: a
 * change is never repeated in a loop (contract), so one whose answer was lost is sent at this customer's next start, unless they
 * choose another language before.
 */
export function sendLanguage(userId: string, lang: string): void {
  saveCustomersLanguage(userId, lang);
  const forget = () => forgetLanguageChoice(userId, lang);
  setlang({ lang }).then(forget, (error: unknown) => {
    // The request policy shows a failure.
    if (isValueRefusal(error)) forget();
  });
}
