import type { Language } from '#domain/market/market.ts'
import type { OfficeLanguage } from '#domain/staff/staff.ts'
import { fontsOf } from './fonts.ts'

const known = new Map<string, string>()

/**
 * The `Link` header of a page: its style sheets and the fonts of its language. A browser requests them before it has
 * read the page, and a CDN may send them ahead of it (103 Early Hints, RFC 8297).
 */
export function preloadsOf(language: Language | OfficeLanguage, styles: readonly string[]): string {
  const key = `${language} ${styles.join(' ')}`
  const found = known.get(key) ?? writePreloads(language, styles)
  known.set(key, found)
  return found
}

function writePreloads(language: Language | OfficeLanguage, styles: readonly string[]): string {
  return [
    ...styles.map(href => `<${href}>; rel=preload; as=style`),
    // Fonts are requested without credentials, so they are preloaded in this way too.
    ...fontsOf(language).map(
      href => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    ),
  ].join(', ')
}
