import { BrandMark } from '@/ui/page/BrandMark';
import { NOT_LOADED_MESSAGES } from '../config/notLoadedMessages';

/**
 * Draws the empty placeholder of spec §4 while the user and the first page's code are loaded. The placeholder looks as the painted
 * shell does, and shows the same message after 15 s (config/plugins/shell.ts).
 */
export default function Loading() {
  const { pathname, search } = window.location;
  return (
    <>
      <BrandMark />
      <p className="way-out">
        {NOT_LOADED_MESSAGES.map(({ lang, text, link, hint }) => (
          <span key={lang} lang={lang}>
            {text} <a href={pathname + search}>{link}</a>
            {`. ${hint}`}
          </span>
        ))}
      </p>
    </>
  );
}
