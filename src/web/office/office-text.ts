import { createContext, useContext } from 'react'
import { type OfficeLanguage, officeLanguages } from '#domain/staff/staff.ts'
import type { OfficeText } from '#text/staff/page/en.ts'
import { officeLoaders } from '#text/staff/page/office-loaders.ts'

/** In a browser, the language of its page until it is loaded anew; a server speaks all. */
const pageLanguage =
  typeof document === 'undefined' ? undefined : (document.documentElement.lang as OfficeLanguage)

const texts: ReadonlyMap<OfficeLanguage, OfficeText> = new Map(
  await Promise.all(
    (pageLanguage === undefined ? officeLanguages : [pageLanguage]).map(
      async language => [language, await officeLoaders[language]()] as const,
    ),
  ),
)

export const OfficeLanguageContext = createContext<OfficeLanguage>('en')

/** Another tab may have chosen another language since this page was loaded: the page keeps its own. */
export function useOfficeLanguage(): OfficeLanguage {
  const language = useContext(OfficeLanguageContext)
  return pageLanguage ?? language
}

export function useOfficeText(): OfficeText {
  const language = useOfficeLanguage()
  const text = texts.get(language)
  if (!text) throw new Error(`The office was not loaded in "${language}".`)
  return text
}
