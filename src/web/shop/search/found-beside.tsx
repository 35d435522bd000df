import type { CartSettings } from '#domain/cart/settings.ts'
import type { AccessoryCard as Accessory } from '#domain/device/accessory-listing.ts'
import type { HelpPage } from '#domain/device/search/help-text.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccessoryCard } from '../accessories/accessory-card.tsx'

export type FoundBesideProps = {
  /** The first of the accessories that the search names; `path` is the list of all of them, within the market. */
  readonly accessories?: {
    readonly cards: readonly Accessory[]
    readonly path: string
    readonly settings: CartSettings
  }
  /** The pages of help that it names. */
  readonly help: readonly HelpPage[]
}

/** What a search names besides devices: pages of help, and accessories, which are added to the cart here. */
export function FoundBeside({ accessories, help }: FoundBesideProps) {
  const { search, product } = useText()
  const { base } = useMarket()
  return (
    <>
      {help.length > 0 && <HelpLinks pages={help} />}
      {accessories && (
        <section aria-labelledby="accessories-title" className="mb-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 id="accessories-title">{search.accessoriesTitle}</h2>
            <TextLink href={base + accessories.path}>{search.seeAccessories}</TextLink>
          </div>
          <noscript>
            <p className="mt-3 text-meta text-ink-2">{product.needsScript}</p>
          </noscript>
          <ul className="mt-4 grid gap-2.5 sm:grid-cols-2 sm:gap-4.5 min-[72rem]:grid-cols-3">
            {accessories.cards.map((accessory, index) => (
              <li key={accessory.id} id={`accessory-${index + 1}`} className="min-w-0 scroll-mt-24">
                <AccessoryCard
                  accessory={accessory}
                  settings={accessories.settings}
                  level={3}
                  loading={index < firstRow ? 'eager' : 'lazy'}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The number of pictures in view before scrolling. */
const firstRow = 3

function HelpLinks({ pages }: { readonly pages: readonly HelpPage[] }) {
  const { search } = useText()
  const { market, base } = useMarket()
  return (
    <nav aria-label={search.helpTitle} className="mb-5 flex flex-wrap items-center gap-2">
      <span className="text-meta text-ink-2">{search.helpTitle}:</span>
      {pages.map(page => (
        <ChipLink key={page} href={base + buildUrl(market, page)}>
          {search.helpPages[page]}
        </ChipLink>
      ))}
    </nav>
  )
}
