import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CaptchaState, captchaControl } from './captcha-control.ts'

/** The puzzle of the form that contains `place`. */
export function useCaptcha(place: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<CaptchaState>({ kind: 'idle' })
  const control = useRef<ReturnType<typeof captchaControl>>(undefined)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const captcha = captchaControl({ form, solve, report: setState })
    control.current = captcha
    // The captcha was added to a form that is already being filled in.
    if (form.contains(document.activeElement)) captcha.begin()
    return captcha.stop
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
