import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { Place } from '#domain/address/address.ts'
import type { ReturnReason } from '#domain/return/return-view.ts'
import { CountiesProvider } from '#web/form/counties.tsx'
import { PhotoPicker } from '#web/form/photo-picker.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { AccountFields } from '../form/account-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { HandoverFields } from '../form/handover-fields.tsx'
import { ChooseLines } from './choose-lines.tsx'
import { MoneyBack } from './money-back.tsx'
import { type StoredDraft, useSaveDraft } from './stored-draft.ts'
import { type ReturnForm as Form, type ReturnFormSetup, useReturnForm } from './use-return-form.ts'

type ReturnFormProps = ReturnFormSetup & {
  readonly counties: readonly Place[]
  /** Why the form was refused, if the reason is not a single field. */
  readonly refusal: ReactNode
}

/** The items to return, the handover and the refund; a native form that works without JavaScript. */
export function ReturnForm({ counties, refusal, ...setup }: ReturnFormProps) {
  const { returnable, given } = setup
  const { form: text } = useReturningText()
  const form = useReturnForm(setup)
  const photos = useSentPhotos(given.photos)
  useSaveDraft(returnable.orderNumber, storedOf(form, photos.ids))
  return (
    <CountiesProvider value={counties}>
      <form
        ref={photos.form}
        method="post"
        noValidate
        onSubmit={form.send}
        className="grid grid-cols-1 gap-5"
      >
        {refusal}
        <ErrorSummary errors={form.fieldErrors} attempt={form.attempt} />
        <FormSection id="what" title={text.what}>
          <ChooseLines
            lines={returnable.lines}
            chosen={form.lines}
            error={form.choiceErrors.lines}
          />
          <Pictures {...{ form, photos, given }} />
        </FormSection>
        <FormSection id="how" title={text.how}>
          <HandoverFields form={form.handover} error={form.choiceErrors.handover} />
        </FormSection>
        <Money {...{ returnable, form }} />
        <div>
          <Button
            type="submit"
            name="intent"
            value="review"
            busy={form.isBusy || photos.isSending}
            className="w-full sm:w-auto"
          >
            {text.next}
          </Button>
        </div>
      </form>
    </CountiesProvider>
  )
}

function storedOf({ lines, handover }: Form, photos: readonly string[]): StoredDraft {
  const { kind, day, hours, from } = handover.draft
  const { point } = handover
  return {
    lines: lines.lines,
    photos,
    day,
    hours,
    from,
    ...(kind && { kind }),
    ...(point && { point }),
  }
}

type PicturesProps = Pick<ReturnFormSetup, 'given'> & {
  readonly form: Form
  readonly photos: ReturnType<typeof useSentPhotos>
}

/** Requested where a picture says more than text. */
function Pictures({ form, photos, given }: PicturesProps) {
  const { form: text } = useReturningText()
  const needsPhotos = form.lines.lines.some(
    ({ reason }) => reason !== undefined && photoReasons.has(reason),
  )
  if (!needsPhotos && photos.ids.length === 0) return undefined
  return (
    <div className="mt-3.5 border-t border-line pt-3.5">
      <PhotoPicker
        location="return"
        name="photos"
        label={text.photos}
        hint={text.photosText}
        uploaded={given.photos}
        onSending={photos.onSending}
      />
    </div>
  )
}

const photoReasons: ReadonlySet<ReturnReason> = new Set([
  'not-as-described',
  'faulty',
  'damaged-on-arrival',
])

type MoneyProps = Pick<ReturnFormSetup, 'returnable'> & { readonly form: Form }

/** Where the money goes, and how much. */
function Money({ returnable, form }: MoneyProps) {
  const { form: text } = useReturningText()
  return (
    <>
      <FormSection id="money" title={text.money}>
        {returnable.refundWay === 'iban' ? (
          <AccountFields form={form.account} />
        ) : (
          <p className="text-ink-2">{text.sameWay}</p>
        )}
      </FormSection>
      <FormSection id="back" title={text.back}>
        <div aria-live="polite">
          <MoneyBack returnable={returnable} chosen={form.lines.lines} />
        </div>
        <p className="mt-3 text-meta text-ink-2">{text.backNote}</p>
        <p className="mt-1 text-meta text-ink-2">{text.lawNote}</p>
      </FormSection>
    </>
  )
}

/** The photos of a form as named in its hidden inputs, once they are uploaded. */
function useSentPhotos(given: readonly string[]) {
  const form = useRef<HTMLFormElement>(null)
  const [ids, setIds] = useState(given)
  const [isSending, setSending] = useState(false)
  const onSending = useCallback((isBusy: boolean) => {
    setSending(isBusy)
    if (!isBusy && form.current) setIds(idsIn(form.current))
  }, [])
  return { form, ids, isSending, onSending }
}

function idsIn(form: HTMLFormElement): readonly string[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name="photos"]')].map(
    ({ value }) => value,
  )
}
