import { Form } from 'react-router'
import { type Market, marketNames } from '#domain/market/market.ts'
import { Button } from '../ui/button.tsx'
import { useOfficeText } from './office-text.ts'
import { Choice, TextField } from './parts.tsx'

type MarketBarProps = {
  readonly market: Market
  readonly ownMarkets: readonly Market[]
  /** What is searched for, with the name of its field; `undefined` if nothing can be. */
  readonly search?: { readonly label: string; readonly typed: string }
}

/** Chooses the market of a page, and what is searched for on it; sent by GET. */
export function MarketBar({ market, ownMarkets, search }: MarketBarProps) {
  const { list } = useOfficeText()
  if (ownMarkets.length < 2 && !search) return null
  return (
    <Form key={market} className="flex flex-wrap items-end gap-2">
      {ownMarkets.length > 1 ? (
        <Choice
          label={list.market}
          name="market"
          defaultValue={market}
          options={ownMarkets.map(each => [each, marketNames[each]] as const)}
        />
      ) : (
        <input type="hidden" name="market" value={market} />
      )}
      {search && (
        <TextField
          label={search.label}
          name="q"
          defaultValue={search.typed}
          autoComplete="off"
          className="min-w-50 flex-1"
        />
      )}
      <Button type="submit" tone="ghost" size="small">
        {list.show}
      </Button>
    </Form>
  )
}
