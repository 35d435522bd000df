import { useId } from 'react'
import { type OneyWidget, oneyTransactionCodes } from '#domain/payment/oney-widget.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useCheckout } from '../checkout-desk.tsx'
import type { OptionProps } from './payment-form.ts'
import { useOneyWidget } from './use-oney-widget.ts'

/** Spec 2.3 and 7.3: the provider's own simulation; where it does not come, the summary above says it all. */
export function OneyArea(props: OptionProps) {
  const { oneyWidget } = useCheckout()
  return oneyWidget && <WidgetArea {...props} widget={oneyWidget} />
}

type WidgetAreaProps = OptionProps & { readonly widget: OneyWidget }

function WidgetArea({ widget, now, text, option }: WidgetAreaProps) {
  // A selector takes no colons or guillemets, which React puts into ids.
  const id = `oney-${useId().replace(/[^A-Za-z0-9]/g, '')}`
  const code = oneyTransactionCodes[option.numberOfInstallments === 3 ? 3 : 4]
  const state = useOneyWidget(widget, { amount: now.financed, code, placeholder: `#${id}` })
  if (state === 'failed') return undefined
  return (
    <section aria-label={text.widget} aria-busy={state === 'loading'} className="grid">
      {state === 'loading' && <Skeleton className="col-start-1 row-start-1 h-24" />}
      <div id={id} className="col-start-1 row-start-1 min-w-0 overflow-x-auto" />
    </section>
  )
}
