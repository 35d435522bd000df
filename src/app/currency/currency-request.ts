import { parseArgs } from 'node:util'
import { type Market, markets } from '#domain/market/market.ts'
import { type Currency, currencies } from '#domain/money/money.ts'

/** The parsed command line of a change of currency. */
export type CurrencyCommand = {
  readonly market: Market
  readonly to: Currency
  readonly mode: 'plan' | 'apply'
  readonly roundsShelf: boolean
}

export const currencyUsage = `npm run currency -- ${markets.join('|')} ${currencies.join('|')} [--apply] [--shelf-step]`

/** Returns `undefined` for arguments that are not a valid request. */
export function currencyCommand(args: readonly string[]): CurrencyCommand | undefined {
  const parsed = parsedArgs(args)
  if (!parsed) return undefined
  const { values, positionals } = parsed
  const [marketArgument, currencyArgument, ...others] = positionals
  const market = markets.find(each => each === marketArgument)
  const to = currencies.find(each => each === currencyArgument)
  if (!market || !to || others.length > 0) return undefined
  return {
    market,
    to,
    mode: values.apply ? 'apply' : 'plan',
    roundsShelf: values['shelf-step'] ?? false,
  }
}

function parsedArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { apply: { type: 'boolean' }, 'shelf-step': { type: 'boolean' } },
    })
  } catch {
    return undefined
  }
}
