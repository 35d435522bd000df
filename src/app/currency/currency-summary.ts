import { perEuro, rateScale } from '#domain/money/convert.ts'
import type { Currency } from '#domain/money/money.ts'
import type { CurrencyRefusal, CurrencyReport } from '#services/money/change-currency.ts'
import type { CurrencyCommand } from './currency-request.ts'

/** What was or would be converted, for a person. */
export function currencySummary(
  { market, mode, roundsShelf }: CurrencyCommand,
  { from, to, isUndo, places, open, texts }: CurrencyReport,
): readonly string[] {
  const rate = (perEuro[from === 'EUR' ? to : from] ?? rateScale) / rateScale
  const width = Math.max(...places.map(({ place }) => place.length))
  return [
    `${market}: ${from} → ${to}, 1 EUR = ${rate} ${from === 'EUR' ? to : from}${isUndo ? ', back to what it was' : ''}`,
    ...(roundsShelf ? ['Shelf prices are rounded down to whole units.'] : []),
    '',
    `${'amounts'.padEnd(width)} ${'rows'.padStart(9)} ${from.padStart(18)} ${to.padStart(18)}`,
    ...places.map(
      ({ place, rows, before, after }) =>
        `${place.padEnd(width)} ${String(rows).padStart(9)} ${inUnits(before)} ${inUnits(after)}`,
    ),
    '',
    `Agreed in ${from}, which they keep: ${open.orders} open orders (${open.awaitingPayment} wait for a payment), ${open.sales} open sales.`,
    ...(open.startedPayments.length > 0
      ? [
          `Payments started in ${from} that have not ended, so --apply is refused until they have: ${open.startedPayments.join(', ')}.`,
        ]
      : []),
    ...(texts.length > 0 ? [`Texts that go on naming ${from}: ${texts.join(', ')}.`] : []),
    mode === 'plan'
      ? 'Nothing was written. Stop the shop and add --apply to change the currency.'
      : 'The currency is changed. Start the shop again.',
  ]
}

function inUnits(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0')
  const written = `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
  return written.padStart(18)
}

export function refusalText(refusal: CurrencyRefusal, to: Currency): string {
  switch (refusal.kind) {
    case 'same-currency':
      return `The currency is already ${to}.`
    case 'no-fixed-rate':
      return `There is no fixed rate between ${refusal.from} and ${to}.`
    case 'nothing-to-undo':
      return `The currency was not changed from ${to} to ${refusal.from} by this command, so there is nothing to go back to.`
    case 'already-used':
      return `It is too late to go back to ${to}: ${refusal.orders} orders and ${refusal.sales} sales were agreed in ${refusal.from}.`
    case 'payments-open':
      return `Payments that were started in ${refusal.from} have not ended. Wait until they have, or end these orders: ${refusal.orders.join(', ')}.`
    case 'shop-is-running':
      return 'The shop is running. Stop all of its processes first: they would go on with the old currency.'
  }
}
