import type { nothingToTick } from '#domain/trade-in/step-form.ts'

/** Its type alone is imported: the value would bring the questions to every page. */
const nothing: typeof nothingToTick = 'none'

/**
 * A press on the last answer of a form marked with `data-auto-advance` sends it, as its button does. Only a pointer's press:
 * arrow keys pass over answers, and assistive technology presses without one. Returns how to stop it.
 */
export function autoAdvance(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let isPointer = false
  const press = ({ target }: Event) => {
    if (!isPointer || !(target instanceof HTMLInputElement)) return
    const form = target.form
    if (form?.dataset.autoAdvance !== undefined && isLastAnswer(target, form)) form.requestSubmit()
  }
  addEventListener('pointerdown', () => (isPointer = true), { signal, capture: true })
  addEventListener('keydown', () => (isPointer = false), { signal, capture: true })
  addEventListener('click', press, { signal })
  return () => controller.abort()
}

/** A radio button, when every group of the form has its answer; or "nothing of these", alone. */
function isLastAnswer(input: HTMLInputElement, form: HTMLFormElement): boolean {
  const chosen = new FormData(form)
  if (input.type === 'checkbox')
    return input.value === nothing && chosen.getAll(input.name).join() === nothing
  const radios = form.querySelectorAll<HTMLInputElement>('[type="radio"]')
  return input.type === 'radio' && [...radios].every(({ name }) => chosen.has(name))
}
