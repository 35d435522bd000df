import { useState } from 'react'
import { knownValue } from '#domain/checkout/checkout.ts'
import type { PickupSubtype } from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { FoundPoint } from '#domain/delivery/pickup-search.ts'
import { rememberPoint } from '#web/client/last-point.ts'
import { PickupList } from '#web/form/pickup-list.tsx'
import { PickupSearch } from '#web/form/pickup-search.tsx'
import { useForm } from '#web/form/use-form.ts'
import { usePickupPoints } from '#web/form/use-pickup-points.ts'
import { useText } from '#web/text/use-text.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { refusedFields } from '../refused-fields.ts'
import { NextButton, StepForm } from '../step-form.tsx'

const step = 'delivery-address'
const rules = { point: { required: 'pickup-point' } } as const

function usePoint() {
  const { checkout, complete, save, refusals } = useCheckout()
  const { points } = useText().checkout
  const known = knownValue(checkout, step)
  const refused = refusedFields(refusals.field, step, rules)
  const stored = known?.kind === 'pickup' && refused.length === 0 ? known.point : undefined
  const [point, setPoint] = useState<PickupPoint | undefined>(stored)
  const form = useForm({
    location: step,
    initial: { point: stored?.id ?? '' },
    rules,
    labels: { point: points.point },
    refused,
  })
  const choose = (chosen: FoundPoint) => {
    setPoint(chosen)
    save(step, { kind: 'pickup', point: chosen })
    form.choose('point', { point: chosen.id })
  }
  const submit = () => {
    if (!point) return
    rememberPoint(checkout.market, point)
    complete(step, { kind: 'pickup', point })
  }
  return { form, point, choose, submit }
}

/**
 * A searchable list of pickup points, which a map may stand beside (Rules of trade). A press on one of them goes on; whoever
 * chooses without a pointer, or on the map, finds the way on at the chosen one: below twenty others nobody would look for it.
 */
export function PickupChoice({ subtype }: { readonly subtype: PickupSubtype }) {
  const { form, point, choose, submit } = usePoint()
  const { goesOn } = useText().checkout.points
  const list = usePickupPoints(subtype)
  return (
    <StepForm form={form} onSubmit={submit} isNextInside={point !== undefined} isAutoAdvanced>
      <PickupSearch list={list} chosen={point} onChoose={choose} />
      {list.items.length > 0 && <p className="mb-2 text-meta text-ink-2">{goesOn}</p>}
      <PickupList
        list={list}
        chosen={point}
        onChoose={choose}
        field={form.field('point')}
        onward={<NextButton />}
      />
    </StepForm>
  )
}
