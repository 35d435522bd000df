/** Where somebody was who follows a link of `data-stays`: the address that it leads to, a space, and the pixels. */
export const stayKey = 'kintsu-stay'

/**
 * The next page begins at the place of this one (`src/app/http/page-scripts.ts`): the variants of a product are pages of
 * their own, and whoever chooses one stays at the choices.
 */
export function stayInPlace(): void {
  const note = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-stays] a')
    if (link) sessionStorage.setItem(stayKey, `${link.href} ${scrollY}`)
  }
  // Before a press that is held until the page is awake (`hold-events.ts`).
  addEventListener('click', note, { capture: true })
}
