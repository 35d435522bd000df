import { labelStatusOf } from '#domain/return/label-status.ts'
import { isParcelAwaited } from '#domain/return/return-state.ts'
import type { ReturnView } from '#domain/return/return-view.ts'
import { LabelInMaking } from '#web/order/label-in-making.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Barcode } from '#web/ui/barcode.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { HandoverText } from '../form/handover-text.tsx'
import { ParcelCode, ParcelTracking } from '../order/parcel-way.tsx'

type ReturnParcelCardProps = {
  readonly view: ReturnView
  /** The path of the label, once it is created. */
  readonly labelPath: string | undefined
  /** The page that changes the handover, while that is allowed. */
  readonly changePath: string | undefined
  readonly shopEmail: string
}

/** How the parcel is handed over, its label, and its tracking history. */
export function ReturnParcelCard(props: ReturnParcelCardProps) {
  const { view, changePath } = props
  const { one } = useReturningText()
  const { base } = useMarket()
  const { handover, parcel } = view
  const isAwaited = isParcelAwaited(view.state) && labelStatusOf(view) !== 'not-needed'
  return (
    <Card padding="roomy" className="grid gap-4">
      <h2 className="text-[1.375rem]">{one.parcel}</h2>
      {handover && isAwaited && <HandoverText handover={handover} />}
      <Label {...props} />
      {changePath !== undefined && (
        <div>
          <ButtonLink size="small" tone="ghost" href={base + changePath}>
            {one.change}
          </ButtonLink>
        </div>
      )}
      {parcel && <ParcelCode parcel={parcel} />}
      {parcel && <ParcelTracking parcel={parcel} />}
    </Card>
  )
}

function Label({ view, labelPath, shopEmail }: ReturnParcelCardProps) {
  const { one, form } = useReturningText()
  const status = labelStatusOf(view)
  if (status === 'not-needed') return undefined
  if (status === 'being-made') return <LabelInMaking text={one.noLabel} />
  if (status === 'missing' || labelPath === undefined)
    return (
      <div>
        <p className="text-ink-2">{one.labelMissing}</p>
        <TextLink href={`mailto:${shopEmail}?subject=${view.number}`} className="min-h-6">
          {form.write}
        </TextLink>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-2">
      <ButtonLink size="small" href={labelPath} download>
        {one.label}
      </ButtonLink>
      <p className="text-meta text-ink-2">
        {one.labelNote} {one.noPrinter(view.number)}
      </p>
      {view.parcel?.code === undefined && <Barcode text={view.number} />}
    </div>
  )
}
