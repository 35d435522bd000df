import { useEffect, useState } from 'react'
import type { OneyWidget } from '#domain/payment/oney-widget.ts'
import { type OneySimulation, showOneySimulation } from '#web/client/oney-widget.ts'

export type WidgetState = 'loading' | 'shown' | 'failed'

/** Renders the provider's simulation into the placeholder, again when the amount or the number of instalments changes. */
export function useOneyWidget(widget: OneyWidget, simulation: OneySimulation): WidgetState {
  const [state, setState] = useState<WidgetState>('loading')
  const { amount, code, placeholder } = simulation
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of `amount` are named
  useEffect(() => {
    const controller = new AbortController()
    showOneySimulation(widget, { amount, code, placeholder }, controller.signal).then(
      () => controller.signal.aborted || setState('shown'),
      () => controller.signal.aborted || setState('failed'),
    )
    return () => controller.abort()
  }, [widget, amount.minor, amount.currency, code, placeholder])
  return state
}
