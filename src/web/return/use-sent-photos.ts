import { useCallback, useRef, useState } from 'react'

/** The pictures of a form as its hidden inputs name them, once they were sent. */
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
