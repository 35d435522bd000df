import type { Market } from '#domain/market/market.ts'
import { isReady, type Readiness, type ReadinessKey } from '#domain/setting/readiness.ts'

/** What to do about a line of the checklist that is not there. */
const help: Readonly<Record<ReadinessKey, (market: Market) => string>> = {
  company: () =>
    'npm run setup -- live --company company.json, or Settings → Company in the office',
  texts: () => 'npm run setup -- live adds the usual ones; Content in the office changes them',
  places: market =>
    `npm run import -- counties counties.csv --market ${market}, then localities localities.csv`,
  owner: () => 'npm run staff -- reset NAME@EXAMPLE.COM',
  payment: () =>
    'add the provider to PROVIDERS_FILE, or switch the method off: Settings → Payment in the office',
  currency: market => `npm run currency -- ${market} EUR --apply (docs/euro.md)`,
  streets: market =>
    `npm run import -- streets streets.csv --market ${market}; without it customers type their street`,
  carrier: () => 'add it to PROVIDERS_FILE; without it staff make labels by hand',
  services: market =>
    `npm run import -- services services.csv --market ${market}; without it no warranty or insurance is offered`,
  'price-book': market =>
    `npm run import -- price-book prices.csv --market ${market}; without it no device is bought`,
  stock: market =>
    `Catalogue in the office, then npm run import -- stock devices.csv --market ${market}`,
}

const names: Readonly<Record<ReadinessKey, string>> = {
  company: 'company',
  texts: 'legal texts and pages',
  places: 'places',
  owner: 'owner in the office',
  payment: 'payment methods',
  currency: 'currency is legal tender',
  streets: 'streets',
  carrier: 'carrier',
  services: 'services',
  'price-book': 'price book',
  stock: 'devices for sale',
}

/** The checklist as lines of text, the last of which says whether the shop can open. */
export function checklistText(lines: readonly Readiness[]): readonly string[] {
  const markets = Map.groupBy(lines, ({ market }) => market)
  return [
    ...[...markets].flatMap(([market, own]) => ['', market, ...own.flatMap(linesOf)]),
    '',
    isReady(lines)
      ? 'Ready: start the shop with KINTSU_MODE=live.'
      : 'Not ready: what is MISSING has to be there first.',
  ]
}

function linesOf({ market, key, need, isThere, facts }: Readiness): readonly string[] {
  const mark = isThere ? 'ok     ' : need === 'needed' ? 'MISSING' : 'later  '
  const line = `  ${mark}  ${names[key].padEnd(25)} ${facts}`.trimEnd()
  return isThere ? [line] : [line, `           → ${help[key](market)}`]
}
