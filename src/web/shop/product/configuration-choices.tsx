import type { Grade } from '#domain/device/device.ts'
import type { Choice, ChoiceGroup } from '#domain/device/listing.ts'
import { productPath } from '#domain/device/product-path.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { valueInText } from '#web/ui/configuration-text.ts'
import { OptionGroup } from '#web/ui/option-group.tsx'
import { OptionLink } from '#web/ui/option-tile.tsx'
import { SwatchGroup } from '#web/ui/swatch-group.tsx'

type ConfigurationChoicesProps = {
  readonly choices: readonly ChoiceGroup[]
  readonly grade: Grade
}

/** Storage, colour and the other options of a model; each value links to its product, in the same grade if available. */
export function ConfigurationChoices({ choices, grade }: ConfigurationChoicesProps) {
  return choices.map(group =>
    group.key === 'color' ? (
      <ColorChoice key={group.key} group={group} />
    ) : (
      <ValueChoice key={group.key} group={group} grade={grade} />
    ),
  )
}

function useAddressOf() {
  const { market, base } = useMarket()
  return ({ product, grade }: Choice) => base + productPath(market, product, grade)
}

/** Why a value is crossed out, as text; `undefined` if it is not. */
function useReason() {
  const { soldOut, notListed } = useText().product
  return ({ availability }: Choice) =>
    ({ 'in-stock': undefined, 'sold-out': soldOut, 'not-listed': notListed })[availability]
}

type ValueChoiceProps = { readonly group: ChoiceGroup; readonly grade: Grade }

function ValueChoice({ group, grade }: ValueChoiceProps) {
  const text = useText()
  const addressOf = useAddressOf()
  const reasonOf = useReason()
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
          {!choice.isChosen && choice.grade !== grade && (
            <span className="text-note">{text.general.grade[choice.grade]}</span>
          )}
        </OptionLink>
      ))}
    </OptionGroup>
  )
}

const unknownColor = '#8e9296'

function ColorChoice({ group }: { readonly group: ChoiceGroup }) {
  const { listing } = useText()
  const addressOf = useAddressOf()
  const reasonOf = useReason()
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
          unavailable: reasonOf(choice),
        }))}
      />
      {/* Each crossed-out link contains its reason for screen readers; this is the visible one. */}
      {[...crossedOut].map(([reason, choices]) => (
        <p key={reason} aria-hidden="true" className="mt-1.5 text-note text-rust">
          <span className="inline-block first-letter:uppercase">{reason}</span>:{' '}
          {choices.map(choice => choice.value).join(', ')}
        </p>
      ))}
    </div>
  )
}
