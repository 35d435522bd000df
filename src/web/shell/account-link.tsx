import { UserRound } from 'lucide-react'
import { useText } from '#web/text/use-text.tsx'

/** An icon on phones and where the categories leave no room, like the cart link; visitors can sign in on its page. */
export function AccountLink({ href }: { readonly href: string }) {
  const { shell } = useText()
  return (
    <a
      href={href}
      className="inline-flex min-h-10 items-center rounded-input px-1 text-meta font-semibold no-underline hover:text-jade-2"
    >
      <UserRound size={20} aria-hidden="true" className="md:hidden nav:max-xl:block" />
      <span className="sr-only md:max-nav:not-sr-only xl:not-sr-only">{shell.account}</span>
    </a>
  )
}
