import cyrillic from '@fontsource-variable/sofia-sans/files/sofia-sans-cyrillic-wght-normal.woff2?url'
import greek from '@fontsource-variable/sofia-sans/files/sofia-sans-greek-wght-normal.woff2?url'
import latinExtended from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url'
import type { Language } from '#domain/market/market.ts'
import type { OfficeLanguage } from '#domain/staff/staff.ts'

/** By script (ISO 15924); brands and prices use Latin letters everywhere. */
const fontsByScript: ReadonlyMap<string, readonly string[]> = new Map([
  ['Latn', [latin, latinExtended]],
  ['Cyrl', [cyrillic, latin]],
  ['Grek', [greek, latin]],
])

/** The font files of a language. Throws if its script has none. */
export function fontsOf(language: Language | OfficeLanguage): readonly string[] {
  const { script = '' } = new Intl.Locale(language).maximize()
  const fonts = fontsByScript.get(script)
  if (!fonts) throw new RangeError(`no font is known for the script "${script}" of ${language}`)
  return fonts
}
