import type { FormEvent } from 'react'
import { digitsOnly } from '#domain/field/digits-only.ts'
import type { TurningRefusal } from '#domain/loyalty/loyalty-view.ts'
import type { LoyaltySettings } from '#domain/loyalty/settings.ts'
import { fitsVoucher, parsePoints } from '#domain/loyalty/turn.ts'
import { useForm } from '#web/form/use-form.ts'
import { useLoyaltyText } from '#web/text/use-loyalty-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type TurnPointsFormProps = {
  readonly usable: number
  readonly settings: LoyaltySettings
  readonly formKey: string
  readonly refused: { readonly points: string; readonly refusal: TurningRefusal } | undefined
}

/** A native form that also works without JavaScript. One form converts points once, however often it is sent. */
export function TurnPointsForm(props: TurnPointsFormProps) {
  const { turn } = useLoyaltyText()
  const { usable, settings, formKey } = props
  const form = useTurnForm(props)
  const send = (event: FormEvent) => {
    if (!form.submit()) event.preventDefault()
  }
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{turn.title}</h2>
      <form method="post" noValidate onSubmit={send} className="mt-4">
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <input type="hidden" name="key" value={formKey} />
        <TextInput
          {...form.field('points')}
          name="points"
          inputMode="numeric"
          autoComplete="off"
          filter={digitsOnly}
          hint={turn.hint(settings.smallestVoucher, usable)}
          className="max-w-90"
        />
        <Button type="submit" size="small" name="intent" value="turn" className="mt-5">
          {turn.submit}
        </Button>
      </form>
    </Card>
  )
}

function useTurnForm({ usable, settings, refused }: TurnPointsFormProps) {
  const { turn } = useLoyaltyText()
  const message = useTurningText()
  const validate = (typed: string) => {
    const points = parsePoints(typed)
    return points.ok ? fitsVoucher(points.value, usable, settings) : points
  }
  return useForm({
    location: 'loyalty-turn',
    initial: { points: refused?.points ?? String(usable) },
    rules: { points: { required: true, condition: typed => validate(typed).ok } },
    labels: { points: turn.label },
    refused: refused ? ['points'] : [],
    errorText: (_name, _error, typed) => {
      const result = validate(typed)
      return result.ok ? undefined : message(result.refusal)
    },
  })
}

function useTurningText() {
  const { errors } = useLoyaltyText().turn
  return (refusal: TurningRefusal): string => {
    switch (refusal.kind) {
      case 'not-a-number':
        return errors[refusal.kind]
      case 'below-smallest':
        return errors[refusal.kind](refusal.smallest)
      case 'above-usable':
        return errors[refusal.kind](refusal.usable)
    }
  }
}
