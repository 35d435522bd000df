import { useState } from 'react'
import type { Address, AddressVariant } from '#domain/address/address.ts'
import type { AddressField } from '#domain/address/complete.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import { courierHours } from '#domain/inbound/courier-hours.ts'
import type { OfferedHandover } from '#domain/inbound/inbound.ts'
import type { ReturnField } from '#domain/return/request-of.ts'
import type { HandoverDraft } from '#domain/return/return-draft.ts'
import {
  type AddressName,
  addressFormRules,
  addressLabels,
  addressValues,
} from '#web/form/address-form.ts'
import { type Form, useForm } from '#web/form/use-form.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import type { FieldError } from '#web/ui/error-summary.tsx'

type HandoverSetup = {
  /** The place of the form, in reports of its errors. */
  readonly location: string
  readonly offered: readonly OfferedHandover[]
  readonly initial: HandoverDraft
  readonly initialPoint: PickupPoint | undefined
  /** Fields that the server refused. */
  readonly refused: readonly ReturnField[]
}

export type HandoverForm = {
  readonly offered: readonly OfferedHandover[]
  readonly draft: HandoverDraft
  readonly point: PickupPoint | undefined
  readonly address: Form<AddressName>
  /** Whether the address is shown field by field. */
  readonly isAddressOpen: boolean
  readonly openAddress: () => void
  readonly choose: (kind: OfferedHandover['kind']) => void
  readonly chooseDay: (day: string) => void
  readonly chooseHours: (hours: string) => void
  readonly choosePoint: (point: PickupPoint) => void
  readonly errors: readonly FieldError[]
  /** Whether everything that the chosen method needs is filled in. */
  readonly submit: () => boolean
}

/** How a parcel is handed over: one of the offered methods, with the fields it needs. */
export function useHandoverForm(setup: HandoverSetup): HandoverForm {
  const { location, offered, initial, initialPoint, refused } = setup
  const [kind, choose] = useState(initial.kind)
  const [day, chooseDay] = useState(() => dayAmong(offered, initial.day))
  const [hours, setHours] = useState(initial.hours)
  const chooseHours = (chosen: string) => setHours(courierHours.find(each => each === chosen) ?? '')
  const [point, choosePoint] = useState(initialPoint)
  const address = useAddress(location, initial.from, refused)
  const [isAddressOpen, setAddressOpen] = useState(
    initial.from.countyId === '' || address.attempt > 0,
  )
  const isCourier = kind === 'courier'
  const submit = () => {
    if (!isCourier || address.submit()) return kind !== undefined
    setAddressOpen(true)
    return false
  }
  return {
    offered,
    point,
    address,
    choose,
    chooseDay,
    chooseHours,
    choosePoint,
    submit,
    draft: { kind, day, hours, from: variantOf(address.values), pointId: pointIdOf(kind, point) },
    isAddressOpen,
    openAddress: () => setAddressOpen(true),
    errors: isCourier ? address.errors : [],
  }
}

/** A chosen day that has passed is replaced by the first one offered. */
function dayAmong(offered: readonly OfferedHandover[], day: string): string {
  const courier = offered.find(({ kind }) => kind === 'courier')
  const days = courier?.kind === 'courier' ? courier.days : []
  return days.includes(day) ? day : (days[0] ?? '')
}

/** A point is only valid for its own kind. */
function pointIdOf(kind: HandoverDraft['kind'], point: PickupPoint | undefined): string {
  return point && point.kind === kind ? point.id : ''
}

function useAddress(location: string, initial: AddressVariant, refused: readonly ReturnField[]) {
  const { market } = useMarket()
  const { checkout } = useText()
  const rules = addressFormRules(market)
  return useForm<AddressName>({
    location,
    initial: addressValues(addressOf(initial)),
    rules,
    labels: addressLabels(checkout),
    refused: (Object.keys(rules) as AddressField[]).filter(name => refused.includes(name)),
  })
}

function addressOf(variant: AddressVariant): Address {
  return {
    county: { id: variant.countyId, name: variant.county },
    locality: { id: variant.localityId, name: variant.locality },
    street: variant.street,
    number: variant.number,
    details: variant.details,
    postalCode: variant.postalCode,
  }
}

function variantOf(values: Form<AddressName>['values']): AddressVariant {
  return {
    county: values.countyName,
    locality: values.localityName,
    countyId: values.county,
    localityId: values.locality,
    details: values.details,
    street: values.street,
    number: values.number,
    postalCode: values.postalCode,
  }
}
