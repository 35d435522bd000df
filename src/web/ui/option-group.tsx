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
      <legend className="mb-2 flex flex-wrap gap-1.5 text-label font-[650]">
        {label}
        {aside !== undefined && <span className="font-normal text-ink-2">{aside}</span>}
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-2.5">
        {children}
      </div>
    </fieldset>
  )
}
