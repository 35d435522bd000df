import type { InstallmentOption } from '#domain/payment/installment.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { Select } from '#web/ui/select.tsx'
import { ChoiceTiles } from './choice-tiles.tsx'
import type { OptionProps } from './payment-form.ts'
import { optionKey } from './plan-values.ts'

const maxTiles = 4

/** The number of instalments; a method with one option leaves nothing to choose (Spec 2.3). */
export function PlanPicker({ form, row, text, option }: OptionProps) {
  const price = useFormatPrice()
  const { id } = form.field('plan')
  const { plans } = row
  if (plans.length === 1) return undefined
  const choices = plans.map(plan => ({
    value: optionKey(plan),
    title: titleOf(plan, plans, text.rates(plan.numberOfInstallments)),
    note: text.perMonth(price.total(plan.monthlyPayment)),
  }))
  const value = optionKey(option)
  const choose = (plan: string) => form.choose('plan', { plan })
  if (choices.length <= maxTiles)
    return (
      <ChoiceTiles
        {...{ id, value }}
        legend={text.legend}
        name={id}
        options={choices}
        onChange={choose}
      />
    )
  return (
    <Select id={id} label={text.legend} value={value} onChange={choose}>
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {`${choice.title} · ${choice.note}`}
        </option>
      ))}
    </Select>
  )
}

/** Two schemes with the same number of instalments are distinguished by the provider's names. */
function titleOf(
  { name, numberOfInstallments }: InstallmentOption,
  plans: readonly InstallmentOption[],
  rates: string,
): string {
  const alike = plans.filter(plan => plan.numberOfInstallments === numberOfInstallments)
  return alike.length > 1 ? `${rates} · ${name}` : rates
}
