import { type Ref, useEffect, useRef, useState } from 'react'
import type { Promo } from '#domain/cart/cart.ts'
import { removePromo } from '#domain/cart/edit.ts'
import type { CartInUse } from '#web/client/use-cart.ts'
import { useBuyingText } from '#web/text/use-buying-text.tsx'
import { CodeForm } from '#web/ui/code-form.tsx'
import { RemoveButton } from './remove-button.tsx'
import { useFocusOn } from './use-focus-on.ts'
import { usePromo } from './use-promo.ts'
import type { RemoveLine } from './use-removal.ts'

type PromoFieldProps = { readonly cartInUse: CartInUse; readonly removeLine: RemoveLine }

/** The applied code, or the field to enter one. */
export function PromoField({ cartInUse, removeLine }: PromoFieldProps) {
  const { promo: text } = useBuyingText()
  const [applied, setApplied] = useState<object>()
  const appliedRef = useFocusOn<HTMLDivElement>(applied)
  const { promo } = cartInUse.cart
  if (!promo) return <PromoForm cartInUse={cartInUse} onApplied={() => setApplied({})} />
  return (
    <AppliedPromo
      ref={appliedRef}
      promo={promo}
      onRemove={() => removeLine(text.named(promo.code), removePromo)}
    />
  )
}

const maxCode = 40

type PromoFormProps = { readonly cartInUse: CartInUse; readonly onApplied: () => void }

function PromoForm({ cartInUse, onApplied }: PromoFormProps) {
  const { promo: text } = useBuyingText()
  const { code, change, error, isPending, apply } = usePromo(cartInUse, onApplied)
  return (
    <CodeForm
      ref={useScrollIntoView(error)}
      {...{ text, isPending }}
      error={error}
      value={code}
      onChange={change}
      onApply={apply}
      maxLength={maxCode}
      fieldClass="flex-[1_1_8rem]"
      className="scroll-mb-28"
    />
  )
}

/** On a phone the total bar covers the message under the field. */
function useScrollIntoView(error: string | undefined) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error !== undefined) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return ref
}

type AppliedPromoProps = {
  readonly promo: Promo
  readonly onRemove: () => void
  readonly ref: Ref<HTMLDivElement>
}

function AppliedPromo({ promo, onRemove, ref }: AppliedPromoProps) {
  const { promo: text } = useBuyingText()
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-3 rounded-button border border-jade bg-jade-tint px-3.5 py-2"
    >
      <p className="min-w-[min(10rem,100%)] flex-1 text-meta font-semibold">
        {text.applied(promo.code, promo.percentage)}
      </p>
      <RemoveButton name={text.named(promo.code)} onRemove={onRemove} />
    </div>
  )
}
