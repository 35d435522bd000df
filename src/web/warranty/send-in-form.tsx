import { type FormEvent, type ReactNode, useState } from 'react'
import { addDays, formatLongDay } from '#domain/time/day.ts'
import { daysToSendIn } from '#domain/warranty/claim-due.ts'
import { RefusedAlert } from '#web/account/refused-alert.tsx'
import { PhotoPicker } from '#web/form/photo-picker.tsx'
import { useMarket } from '#web/text/use-text.tsx'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { HandoverChoice } from './handover-choice.tsx'
import { ProblemFields } from './problem-fields.tsx'
import type { SendInProps, SendInRefused } from './send-in-props.ts'
import { useSendIn } from './use-send-in.ts'

/**
 * The problem, its photos, the preparation and the handover; submitted by the browser itself, so it works without
 * JavaScript.
 */
export function SendInForm(props: SendInProps) {
  const { handovers, addresses, refused, device, today } = props
  const { form: text } = useWarrantyText()
  const { locale } = useMarket()
  const form = useSendIn(props)
  const [isSending, setSending] = useState(false)
  const send = (event: FormEvent) => {
    if (isSending || !form.submit()) event.preventDefault()
  }
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-5">
      <Refused refused={refused} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <Section title={text.what}>
        <ProblemFields type={device.type} form={form} />
        <PhotoPicker
          location="send-in-warranty"
          name="photos"
          label={text.photos}
          uploaded={refused?.given.photos ?? []}
          onSending={setSending}
        />
      </Section>
      <Preparing />
      <Section title={text.how}>
        <HandoverChoice {...{ handovers, addresses, form }} />
      </Section>
      <div>
        <p className="mb-3 text-ink-2">
          {text.confirmText(formatLongDay(addDays(today, daysToSendIn), locale))}
        </p>
        <Button
          type="submit"
          busy={form.isBusy}
          disabledReason={isSending ? text.waits : undefined}
        >
          {text.confirm}
        </Button>
      </div>
    </form>
  )
}

/** What the owner does with the device beforehand: a locked device cannot be inspected. */
function Preparing() {
  const { form: text } = useWarrantyText()
  return (
    <Section title={text.prepare}>
      <ul className="grid list-disc gap-1.5 pl-5">
        {text.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Section>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card padding="roomy" className="grid gap-4">
      <h2 className="text-[1.375rem]">{title}</h2>
      {children}
    </Card>
  )
}

/** Refusals that belong to no single field. */
function Refused({ refused }: { readonly refused: SendInRefused | undefined }) {
  const { form: text } = useWarrantyText()
  switch (refused?.refusal.kind) {
    case 'not-covered':
    case 'going-back':
    case 'handover-not-offered':
    case 'photos-not-found':
    case 'too-many-photos':
      return (
        <RefusedAlert
          title={text.refused[refused.refusal.kind]}
          about={{ location: 'send-in-warranty', errorType: refused.refusal.kind }}
        />
      )
    case 'not-found':
    case 'invalid-field':
    case 'handover-needed':
    case 'problem-needed':
    case undefined:
      return undefined
  }
}
