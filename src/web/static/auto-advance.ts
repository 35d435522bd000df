import { nothingToTick } from '#domain/trade-in/step-form.ts'

/**
 * A press on the last answer of a form marked with `data-auto-advance` sends it, as its button does. Only a pointer's press:
 * arrow keys pass over answers, and assistive technology presses without one.
 */
export function autoAdvance(): void {
  let isPointer = false
  addEventListener('pointerdown', () => (isPointer = true), true)
  addEventListener('keydown', () => (isPointer = false), true)
  addEventListener('click', ({ target }) => {
    if (!isPointer || !(target instanceof HTMLInputElement)) return
    const form = target.form
    if (form?.dataset.autoAdvance !== undefined && isLastAnswer(target, form)) form.requestSubmit()
  })
}

/** A radio button, when every group of the form has its answer; or "nothing of these", alone. */
function isLastAnswer(input: HTMLInputElement, form: HTMLFormElement): boolean {
  const chosen = new FormData(form)
  if (input.type === 'checkbox')
    return input.value === nothingToTick && chosen.getAll(input.name).join() === nothingToTick
  const radios = form.querySelectorAll<HTMLInputElement>('[type="radio"]')
  return input.type === 'radio' && [...radios].every(({ name }) => chosen.has(name))
}
