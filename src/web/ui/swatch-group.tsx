import { classNames } from './class-names.ts'
import { ColorDisc } from './color-disc.tsx'

export type Swatch = {
  readonly name: string
  readonly hex: string
  readonly href: string
  readonly selected: boolean
  /** If set, this colour is out of stock. */
  readonly unavailable?: string | undefined
}

type SwatchGroupProps = { readonly label: string; readonly swatches: readonly Swatch[] }

function SwatchLink({ swatch }: { readonly swatch: Swatch }) {
  return (
    <a
      href={swatch.href}
      title={swatch.name}
      {...(swatch.selected && { 'aria-current': 'true' })}
      className={classNames(
        'swatch',
        swatch.selected
          ? 'outline-2 outline-offset-3 outline-jade focus-visible:outline-4'
          : 'hover:outline-2 hover:outline-offset-3 hover:outline-line-2',
      )}
    >
      <ColorDisc hex={swatch.hex} className="size-full border-ink/15" />
      <span className="sr-only">
        {swatch.name}
        {swatch.unavailable !== undefined && `, ${swatch.unavailable}`}
      </span>
      {swatch.unavailable !== undefined && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 rotate-45 bg-paper outline-1 outline-ink-3"
        />
      )}
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
      <ul className="flex flex-wrap gap-4 p-1">
        {swatches.map(swatch => (
          <li key={swatch.name}>
            <SwatchLink swatch={swatch} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
