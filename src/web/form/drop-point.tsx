import { type KeyboardEvent, useState } from 'react'
import { type PickupSubtype, subtypeOf } from '#domain/delivery/delivery.ts'
import type { OfferedHandover } from '#domain/inbound/inbound.ts'
import { PickupList } from '#web/form/pickup-list.tsx'
import { PickupSearch } from '#web/form/pickup-search.tsx'
import { usePickupPoints } from '#web/form/use-pickup-points.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { HandoverForm } from './use-handover-form.ts'

type DropPointProps = {
  readonly form: HandoverForm
  readonly handover: Exclude<OfferedHandover, { kind: 'courier' }>
}

/** Any location of its kind accepts the parcel; the button searches for the nearest ones. */
export function DropPoint({ form, handover }: DropPointProps) {
  const { form: text } = useReturningText()
  const [isOpen, setOpen] = useState(form.point?.kind === handover.kind)
  const subtype = subtypeOf(handover.carrier, handover.kind)
  return (
    <div className="grid gap-3 pt-1">
      <p className="text-[0.9375rem] text-ink-2">{text.anyPoint}</p>
      {isOpen && subtype !== undefined && <Points form={form} subtype={subtype} />}
      {!isOpen && subtype !== undefined && (
        <div className="noscript:hidden">
          <Button tone="ghost" size="small" onClick={() => setOpen(true)}>
            {text.nearest}
          </Button>
        </div>
      )}
    </div>
  )
}

type PointsProps = { readonly form: HandoverForm; readonly subtype: PickupSubtype }

function Points({ form, subtype }: PointsProps) {
  const { points } = useText().checkout
  const list = usePickupPoints(subtype)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the search looks for points, it sends no form
    <div onKeyDown={preventSubmit}>
      <PickupSearch list={list} chosen={form.point} onChoose={form.choosePoint} />
      <PickupList
        list={list}
        chosen={form.point}
        onChoose={form.choosePoint}
        field={{
          id: 'return-point',
          label: points.point,
          required: false,
          value: '',
          error: undefined,
          warning: undefined,
          onChange: () => undefined,
          onBlur: () => undefined,
        }}
      />
    </div>
  )
}

function preventSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
