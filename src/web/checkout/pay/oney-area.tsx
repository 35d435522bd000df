import { useId } from 'react'
import { type OneyWidget, oneyTransactionCodes } from '#domain/payment/oney-widget.ts'
import type { OptionProps } from '#web/payment/payment-form.ts'
import { useOneyWidget } from '#web/payment/use-oney-widget.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useCheckout } from '../checkout-context.tsx'

/** The provider's own simulation; if it does not load, the summary above has all the information (Spec 2.3 and 7.3). */
export function OneyArea(props: OptionProps) {
  const { oneyWidget } = useCheckout()
  return oneyWidget && <WidgetArea {...props} widget={oneyWidget} />
}

type WidgetAreaProps = OptionProps & { readonly widget: OneyWidget }

function WidgetArea({ widget, now, text, option }: WidgetAreaProps) {
  // React puts colons or guillemets into ids, which are not valid in a selector.
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
