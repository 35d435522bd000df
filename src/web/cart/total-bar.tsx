import type { ReactNode } from 'react'
import type { Money } from '#domain/money/money.ts'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'

type TotalBarProps = { readonly total: Money; readonly children: ReactNode }

/** On a phone the total and the button to continue stay in view. */
export function TotalBar({ total, children }: TotalBarProps) {
  const { general } = useText()
  const format = useFormatPrice()
  return (
    <div className="sticky bottom-(--consent,0px) z-20 -mx-4 mt-6 flex items-center gap-4 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden">
      <p className="shrink-0 text-note text-ink-2">
        {general.total}
        <b className="block text-name whitespace-nowrap text-ink">{format.total(total)}</b>
      </p>
      {children}
    </div>
  )
}
