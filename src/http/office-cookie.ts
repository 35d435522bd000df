import { isOfficeLanguage, type OfficeLanguage, officeLanguages } from '#domain/staff/staff.ts'

const name = 'kintsu.office-language'

/** The language of the office before somebody has signed in: of the last who did, else of the browser. */
export function officeLanguageOf(headers: Headers): OfficeLanguage {
  const [, kept = ''] =
    new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(headers.get('cookie') ?? '') ?? []
  if (isOfficeLanguage(kept)) return kept
  const accepted = (headers.get('accept-language') ?? '').toLowerCase().split(',')
  return (
    accepted
      .map(part => officeLanguages.find(language => part.trim().startsWith(language)))
      .find(language => language !== undefined) ?? 'en'
  )
}

const yearSeconds = 365 * 86_400

export function officeLanguageCookie(language: OfficeLanguage): string {
  return `${name}=${language}; Path=/office; Max-Age=${yearSeconds}; SameSite=Lax; HttpOnly`
}
