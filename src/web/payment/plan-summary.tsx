import type { ReactNode } from 'react'
import { subtract } from '#domain/money/arithmetic.ts'
import { lenderOf, showsFirstRate } from '#domain/payment/methods.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { percentText } from '#web/ui/percent-text.ts'
import type { OptionProps } from './payment-form.ts'
import { downPaymentOf } from './plan-values.ts'
import { withDownPayment } from './with-down-payment.ts'

/**
 * Duration, first instalment (except for GR standard and promoMulti), monthly payment, total due, APR and
 * disclosure (Spec 2.3 and 9.1).
 */
export function PlanSummary(props: OptionProps) {
  const { form, now, row, text } = props
  const { market, locale } = useMarket()
  const price = useFormatPrice()
  const downPaymentMinor = downPaymentOf(form.values.downPayment, now.financed.currency)
  const { option, downPayment } = withDownPayment(props, downPaymentMinor)
  const { numberOfInstallments, initialPayment, monthlyPayment, totalAmountDue } = option
  const apr = percentText(option.apr, locale)
  const terms = {
    financed: price.total(subtract(now.financed, downPayment)),
    installments: numberOfInstallments,
    rate: percentText(option.interestRate, locale),
    apr,
    total: price.total(subtract(totalAmountDue, downPayment)),
    lender: lenderOf(row.type)?.name ?? '',
  }
  return (
    <div className="rounded-button bg-porcelain px-3.5 py-3">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-3 gap-y-2.5 sm:grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))]">
        <Fact name={text.duration}>{text.months(numberOfInstallments)}</Fact>
        {downPayment.minor > 0 && <Fact name={text.downPaid}>{price.total(downPayment)}</Fact>}
        {showsFirstRate(market, row.type) && (
          <Fact name={text.firstRate}>{price.total(initialPayment)}</Fact>
        )}
        <Fact name={text.monthly}>{price.total(monthlyPayment)}</Fact>
        <Fact name={text.total}>{price.total(totalAmountDue)}</Fact>
        <Fact name={text.apr}>{apr}</Fact>
      </dl>
      <p className="mt-3 text-note text-ink-2">{text.disclosure(terms)}</p>
    </div>
  )
}

type FactProps = { readonly name: string; readonly children: ReactNode }

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt className="text-note text-ink-2">{name}</dt>
      <dd className="font-bold whitespace-nowrap">{children}</dd>
    </div>
  )
}
