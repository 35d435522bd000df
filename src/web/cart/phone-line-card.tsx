import { removePhone } from '#domain/cart/edit.ts'
import type { PhoneLine } from '#domain/cart/line.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Plinth } from '#web/ui/card.tsx'
import { Dotted } from '#web/ui/dotted.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { GradeMark } from '#web/ui/grade-mark.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LineExtras } from './line-extras.tsx'
import { RemoveButton } from './remove-button.tsx'
import type { LineInUse } from './use-adding.ts'
import type { RemoveLine } from './use-removal.ts'

type PhoneLineCardProps = LineInUse & { readonly removeLine: RemoveLine }

/** A device of the cart with what is sold with it. */
export function PhoneLineCard({ removeLine, ...line }: PhoneLineCardProps) {
  const { phone } = line
  return (
    <li className="grid grid-cols-1 gap-3 border-b border-line pb-5 not-first:pt-5 last:border-b-0">
      <PhoneFacts
        phone={phone}
        onRemove={() =>
          removeLine(phone.naming.shortTitle, edited => removePhone(edited, phone.id))
        }
      />
      <LineExtras {...line} />
    </li>
  )
}

type PhoneFactsProps = { readonly phone: PhoneLine; readonly onRemove: () => void }

/** Spec 9.1: the line always shows the 12-month warranty text. */
function PhoneFacts({ phone, onRemove }: PhoneFactsProps) {
  const { general } = useText()
  const { base } = useMarket()
  const format = useFormatPrice()
  const { naming, device } = phone
  return (
    <div className="flex gap-3.5 sm:gap-5">
      <Plinth className="size-20 shrink-0 self-start overflow-hidden sm:size-32">
        <img
          src={phone.productImage}
          alt=""
          width="108"
          height="128"
          className="h-full w-full object-contain"
        />
      </Plinth>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-name">
            <TextLink tone="ink" href={base + phone.productUrl}>
              {naming.modelDisplayName}
            </TextLink>
          </h2>
          <p className="text-name font-[820] whitespace-nowrap">{format.total(phone.buyPrice)}</p>
        </div>
        <p className="text-meta text-ink-2">
          <Dotted line={naming.configSummary} />
        </p>
        <p className="mt-1.5 mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-ink-2">
          <GradeMark grade={device.grade} />
          {general.warranty}
        </p>
        <RemoveButton name={naming.shortTitle} onRemove={onRemove} />
      </div>
    </div>
  )
}
