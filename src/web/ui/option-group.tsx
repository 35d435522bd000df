import type { ReactNode } from 'react'

type OptionGroupProps = {
  readonly label: string
  /** The current choice, or a help link beside the label. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The label and tiles of one choice of a product: grade, storage or colour. */
export function OptionGroup({ label, aside, children }: OptionGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="option-legend">
        {label}
        {aside !== undefined && <span>{aside}</span>}
      </legend>
      <div className="option-tiles">{children}</div>
    </fieldset>
  )
}
