import type { ListingCard } from '#domain/device/listing.ts'
import type { Searched } from '#domain/device/listing-path.ts'
import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import { type Category, categories } from '#domain/market/category.ts'
import type { SearchText } from '#text/device/search-page/ro.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { CardGrid } from '../card-grid.tsx'
import { categoryLabel } from '../category-word.ts'
import { useTrackList } from '../listing/use-track-list.ts'
import { FoundBeside, type FoundBesideProps } from './found-beside.tsx'
import { SearchBox } from './search-box.tsx'

type SearchHelpProps = FoundBesideProps & {
  readonly search: Searched
  readonly popular: readonly ListingCard[]
  /** The category that the search text names. */
  readonly category?: Category
}

/** Nothing was searched for, or no device found: shows what else the search names, and always offers a way to continue. */
export function SearchHelp({ search: { text }, popular, category, ...beside }: SearchHelpProps) {
  const { search, shell } = useText()
  const { market, base } = useMarket()
  useTrackList('popular', popular)
  const hasFound = beside.accessories !== undefined || beside.help.length > 0
  return (
    <div className="wrap pt-5 pb-7 sm:pt-7">
      <Breadcrumbs
        crumbs={[
          { label: shell.home, href: base + buildUrl(market, 'home') },
          { label: search.page },
        ]}
      />
      <h1 className="mt-3 sm:mt-4">{titleOf(text, hasFound, search)}</h1>
      {!hasFound && (
        <div className="mt-3 max-w-[60ch] text-ink-2">
          {text === '' ? <p>{search.askText}</p> : <Hints />}
        </div>
      )}
      <div className="mt-5">
        <SearchBox place="page" />
      </div>
      {hasFound && (
        <div className="mt-7">
          <FoundBeside {...beside} />
        </div>
      )}
      {!beside.accessories && <CategoryChips offered={category ? [category] : categories} />}
      {popular.length > 0 && <Popular cards={popular} />}
    </div>
  )
}

function Popular({ cards }: { readonly cards: readonly ListingCard[] }) {
  return (
    <section aria-labelledby="popular-title" className="mt-9">
      <h2 id="popular-title">{useText().search.popular}</h2>
      <div className="mt-5">
        <CardGrid cards={cards} columns="four" level={3} inView={2} />
      </div>
    </section>
  )
}

function titleOf(text: string, hasFound: boolean, search: SearchText) {
  if (text === '') return search.askTitle
  return hasFound ? search.title(text) : search.nothing(text)
}

function Hints() {
  return (
    <ul className="list-disc space-y-1 pl-5">
      {useText().search.hints.map(hint => (
        <li key={hint}>{hint}</li>
      ))}
    </ul>
  )
}

function CategoryChips({ offered }: { readonly offered: readonly Category[] }) {
  const text = useText()
  const { market, base } = useMarket()
  return (
    <ul aria-label={text.shell.mainNavigation} className="mt-5 flex flex-wrap gap-2">
      {offered.map(category => (
        <li key={category}>
          <ChipLink href={base + categoryPath(market, category)}>
            {categoryLabel(category, text)}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}
