import { alsoDiffering } from '#domain/device/choices.ts'
import type { Grade, Product } from '#domain/device/device.ts'
import type { Choice, ChoiceGroup } from '#domain/device/listing.ts'
import type { ChoiceField } from '#domain/device/product-fields.ts'
import { productPath } from '#domain/device/product-path.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { valueInText } from '#web/ui/configuration-text.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { OptionGroup } from '#web/ui/option-group.tsx'
import { OptionLink } from '#web/ui/option-tile.tsx'
import { SwatchGroup } from '#web/ui/swatch-group.tsx'

type ConfigurationChoicesProps = {
  readonly product: Product
  readonly choices: readonly ChoiceGroup[]
  readonly grade: Grade
}

/** Storage, colour and the other options of a model; each value links to its product, in the same grade if available. */
export function ConfigurationChoices({ product, choices, grade }: ConfigurationChoicesProps) {
  return choices.map(group =>
    group.key === 'color' ? (
      <ColorChoice key={group.key} product={product} group={group} />
    ) : (
      <ValueChoice key={group.key} product={product} group={group} grade={grade} />
    ),
  )
}

function useAddressOf() {
  const { market, base } = useMarket()
  return ({ product, grade }: Choice) => base + productPath(market, product, grade)
}

/** Why a value is crossed out, and what else its link changes; `undefined` if it is not. */
function useReason(product: Product, key: ChoiceField) {
  const text = useText()
  const { soldOut, onlyAs } = text.product
  return (choice: Choice) => {
    if (choice.availability === 'in-stock') return undefined
    const also = alsoDiffering(product, choice.product, key)
    if (also.length === 0) return soldOut
    return onlyAs(also.map(value => valueInText(value, text)).join(', '))
  }
}

type GroupProps = { readonly product: Product; readonly group: ChoiceGroup }

function ValueChoice({ product, group, grade }: GroupProps & { readonly grade: Grade }) {
  const text = useText()
  const { shelf } = useFormatPrice()
  const addressOf = useAddressOf()
  const reasonOf = useReason(product, group.key)
  return (
    <OptionGroup label={text.listing.filterNames[group.key]}>
      {group.items.map(choice => (
        <OptionLink
          key={choice.value}
          href={addressOf(choice)}
          selected={choice.isChosen}
          title={valueInText(choice.value, text)}
          unavailable={reasonOf(choice)}
        >
          <span className="text-note">
            {shelf(choice.price)}
            {!choice.isChosen && choice.grade !== grade && ` · ${text.general.grade[choice.grade]}`}
          </span>
        </OptionLink>
      ))}
    </OptionGroup>
  )
}

const unknownColor = '#8e9296'

function ColorChoice({ product, group }: GroupProps) {
  const { listing } = useText()
  const { shelf } = useFormatPrice()
  const addressOf = useAddressOf()
  const reasonOf = useReason(product, group.key)
  const crossedOut = Map.groupBy(
    group.items.filter(choice => reasonOf(choice) !== undefined),
    choice => reasonOf(choice),
  )
  return (
    <div>
      <SwatchGroup
        label={listing.filterNames.color}
        swatches={group.items.map(choice => ({
          name: choice.value,
          hex: choice.product.configuration.color?.hex ?? unknownColor,
          href: addressOf(choice),
          selected: choice.isChosen,
          price: shelf(choice.price),
          unavailable: reasonOf(choice),
        }))}
      />
      {/* Each crossed-out link contains its reason for screen readers; this is the visible one. */}
      {crossedOut.size > 0 && (
        <p aria-hidden="true" className="crossed-out">
          {[...crossedOut].map(([reason, choices]) => (
            <span key={reason}>
              {`${reason}: ${choices.map(choice => choice.value).join(', ')}`}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
