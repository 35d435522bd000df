import type { Variants } from '#domain/device/listing.ts'
import { fixedKeys, withoutKeys } from '#domain/device/listing-path.ts'
import { useText } from '#web/text/use-text.tsx'
import { ListLink } from './filter-link.tsx'
import type { LinkedList } from './use-listing.ts'

type VariantsLineProps = { readonly list: LinkedList; readonly variants: Variants | undefined }

/** The colours of a model, and how many variants of it the list has: the link shows them in its place. */
export function VariantsLine({ list, variants }: VariantsLineProps) {
  const { listing } = useText()
  if (!variants || variants.count === 1) return undefined
  const { brand, model, count, colors, colorCount } = variants
  const ofModel = { ...list.requested, brand: [brand], model: [model] }
  return (
    <div className="variants-line">
      <svg role="img" aria-label={listing.colorCount(colorCount)}>
        {colors.map(hex => (
          <circle key={hex} fill={hex} />
        ))}
      </svg>
      <ListLink list={list} filters={withoutKeys(ofModel, fixedKeys(list))}>
        {listing.variants(count)}
      </ListLink>
    </div>
  )
}
