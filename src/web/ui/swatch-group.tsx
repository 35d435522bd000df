import { ColorDisc } from './color-disc.tsx'

export type Swatch = {
  readonly name: string
  readonly hex: string
  readonly href: string
  readonly selected: boolean
  /** Already formatted for the market: "1.649 lei". */
  readonly price: string
  /** If set, this colour is out of stock. */
  readonly unavailable?: string | undefined
}

type SwatchGroupProps = { readonly label: string; readonly swatches: readonly Swatch[] }

function SwatchLink({ swatch }: { readonly swatch: Swatch }) {
  return (
    <a href={swatch.href} title={swatch.name} {...(swatch.selected && { 'aria-current': 'true' })}>
      <ColorDisc hex={swatch.hex} />
      <span className="sr-only">
        {[swatch.name, swatch.unavailable].filter(Boolean).join(', ')}
      </span>
      {swatch.unavailable !== undefined && <span aria-hidden="true" className="swatch-stroke" />}
    </a>
  )
}

/** Colours as links; the chosen one is named beside the label. */
export function SwatchGroup({ label, swatches }: SwatchGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label font-[650]">
        {label}:{' '}
        <span className="font-normal text-ink-2">{swatches.find(one => one.selected)?.name}</span>
      </legend>
      <ul className="swatches">
        {swatches.map(swatch => (
          <li key={swatch.name}>
            <SwatchLink swatch={swatch} />
            {swatch.unavailable === undefined && <span>{swatch.price}</span>}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
