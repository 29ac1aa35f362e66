import { Mark } from '@/ui/page/Mark';
import { WAY_OUT } from '../config/wayOut';

/**
 * Draws the empty placeholder of spec §4 while the user and the first page's code are loaded. The placeholder looks as the painted
 * shell does, and shows the same message after 15 s (config/plugins/shell.ts).
 */
export default function Loading() {
  const { pathname, search } = window.location;
  return (
    <>
      <Mark />
      <p className="way-out">
        {WAY_OUT.map(({ lang, text, link, hint }) => (
          <span key={lang} lang={lang}>
            {text} <a href={pathname + search}>{link}</a>
            {`. ${hint}`}
          </span>
        ))}
      </p>
    </>
  );
}
