function isLocalPart(text: string): boolean {
  return (
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i.test(text) &&
    !text.startsWith('.') &&
    !text.endsWith('.') &&
    !text.includes('..')
  )
}

function isLabel(text: string): boolean {
  return /^[a-z0-9-]{1,63}$/i.test(text) && !text.startsWith('-') && !text.endsWith('-')
}

function isTopLevel(text: string): boolean {
  return /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i.test(text)
}

/** Email format without Cyrillic; only ASCII addresses are certain to be deliverable (Spec 5.2). */
export function isEmail(value: string): boolean {
  if (value.length > 254) return false
  const at = value.lastIndexOf('@')
  const labels = value.slice(at + 1).split('.')
  return (
    at > 0 &&
    isLocalPart(value.slice(0, at)) &&
    labels.length >= 2 &&
    labels.every(isLabel) &&
    isTopLevel(labels.at(-1) ?? '')
  )
}
