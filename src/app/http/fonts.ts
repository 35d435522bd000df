import cyrillic from '@fontsource-variable/sofia-sans/files/sofia-sans-cyrillic-wght-normal.woff2?url'
import greek from '@fontsource-variable/sofia-sans/files/sofia-sans-greek-wght-normal.woff2?url'
import latinExtended from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url'
import type { Language } from '#domain/market/market.ts'

/** The font files of each language; brands and prices use Latin letters everywhere. */
export const fontsOf: Record<Language, readonly string[]> = {
  ro: [latin, latinExtended],
  bg: [cyrillic, latin],
  hu: [latin, latinExtended],
  el: [greek, latin],
}
