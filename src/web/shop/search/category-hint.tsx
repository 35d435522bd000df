import { categoryPath } from '#domain/market/build-url.ts'
import type { Category } from '#domain/market/category.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { categoryWord } from '../category-word.ts'

/** The search text named a category: links to all of it. */
export function CategoryHint({ category }: { readonly category: Category }) {
  const text = useText()
  const { market, base } = useMarket()
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-meta text-ink-2">
      {text.search.alsoIn}
      <ChipLink href={base + categoryPath(market, category)}>
        {categoryWord(category, text)}
      </ChipLink>
    </p>
  )
}
