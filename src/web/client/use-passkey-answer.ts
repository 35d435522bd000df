import { type FormEvent, useRef, useState } from 'react'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/** A form that is sent once the browser's answer is in its hidden field `answer`. */
export function usePasskeyAnswer(get: () => Promise<string | undefined>) {
  const answer = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    const [form, field] = [event.currentTarget, answer.current]
    if (field?.value !== '') return
    event.preventDefault()
    setState('asking')
    const given = await get()
    setState(given === undefined ? 'failed' : 'idle')
    if (given === undefined) return
    field.value = given
    form.requestSubmit()
    // An answer serves once.
    field.value = ''
  }
  /** Before the page is hydrated a press would send a form without an answer. */
  const buttonType: 'submit' | 'button' = useIsHydrated() ? 'submit' : 'button'
  return { answer, ask, buttonType, isAsking: state === 'asking', isFailed: state === 'failed' }
}
