import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { markForMerge } from '#web/client/cloud/mark-for-merge.ts'
import { Button } from '#web/ui/button.tsx'
import { CaptchaBox } from '../form/captcha-box.tsx'
import { EntryErrors } from './entry-errors.tsx'
import type { EntryForm as Form } from './use-entry-form.ts'

type EntryFormProps<Name extends string> = {
  readonly form: Form<Name>
  readonly submit: string
  /** Sent with the form, not typed. */
  readonly hidden?: Readonly<Record<string, string>>
  /** Shown from the start; otherwise when the page requires it. */
  readonly hasCaptcha?: boolean
  readonly children?: ReactNode
}

/** A native form that works without JavaScript; the page's response to it is shown first and takes focus. */
export function EntryForm<Name extends string>(props: EntryFormProps<Name>) {
  const { form, submit, hidden = {}, hasCaptcha = false, children } = props
  const { entry, name, refused } = form
  // Before hydration the browser sends the form itself, and the page that answers has no passwords.
  const isFilledIn = Object.values<string>(form.values).every(value => value !== '')
  const sendsAgain = refused?.refusal.kind === 'captcha-needed' && isFilledIn
  const formRef = useTypedBeforeHydration(form)
  const send = (event: FormEvent) => {
    if (entry.isBusy || form.submit() === undefined) event.preventDefault()
    else markForMerge()
  }
  return (
    <entry.Form ref={formRef} method="post" action={entry.path} noValidate onSubmit={send}>
      <EntryErrors form={form} />
      <input type="hidden" name="intent" value={name} />
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className="grid gap-4">
        {children}
        {(hasCaptcha || refused?.needsCaptcha) && <CaptchaBox sendsAgain={sendsAgain} />}
        <Button type="submit" full busy={entry.isBusy}>
          {submit}
        </Button>
      </div>
    </entry.Form>
  )
}

/** Values typed, or filled in by the browser, before this form was hydrated. */
function useTypedBeforeHydration<Name extends string>({ values, field }: Form<Name>) {
  const element = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    for (const name of Object.keys(values) as Name[]) {
      const input = element.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement && input.value !== values[name])
        field(name).onChange(input.value)
    }
  }, [])
  return element
}
