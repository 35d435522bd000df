const hydrated = 'kintsu:awake'

/** The page, or a part of it with deferred hydration, is interactive from now on. */
export function announceHydrated(): void {
  void document.dispatchEvent(new Event(hydrated))
}

export function onHydrated(listener: () => void): void {
  document.addEventListener(hydrated, listener)
}
