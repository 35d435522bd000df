/** What a browser calls itself, shortened to what its owner calls it. */
export type BrowserName = { readonly browser: string; readonly system: string }

/** The first that fits: each of these also calls itself what stands below it. */
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

function named(table: readonly (readonly [string, string])[], userAgent: string) {
  return table.find(([mark]) => userAgent.includes(mark))?.[1]
}

export function browserName(userAgent: string): BrowserName | undefined {
  const browser = named(browsers, userAgent)
  const system = named(systems, userAgent)
  return browser && system ? { browser, system } : undefined
}
