import { type FormEvent, useState } from 'react'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { PhotoPicker } from '#web/form/photo-picker.tsx'
import { useBusy } from '#web/form/use-busy.ts'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { RefusedAlert } from './refused-alert.tsx'

/** An objection that was refused, as it was sent, and why. */
export type RefusedObjection = {
  readonly words: string
  readonly photos: readonly string[]
  readonly kind: string
}

const location = 'second-offer-objection'

/** Asks for a second look, once; works without scripts, then without photos. */
export function ObjectToOffer({ refused }: { readonly refused: RefusedObjection | undefined }) {
  const { second } = useTradeInsText()
  const [words, setWords] = useState(refused?.words ?? '')
  const [isMissing, setMissing] = useState(refused?.kind === 'words-needed')
  const [isSending, setSending] = useState(false)
  const [isBusy, setBusy] = useBusy()
  const error = isMissing ? second.wordsNeeded : undefined
  useShownErrors(
    error === undefined
      ? []
      : [
          {
            location,
            field: 'words',
            fieldLabel: second.words,
            errorType: 'required',
            errorMessage: error,
          },
        ],
  )
  const send = (event: FormEvent<HTMLFormElement>) => {
    const isBlank = words.trim() === ''
    setMissing(isBlank)
    if (isBlank) event.currentTarget.querySelector('textarea')?.focus()
    if (isBlank || isSending || isBusy) event.preventDefault()
    else setBusy(true)
  }
  return (
    <details
      className="rounded-button border border-control px-4 py-1.5"
      name="answer"
      open={refused !== undefined}
    >
      <summary className="disclosure min-h-11 font-[650]">{second.object}</summary>
      <form method="post" noValidate onSubmit={send} className="grid gap-4 pt-1 pb-3">
        <p className="text-ink-2">{second.objectText}</p>
        {refused?.kind.includes('photos') && (
          <RefusedAlert title={second.photosLost} about={{ location, errorType: refused.kind }} />
        )}
        <input type="hidden" name="intent" value="object" />
        <TextArea
          id={`${location}-words`}
          name="words"
          rows={4}
          maxLength={1_000}
          label={second.words}
          required
          value={words}
          onChange={text => {
            setWords(text)
            setMissing(false)
          }}
          error={error}
        />
        <PhotoPicker
          location={location}
          name="photos"
          label={second.photos}
          uploaded={refused?.photos ?? []}
          onSending={setSending}
        />
        <div>
          <Button
            type="submit"
            tone="ghost"
            busy={isBusy}
            disabledReason={isSending ? second.photosWait : undefined}
          >
            {second.objectConfirm}
          </Button>
        </div>
      </form>
    </details>
  )
}
