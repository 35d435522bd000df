const hydratedEvent = 'kintsu:awake'

/** The page, or a part of it with deferred hydration, is interactive from now on. */
export function announceHydrated(): void {
  void document.dispatchEvent(new Event(hydratedEvent))
}

export function onHydrated(listener: () => void): void {
  document.addEventListener(hydratedEvent, listener)
}
