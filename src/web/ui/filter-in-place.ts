/** Writes the filtered text back into the input and preserves the caret position; returns the text. */
export function filterInPlace(input: HTMLInputElement, filter: (text: string) => string): string {
  const filtered = filter(input.value)
  if (filtered === input.value) return filtered
  const caret = filter(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  input.value = filtered
  input.setSelectionRange(caret, caret)
  return filtered
}
