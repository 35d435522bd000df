import type { Choice, ChoiceGroup } from '#domain/device/listing.ts'
import { productPath } from '#domain/device/product-path.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { OptionGroup } from '#web/ui/option-group.tsx'
import { OptionLink } from '#web/ui/option-tile.tsx'
import { SwatchGroup } from '#web/ui/swatch-group.tsx'
import { valueInWords } from '../configuration-words.ts'

/** Storage, colour and whatever else a model comes in; each value leads to its product, in the same grade where there is one. */
export const ConfigurationChoices = ({ choices }: { readonly choices: readonly ChoiceGroup[] }) =>
  choices.map(group =>
    group.key === 'color' ? (
      <ColorChoice key={group.key} group={group} />
    ) : (
      <ValueChoice key={group.key} group={group} />
    ),
  )

const useAddressOf = () => {
  const { market, base } = useMarket()
  return ({ product, grade }: Choice) => base + productPath(market, product, grade)
}

const ValueChoice = ({ group }: { readonly group: ChoiceGroup }) => {
  const text = useText()
  const addressOf = useAddressOf()
  return (
    <OptionGroup label={text.listing.filterNames[group.key]}>
      {group.items.map(choice => (
        <OptionLink
          key={choice.value}
          href={addressOf(choice)}
          selected={choice.isChosen}
          title={valueInWords(choice.value, text)}
          {...(!choice.inStock && { unavailable: text.product.soldOut })}
        />
      ))}
    </OptionGroup>
  )
}

const unknownColor = '#8e9296'

const ColorChoice = ({ group }: { readonly group: ChoiceGroup }) => {
  const { listing, product } = useText()
  const addressOf = useAddressOf()
  return (
    <SwatchGroup
      label={listing.filterNames.color}
      swatches={group.items.map(choice => ({
        name: choice.value,
        hex: choice.product.configuration.color?.hex ?? unknownColor,
        href: addressOf(choice),
        selected: choice.isChosen,
        ...(!choice.inStock && { unavailable: product.soldOut }),
      }))}
    />
  )
}
