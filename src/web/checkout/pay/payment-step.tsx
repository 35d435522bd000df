import { choosePlan } from '#domain/payment/choose-plan.ts'
import { usePaymentOptions } from '#web/checkout/pay/use-payment-options.tsx'
import { usePaymentRows } from '#web/checkout/pay/use-payment-rows.ts'
import { choiceOf, type PaymentValues } from '#web/payment/plan-values.ts'
import { useText } from '#web/text/use-text.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { NoneOpen } from '../none-open.tsx'
import { StepForm } from '../step-form.tsx'
import { Consents } from '../summary/consents.tsx'
import { LazyBeforeMethods } from '../voucher/lazy-before-methods.tsx'
import { PaidStep } from './paid-step.tsx'
import { usePaymentForm } from './use-payment-form.ts'

const step = 'payment-method'

/** Vouchers come first; the rest is paid with one of the methods. */
export function PaymentStep() {
  const { isPaidByVouchers } = useCheckout()
  return (
    <>
      <LazyBeforeMethods />
      {isPaidByVouchers ? <PaidStep /> : <MethodStep />}
    </>
  )
}

/** Selectable rows, disabled ones with their reason, the chosen one with its details, and the consents (Spec 2.3). */
function MethodStep() {
  const { complete, checkout, today } = useCheckout()
  const legend = useText().checkout.steps[step]
  const now = usePaymentRows()
  const payment = usePaymentForm(now)
  const { form, row } = payment
  const { options, value, choose } = usePaymentOptions(now, payment)
  const submit = (values: PaymentValues) => {
    const choice = choiceOf(values, row)
    if (!choice) return
    const { type, plan } = choice
    if (!type) return complete(step, choice)
    const { schemes, financed: total } = now
    const chosen = choosePlan({ market: checkout.market, type, plan, schemes, total, today })
    if (chosen.ok) complete(step, choice)
  }
  const isStuck = options.every(option => 'disabledReason' in option)
  const { id, error } = form.field('type')
  return (
    <StepForm form={form} onSubmit={submit}>
      {isStuck && <NoneOpen />}
      <div id={id} tabIndex={-1}>
        <RadioCards
          hideLegend
          legend={legend}
          name={step}
          value={value}
          onChange={choose}
          options={options}
          error={error}
        />
      </div>
      <Consents form={form} />
    </StepForm>
  )
}
