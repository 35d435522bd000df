/** A link the caller built; the shell never builds addresses. */
export type NavLink = {
  readonly label: string
  readonly href: string
  readonly isCurrent?: boolean | undefined
}
