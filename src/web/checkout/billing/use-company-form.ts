import type { Billing } from '#domain/address/billing.ts'
import { companyRules } from '#domain/address/company.ts'
import { completedValue } from '#domain/checkout/checkout.ts'
import { domesticTaxNumberRules } from '#domain/field/company-rules.ts'
import { hasDomesticTaxNumber } from '#domain/field/patterns/domestic-tax-number.ts'
import { addressFormRules } from '#web/form/address-form.ts'
import { useForm } from '#web/form/use-form.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { refusedFields } from '../refused-fields.ts'
import {
  type CompanyName,
  type CompanySeat,
  companyDraft,
  companyLabels,
  companyValues,
} from './company-form.ts'

const step = 'billing-details'

export function useCompanyForm(known: Billing | undefined, seat: CompanySeat) {
  const { checkout, save, refusals } = useCheckout()
  const { market } = useMarket()
  const { checkout: text } = useText()
  // In the order of the form, because errors are listed in this order.
  const { fiscalCode, registrationNumber, ...others } = companyRules(market)
  const own = seat.kind === 'own' && addressFormRules(market)
  const domestic = hasDomesticTaxNumber(market) && {
    domesticTaxNumber: domesticTaxNumberRules(market),
  }
  const rules = { fiscalCode, ...domestic, registrationNumber, ...others, ...own }
  return useForm<CompanyName>({
    location: step,
    initial: companyValues(known, completedValue(checkout, 'contact-details')),
    rules,
    labels: companyLabels(text),
    refused: refusedFields<CompanyName>(
      refusals.field,
      step,
      rules as Record<CompanyName, unknown>,
    ),
    onSettled: values => save(step, companyDraft(values, seat)),
  })
}
