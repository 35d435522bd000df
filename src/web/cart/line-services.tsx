import { isSecondInsuranceTab, type PhoneLine } from '#domain/cart/line.ts'
import type { CartInUse } from '#web/client/use-cart.ts'
import { useText } from '#web/text/use-text.tsx'
import { ExtraCard } from './extra-card.tsx'
import { InsuranceTabs } from './insurance-tabs.tsx'
import { chosenOf, ServiceChoice } from './service-choice.tsx'

type LineServicesProps = {
  readonly phone: PhoneLine
  readonly editCart: CartInUse['editCart']
}

/** The services that can be bought with a device, one of each type (Spec 3.4). */
export function LineServices({ phone, editCart }: LineServicesProps) {
  const { cart } = useText()
  const warranties = phone.availableExtraServices.filter(({ type }) => type === 'EXTRA_WARRANTY')
  return (
    <>
      {warranties.length > 0 && (
        <ExtraCard title={cart.warranty} note={cart.warrantyNote}>
          <ServiceChoice legend={cart.warranty} services={warranties} {...{ phone, editCart }} />
        </ExtraCard>
      )}
      <Insurance {...{ phone, editCart }} />
    </>
  )
}

function insuranceKinds(phone: PhoneLine, cart: ReturnType<typeof useText>['cart']) {
  const insurances = phone.availableExtraServices.filter(({ type }) => type === 'INSURANCE')
  return [
    {
      id: 'screen',
      label: cart.screenInsurance,
      note: cart.screenInsuranceNote,
      services: insurances.filter(service => !isSecondInsuranceTab(service)),
    },
    {
      id: 'accident',
      label: cart.accidentInsurance,
      note: cart.accidentInsuranceNote,
      services: insurances.filter(isSecondInsuranceTab),
    },
  ].filter(kind => kind.services.length > 0)
}

function Insurance({ phone, editCart }: LineServicesProps) {
  const { cart } = useText()
  const kinds = insuranceKinds(phone, cart)
  const [first] = kinds
  if (!first) return null
  const choiceOf = (kind: typeof first) => (
    <ServiceChoice
      legend={cart.serviceOf(cart.insurance, kind.label)}
      services={kind.services}
      {...{ phone, editCart }}
    />
  )
  if (kinds.length === 1)
    return (
      <ExtraCard title={cart.insurance} note={first.note}>
        {choiceOf(first)}
      </ExtraCard>
    )
  const tabs = kinds.map(kind => ({
    id: kind.id,
    label: kind.label,
    isChosen: chosenOf(phone, kind.services) !== undefined,
    content: (
      <>
        <p className="mb-2.5 text-meta text-ink-2">
          {kind.note} {cart.oneInsurance}
        </p>
        {choiceOf(kind)}
      </>
    ),
  }))
  return <InsuranceTabs title={cart.insurance} label={cart.insuranceKinds} tabs={tabs} />
}
