/** Spec 8: what went wrong with the cloud is only logged: told to whoever listens on the window, shown to nobody. */
export const logged = (what: string, cause?: unknown): void => {
  if (typeof window === 'undefined') return
  window.dispatchEvent(new CustomEvent('kintsu-logged', { detail: { what, cause } }))
}
