import { handoverPairs } from '#contract/return-form-pairs.ts'
import type { OfferedHandover } from '#domain/inbound/inbound.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { CourierPickup } from './courier-pickup.tsx'
import { DropPoint } from './drop-point.tsx'
import { HiddenPairs } from './hidden-pairs.tsx'
import type { HandoverForm } from './use-handover-form.ts'

type HandoverFieldsProps = { readonly form: HandoverForm; readonly error: string | undefined }

export const handoverFieldsId = 'return-handover'

/** A courier pickup or a drop-off point; each with its details once it is chosen. */
export function HandoverFields({ form, error }: HandoverFieldsProps) {
  const { form: text } = useReturningText()
  const toOption = useHandoverRow(form)
  return (
    <div id={handoverFieldsId} tabIndex={-1} className="rounded-tile">
      <RadioCards
        legend={text.how}
        hideLegend
        name="handover"
        value={form.draft.kind}
        onChange={form.choose}
        options={form.offered.map(toOption)}
        error={error}
      />
      <HiddenPairs pairs={handoverPairs(form.draft).filter(isHidden)} />
    </div>
  )
}

/** These names have a visible field while they apply. */
function isHidden([name]: readonly [string, string]) {
  return !['handover', 'day', 'hours', 'pickup-point'].includes(name)
}

function useHandoverRow(form: HandoverForm) {
  const { form: text, carriers } = useReturningText()
  return (handover: OfferedHandover) => {
    const carrier = carriers[handover.carrier]
    return {
      value: handover.kind,
      title: text[handover.kind],
      subtitle: handover.kind === 'courier' ? text.courierBy(carrier) : text.dropBy(carrier),
      aside: <span className="text-meta font-semibold text-jade-2">{text.free}</span>,
      opensWithoutScripts: handover.kind === 'courier',
      details:
        handover.kind === 'courier' ? (
          <CourierPickup form={form} days={handover.days} hours={handover.hours} />
        ) : (
          <DropPoint form={form} handover={handover} />
        ),
    }
  }
}
