import { useState } from 'react'
import type { Place } from '#domain/address/address.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import { nameRules, phoneRules } from '#domain/field/contact-rules.ts'
import type { OfferedHandover } from '#domain/inbound/inbound.ts'
import type { ReturnField } from '#domain/return/request-of.ts'
import type { HandoverDraft } from '#domain/return/return-draft.ts'
import type { Day } from '#domain/time/day.ts'
import { type Declaration, declarations } from '#domain/trade-in/declarations.ts'
import { parseIdentifier } from '#domain/trade-in/device-identifier.ts'
import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { type Form, useForm } from '#web/form/use-form.ts'
import { type HandoverForm, useHandoverForm } from '#web/form/use-handover-form.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import type { FieldError } from '#web/ui/error-summary.tsx'

export type DeliveryDraft = {
  readonly identifier: string
  readonly name: string
  readonly phone: string
  readonly handover: HandoverDraft
  readonly declared: readonly Declaration[]
  /** The number of the trade-in in whose parcel the device travels; '' for a parcel of its own. */
  readonly together: string
}

/** A parcel of the seller that is not handed over yet: another trade-in's, by its number and device. */
export type OpenParcel = {
  readonly number: string
  readonly title: string
  readonly sendBy: Day
}

export type DeliveryProps = {
  readonly tradeIn: TradeInView
  readonly offered: readonly OfferedHandover[]
  /** The newest first. */
  readonly openParcels: readonly OpenParcel[]
  readonly given: DeliveryDraft
  readonly counties: readonly Place[]
  /** The response to a submitted form that was refused. */
  readonly answer: DeliverySent | undefined
}

type DeliverySent = {
  readonly draft: DeliveryDraft
  readonly point: PickupPoint | undefined
  readonly fields: readonly (Exclude<ReturnField, 'lines' | 'iban' | 'holder'> | OwnField)[]
  readonly refusal: TradeInRefusal | undefined
}

type OwnField = 'identifier' | 'name' | 'phone' | 'declared'
export type DeviceField = 'identifier' | 'name' | 'phone'

export type DeliveryForm = {
  readonly device: Form<DeviceField>
  readonly handover: HandoverForm
  readonly together: string
  readonly putTogether: (number: string) => void
  readonly declared: ReadonlySet<Declaration>
  readonly declare: (declaration: Declaration, isDeclared: boolean) => void
  /** Whether the form explicitly asks for all declarations. */
  readonly areDeclarationsMissing: boolean
  readonly errors: readonly FieldError[]
  readonly attempt: number
  readonly submit: () => boolean
}

const location = 'sell-delivery'

export const declarationsId = 'sale-declarations'

/** The last step of a trade-in: all its parts are validated together, so that one summary links to each. */
export function useDeliveryForm({ tradeIn, offered, given, answer }: DeliveryProps): DeliveryForm {
  const { delivery: text } = useTradeInText()
  const draft = answer?.draft ?? given
  const fields = answer?.fields ?? []
  const handover = useHandoverForm({
    location,
    offered,
    initial: draft.handover,
    initialPoint: answer?.point,
    refused: fields.filter(isHandoverField),
  })
  const device = useDeviceForm(tradeIn, draft, fields)
  const [declared, setDeclared] = useState<ReadonlySet<Declaration>>(new Set(draft.declared))
  const [together, putTogether] = useState(draft.together)
  const [attempt, setAttempt] = useState(fields.length > 0 ? 1 : 0)
  const areDeclarationsMissing = attempt > 0 && declared.size < declarations.length
  const declare = (declaration: Declaration, isDeclared: boolean) => {
    const others = [...declared].filter(each => each !== declaration)
    setDeclared(new Set(isDeclared ? [...others, declaration] : others))
  }
  const submit = () => {
    const isDeviceValid = device.submit() !== undefined
    const isHandoverValid = together !== '' || handover.submit()
    const isReady = isDeviceValid && isHandoverValid && declared.size === declarations.length
    if (!isReady) setAttempt(attempt + 1)
    return isReady
  }
  const missing = {
    id: declarationsId,
    label: text.declarations,
    message: text.declareAll,
  }
  useShownErrors(areDeclarationsMissing ? [toShownError(missing)] : [], attempt)
  const errors = [
    ...device.errors,
    ...(together === '' ? handover.errors : []),
    ...(areDeclarationsMissing ? [missing] : []),
  ]
  const parcel = { handover, together, putTogether }
  return {
    ...parcel,
    device,
    declared,
    declare,
    areDeclarationsMissing,
    errors,
    attempt,
    submit,
  }
}

function toShownError({ label, message }: FieldError) {
  return {
    errorType: 'required',
    fieldLabel: label,
    errorMessage: message,
    location,
    field: 'declared',
  }
}

const ownFields: ReadonlySet<string> = new Set(['identifier', 'name', 'phone', 'declared'])

function isHandoverField(
  field: DeliverySent['fields'][number],
): field is ReturnField & typeof field {
  return !ownFields.has(field)
}

function useDeviceForm(
  { device }: TradeInView,
  draft: DeliveryDraft,
  fields: DeliverySent['fields'],
): Form<DeviceField> {
  const { delivery: text } = useTradeInText()
  const { person } = useText().checkout
  const { market } = useMarket()
  const { kind, masked } = device
  return useForm<DeviceField>({
    location,
    initial: { identifier: draft.identifier, name: draft.name, phone: draft.phone },
    rules: {
      identifier: {
        required: masked === undefined,
        condition: value => value.trim() === '' || parseIdentifier(kind, value).ok,
      },
      name: nameRules(market),
      phone: phoneRules(market),
    },
    labels: { identifier: text[kind], name: person.name, phone: person.phone },
    errorText: (name, error) => {
      if (name !== 'identifier') return undefined
      return error.kind === 'required' ? text.missing[kind] : text.errors[kind]
    },
    refused: (['identifier', 'name', 'phone'] as const).filter(name => fields.includes(name)),
  })
}
