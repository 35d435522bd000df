import { createContext, useContext } from 'react'
import { type OfficeLanguage, officeLanguages } from '#domain/staff/staff.ts'
import type { OfficeText } from '#text/staff/page/en.ts'
import { officeLoaders } from '#text/staff/page/office-loaders.ts'

/** The languages spoken here: on a server all, in a browser the one of its page. */
const loaded: readonly OfficeLanguage[] =
  typeof document === 'undefined'
    ? officeLanguages
    : [document.documentElement.lang as OfficeLanguage]

const texts: ReadonlyMap<OfficeLanguage, OfficeText> = new Map(
  await Promise.all(
    loaded.map(async language => [language, await officeLoaders[language]()] as const),
  ),
)

export const OfficeLanguageContext = createContext<OfficeLanguage>('en')

export function useOfficeText(): OfficeText {
  const language = useContext(OfficeLanguageContext)
  const text = texts.get(language)
  if (!text) throw new Error(`The office was not loaded in "${language}".`)
  return text
}
