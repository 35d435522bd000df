import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CaptchaState, captchaControl } from './captcha-control.ts'

/**
 * The puzzle of the form that contains `place`. `sendsAgain`, which counts when the component is mounted: the server
 * returned the form only because there was no answer, so it is sent once more.
 */
export function useCaptcha(place: RefObject<HTMLElement | null>, sendsAgain: boolean) {
  const [state, setState] = useState<CaptchaState>({ kind: 'idle' })
  const control = useRef<ReturnType<typeof captchaControl>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is sent again once, not after every refusal
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const captcha = captchaControl({ form, solve, report: setState })
    control.current = captcha
    if (sendsAgain) captcha.sendWhenSolved()
    // The captcha was added to a form that is already being filled in.
    else if (form.contains(document.activeElement)) captcha.begin()
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
