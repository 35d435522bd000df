import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CaptchaState, captchaControl } from './captcha-control.ts'

/** The puzzle of the form that `place` stands in. */
export function useCaptcha(place: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<CaptchaState>({ kind: 'idle' })
  const control = useRef<ReturnType<typeof captchaControl>>(undefined)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const made = captchaControl({ form, solve, tell: setState })
    control.current = made
    // It was shown to somebody who fills the form in already.
    if (form.contains(document.activeElement)) made.begin()
    return made.stop
  }, [place])
  useEffect(() => {
    if (state.kind === 'solved') control.current?.release()
  }, [state])
  return { state, retry: () => control.current?.retry() }
}

/** Downloaded with the first puzzle. */
async function solve(signal: AbortSignal): Promise<string> {
  const { solveCaptcha } = await import('./solve-captcha.ts')
  return solveCaptcha(signal)
}
