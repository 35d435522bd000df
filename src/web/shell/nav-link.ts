/** A link built by the caller; the shell never builds URLs. */
export type NavLink = {
  readonly label: string
  readonly href: string
  readonly isCurrent?: boolean | undefined
}
