import { ShoppingBag } from 'lucide-react'
import { useText } from '#web/text/use-text.tsx'

export type CartLinkProps = { readonly href: string; readonly count: number }

export const CartLink = ({ href, count }: CartLinkProps) => {
  const { shell } = useText()
  return (
    <a
      href={href}
      aria-label={count > 0 ? shell.cartLabel(count) : shell.cart}
      className="inline-flex min-h-10 items-center gap-1.5 rounded-input px-1 text-meta font-semibold no-underline hover:text-jade-2"
    >
      <ShoppingBag size={20} aria-hidden="true" className="md:hidden" />
      <span className="hidden md:inline">{shell.cart}</span>
      {count > 0 && (
        <span className="rounded-full bg-jade px-1.75 text-[0.71875rem] leading-[1.5] font-bold text-paper">
          {count}
        </span>
      )}
    </a>
  )
}
