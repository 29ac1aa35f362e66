import { Mark } from '@/ui/page/Mark';
import { WAY_OUT } from '../config/wayOut';

/**
 * The empty placeholder of spec §4, shown while the user and the first page's code are loaded. It looks as the painted shell does
 * and has its way out after 15 s (config/plugins/shell.ts).
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
