import { useCallback, useRef, useState } from 'react'

/** The photos of a form as named in its hidden inputs, once they are uploaded. */
export function useSentPhotos(given: readonly string[]) {
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
