import type { Variants } from '#domain/device/listing.ts'
import { fixedKeys, withoutKeys } from '#domain/device/listing-path.ts'
import { useText } from '#web/text/use-text.tsx'
import { filterLink } from './filter-link.tsx'
import type { LinkedList } from './use-listing.ts'

export type VariantsLink = ReturnType<typeof variantsLink>

/** The link to the variants of a model, which the list shows in its place; `undefined` if there is one alone. */
export function variantsLink(list: LinkedList, variants: Variants | undefined) {
  if (!variants || variants.count === 1) return undefined
  const { brand, model } = variants
  const ofModel = { ...list.requested, brand: [brand], model: [model] }
  return filterLink(list, withoutKeys(ofModel, fixedKeys(list)))
}

type VariantsLineProps = {
  readonly variants: Variants | undefined
  readonly link: VariantsLink
}

/** The colours of a model, and how many variants of it the list has. */
export function VariantsLine({ variants, link }: VariantsLineProps) {
  const { listing } = useText()
  if (!variants || !link) return undefined
  const { count, colors, colorCount } = variants
  return (
    <div className="variants-line">
      <svg role="img" aria-label={listing.colorCount(colorCount)}>
        {colors.map(hex => (
          <circle key={hex} fill={hex} />
        ))}
      </svg>
      <a {...link}>{listing.variants(count)}</a>
    </div>
  )
}
