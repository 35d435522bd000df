/** What a stored text says; text that is not JSON says nothing. */
export function parsedText(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
