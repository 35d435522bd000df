import { minorDigits } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import type { OneyWidget } from '#domain/payment/oney-widget.ts'
import { loadScript, oncePerUrl } from './load-script.ts'
import { logWarning } from './logged.ts'

export type OneySimulation = {
  readonly amount: Money
  readonly code: '3XP' | '4XP'
  /** A CSS selector. */
  readonly placeholder: string
}

type MerchantApp = {
  readonly loadSimulationPopin: (call: { readonly options: Record<string, unknown> }) => void
}

type WidgetWindow = Window & {
  loadOneyWidget?: (ready: () => void) => void
  oneyMerchantApp?: MerchantApp
}

const timeoutMs = 10_000

/**
 * Resolves once the widget has rendered; rejects if it reports an error or does not load within 10 s (Spec 7.3,
 * providers.md).
 */
export async function showOneySimulation(
  widget: OneyWidget,
  simulation: OneySimulation,
  signal: AbortSignal,
): Promise<void> {
  const app = await merchantApp(widget.scriptUrl)
  const container = document.querySelector(simulation.placeholder)
  if (signal.aborted || !container) return
  // The widget does not clear what it rendered before.
  container.replaceChildren()
  await new Promise<void>((resolve, reject) => {
    const observer = new MutationObserver(() => resolve())
    observer.observe(container, { childList: true })
    signal.addEventListener('abort', () => observer.disconnect())
    const errorCallback = (status: unknown, response: unknown) => {
      logWidget(status, response)
      reject(new Error('The widget answered an error.'))
    }
    app.loadSimulationPopin({ options: { ...optionsOf(widget, simulation), errorCallback } })
  })
}

/** The options of the widget, under its own names (Spec 7.3). */
export function optionsOf(
  { merchantGuid, merchantName, website }: OneyWidget,
  { amount, code, placeholder }: OneySimulation,
) {
  return {
    country: 'RO',
    language: 'ro',
    merchant_guid: merchantGuid,
    merchant_name: merchantName,
    website,
    payment_amount: amount.minor / 10 ** minorDigits[amount.currency],
    filter_by: 'business_transaction_code',
    business_transaction_code: code,
    checkout_placeholder: placeholder,
  }
}

/** Rejects if the widget is not ready within 10 s. */
const merchantApp = oncePerUrl(async (url: string): Promise<MerchantApp> => {
  const page: WidgetWindow = window
  const late = AbortSignal.timeout(timeoutMs)
  try {
    await loadScript(url)
    late.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      late.addEventListener('abort', () => reject(late.reason))
      page.loadOneyWidget?.(resolve)
    })
    if (page.oneyMerchantApp) return page.oneyMerchantApp
    throw new Error('The widget came without its app.')
  } catch (error) {
    logWidget('not-loaded', url)
    throw error
  }
})

/** Spec 8: errors of the widget are logged with status and response. */
function logWidget(status: unknown, response: unknown) {
  return logWarning('Oney widget', status, response)
}
