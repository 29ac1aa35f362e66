/**
 * Percent-encodes a text by RFC 3986: everything but A-Z a-z 0-9 - . _ ~ is encoded, including ! ' ( ) *, which
 * encodeURIComponent leaves. A lone surrogate becomes U+FFFD instead of throwing.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
