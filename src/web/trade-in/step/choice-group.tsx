import type { ReactNode } from 'react'
import type { TradeInField } from '#domain/trade-in/step-form.ts'

type ChoiceGroupProps = {
  readonly field: TradeInField
  /** The heading of the page, or its own legend if a page asks two questions. */
  readonly labelledBy?: string | undefined
  readonly legend?: string | undefined
  readonly error: string | undefined
  readonly children: ReactNode
}

/** The answers of one question, with an error if one is missing. */
export function ChoiceGroup({ field, labelledBy, legend, error, children }: ChoiceGroupProps) {
  const errorId = `${field}-error`
  return (
    <fieldset
      id={field}
      {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
      {...(error !== undefined && { 'aria-describedby': errorId })}
      className="min-w-0"
    >
      {legend !== undefined && <legend className="mb-2.5 text-heading">{legend}</legend>}
      {error !== undefined && (
        <p id={errorId} role="alert" className="mb-2.5 text-label font-[560] text-rust">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  )
}

/** Cards side by side if there is room. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-2.5 sm:grid-cols-2">{children}</div>
}
