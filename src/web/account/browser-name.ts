/** A user agent string, shortened to the names its owner uses. */
export type BrowserName = { readonly browser: string; readonly system: string }

/** The first match counts: each of these browsers also claims to be those below it. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

function nameIn(table: readonly (readonly [string, string])[], userAgent: string) {
  return table.find(([token]) => userAgent.includes(token))?.[1]
}

export function browserName(userAgent: string): BrowserName | undefined {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  return browser && system ? { browser, system } : undefined
}
