const awake = 'kintsu:awake'

/** The page, or a part of it that was drawn asleep, answers from now on. */
export function tellAwake(): void {
  void document.dispatchEvent(new Event(awake))
}

export function onAwake(listener: () => void): void {
  document.addEventListener(awake, listener)
}
