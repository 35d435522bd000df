import { expect, test, vi } from 'vitest'
import { type CaptchaState, captchaControl } from './captcha-control.ts'

function aForm() {
  const target = new EventTarget()
  const sentSubmitters: (HTMLElement | null | undefined)[] = []
  const button = {} as HTMLElement
  let time = 0
  const puzzles: { resolve: (answer: string) => void; reject: () => void; signal: AbortSignal }[] =
    []
  const states: CaptchaState[] = []
  const submit = () => {
    const event = Object.assign(new Event('submit', { cancelable: true }), { submitter: null })
    target.dispatchEvent(event)
    return event.defaultPrevented ? 'held' : 'sent'
  }
  const control = captchaControl({
    // The only members of a form that are used.
    form: Object.assign(target, {
      requestSubmit: (submitter?: HTMLElement | null) => {
        if (submit() === 'sent') sentSubmitters.push(submitter)
      },
      querySelector: () => button,
    }) as unknown as HTMLFormElement,
    solve: signal =>
      new Promise((resolve, reject) =>
        puzzles.push({ resolve, reject: () => reject(new Error()), signal }),
      ),
    report: state => {
      states.push(state)
    },
    now: () => time,
  })
  const last = () => states.at(-1)
  return {
    control,
    submit,
    sent: sentSubmitters,
    puzzles,
    button,
    last,
    focus: () => target.dispatchEvent(new Event('focusin')),
    wait: (ms: number) => {
      time += ms
    },
    solved: async (at: number, answer: string) => {
      puzzles[at]?.resolve(answer)
      await vi.waitFor(() => expect(last()).toEqual({ kind: 'solved', answer }))
    },
  }
}

test('nothing is fetched until the form gets focus, and then once', () => {
  const form = aForm()
  expect(form.puzzles.length).toBe(0)
  form.focus()
  form.focus()
  expect(form.puzzles.length).toBe(1)
  expect(form.last()).toEqual({ kind: 'solving', isAwaited: false })
})

test('a form sent after the puzzle is solved is sent at once and uses up the answer', async () => {
  const form = aForm()
  form.focus()
  await form.solved(0, 'a')
  expect(form.submit()).toBe('sent')
  await vi.waitFor(() => expect(form.last()).toEqual({ kind: 'idle' }))
  expect(form.submit()).toBe('held')
  expect(form.puzzles.length).toBe(2)
})

test('a form sent too early waits, shows that it waits, and is sent once the answer is in it', async () => {
  const form = aForm()
  form.focus()
  expect(form.submit()).toBe('held')
  expect(form.last()).toEqual({ kind: 'solving', isAwaited: true })
  expect(form.puzzles.length).toBe(1)
  await form.solved(0, 'a')
  expect(form.sent.length).toBe(0)
  form.control.release()
  form.control.release()
  expect(form.sent.length).toBe(1)
})

test('the puzzle of a form that had no focus before it was sent is solved then', async () => {
  const form = aForm()
  expect(form.submit()).toBe('held')
  expect(form.last()).toEqual({ kind: 'solving', isAwaited: true })
  await form.solved(0, 'a')
  form.control.release()
  expect(form.sent.length).toBe(1)
})

test.each([
  [9 * 60_000 - 1, 'sent', 1],
  [9 * 60_000, 'held', 2],
])('with an answer that is %i ms old the form is %s', async (age, outcome, puzzles) => {
  const form = aForm()
  form.focus()
  await form.solved(0, 'a')
  form.wait(age)
  expect(form.submit()).toBe(outcome)
  expect(form.puzzles.length).toBe(puzzles)
})

test('a puzzle that failed sends nothing; solved again, it sends the form that waits', async () => {
  const form = aForm()
  form.submit()
  form.puzzles[0]?.reject()
  await vi.waitFor(() => expect(form.last()).toEqual({ kind: 'failed' }))
  expect(form.sent.length).toBe(0)
  form.control.retry()
  expect(form.last()).toEqual({ kind: 'solving', isAwaited: true })
  await form.solved(1, 'b')
  form.control.release()
  expect(form.sent.length).toBe(1)
})

test('a puzzle that failed before the form was sent is solved again without sending it', async () => {
  const form = aForm()
  form.focus()
  form.puzzles[0]?.reject()
  await vi.waitFor(() => expect(form.last()).toEqual({ kind: 'failed' }))
  form.control.retry()
  expect(form.last()).toEqual({ kind: 'solving', isAwaited: false })
  await form.solved(1, 'b')
  form.control.release()
  expect(form.sent.length).toBe(0)
  expect(form.submit()).toBe('sent')
})

test('a form that the server returned for want of an answer is sent with its button, once', async () => {
  const form = aForm()
  form.control.sendWhenSolved()
  expect(form.last()).toEqual({ kind: 'solving', isAwaited: true })
  expect(form.puzzles.length).toBe(1)
  await form.solved(0, 'a')
  form.control.release()
  form.control.release()
  expect(form.sent).toEqual([form.button])
})

test('a form that is removed aborts its puzzle', async () => {
  const form = aForm()
  form.focus()
  form.control.stop()
  expect(form.puzzles[0]?.signal.aborted).toBe(true)
  form.puzzles[0]?.resolve('a')
  await Promise.resolve()
  expect(form.last()).toEqual({ kind: 'solving', isAwaited: false })
  expect(form.submit()).toBe('sent')
})
