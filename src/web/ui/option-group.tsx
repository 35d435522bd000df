import type { ReactNode } from 'react'

type OptionGroupProps = {
  readonly label: string
  /** What is chosen now, or a question beside the label. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Label and tiles of one question of a product: grade, storage, colour. */
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
