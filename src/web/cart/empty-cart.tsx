import { categoryPath } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The categories that the customer can go to; phones are the button above them. */
const others = [
  ['TABLET', 'tablets'],
  ['LAPTOP', 'laptops'],
  ['SMARTWATCH', 'smartwatches'],
  ['CONSOLE', 'consoles'],
] as const

export function EmptyCart() {
  const { cart, general } = useText()
  const { base, market } = useMarket()
  return (
    <EmptyState
      level={1}
      title={cart.emptyTitle}
      action={
        <div className="grid justify-items-center gap-5">
          <ButtonLink href={base + categoryPath(market, 'phones')}>
            {general.category.SMARTPHONE}
          </ButtonLink>
          <nav aria-label={cart.emptyLinks}>
            <ul className="flex flex-wrap justify-center gap-2">
              {others.map(([type, category]) => (
                <li key={category}>
                  <ChipLink href={base + categoryPath(market, category)}>
                    {general.category[type]}
                  </ChipLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      }
    >
      {cart.emptyText}
    </EmptyState>
  )
}
