export type CaptchaState =
  | { readonly kind: 'idle' }
  /** `isAwaited`: the form was already submitted and is sent when the puzzle is solved. */
  | { readonly kind: 'solving'; readonly isAwaited: boolean }
  | { readonly kind: 'solved'; readonly answer: string }
  | { readonly kind: 'failed' }

type Control = {
  readonly form: Pick<
    HTMLFormElement,
    'addEventListener' | 'removeEventListener' | 'requestSubmit' | 'querySelector'
  >
  readonly solve: (signal: AbortSignal) => Promise<string>
  readonly report: (state: CaptchaState) => void
  readonly now?: () => number
}

/** An answer is valid for ten minutes; one that is nearly that old is not sent. */
const validForMs = 9 * 60_000

/**
 * Solves a form's puzzle when the form gets focus. A form sent before that waits and is then sent automatically, also if
 * the server returned it because there was no answer, or if the first puzzle could not be solved; an answer is sent once, so that the next submit gets its own.
 */
export function captchaControl({ form, ...deps }: Control) {
  const puzzle = makePuzzle(deps)
  const begin = () => {
    if (puzzle.state().kind === 'idle') puzzle.start(false)
  }
  let waiting: { readonly submitter: HTMLElement | null } | undefined
  const onSubmit = (event: SubmitEvent) => {
    if (puzzle.hasValidAnswer()) {
      waiting = undefined
      // Listeners that run later read the form first.
      setTimeout(puzzle.discardAnswer)
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    waiting = { submitter: event.submitter }
    puzzle.await()
  }
  form.addEventListener('focusin', begin)
  form.addEventListener('submit', onSubmit, true)
  return {
    begin,
    /** A form that was submitted meanwhile still waits, and is sent without being submitted again. */
    retry: () => puzzle.start(waiting !== undefined),
    /** Sends the form when the puzzle is solved, as if its button had been pressed. */
    sendWhenSolved: () => {
      waiting = { submitter: form.querySelector<HTMLElement>('[type=submit]') }
      puzzle.await()
    },
    /** Called when the answer is in the form: sends the submit that waited for it. */
    release: () => {
      if (waiting && puzzle.hasValidAnswer()) form.requestSubmit(waiting.submitter)
    },
    stop: () => {
      puzzle.stop()
      form.removeEventListener('focusin', begin)
      form.removeEventListener('submit', onSubmit, true)
    },
  }
}

/** Solves one puzzle after another, at most one at a time. */
function makePuzzle({ solve, report, now = () => performance.now() }: Omit<Control, 'form'>) {
  let state: CaptchaState = { kind: 'idle' }
  let validUntil = 0
  let running: AbortController | undefined
  const setState = (next: CaptchaState) => {
    state = next
    report(next)
  }
  const start = (isAwaited: boolean) => {
    running?.abort()
    const controller = new AbortController()
    running = controller
    validUntil = now() + validForMs
    setState({ kind: 'solving', isAwaited })
    solve(controller.signal).then(
      answer => controller.signal.aborted || setState({ kind: 'solved', answer }),
      () => controller.signal.aborted || setState({ kind: 'failed' }),
    )
  }
  return {
    state: () => state,
    start,
    hasValidAnswer: () => state.kind === 'solved' && now() < validUntil,
    discardAnswer: () => setState({ kind: 'idle' }),
    await: () => {
      if (state.kind === 'solving') setState({ kind: 'solving', isAwaited: true })
      else start(true)
    },
    stop: () => running?.abort(),
  }
}
