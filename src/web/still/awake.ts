const hydrated = 'kintsu:awake'

/** The page, or a part of it that was drawn asleep, answers from now on. */
export function announceHydrated(): void {
  void document.dispatchEvent(new Event(hydrated))
}

export function onHydrated(listener: () => void): void {
  document.addEventListener(hydrated, listener)
}
