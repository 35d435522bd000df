import { useText } from '#web/text/use-text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Shown until the browser has read its cart; without JavaScript it cannot, and the page says so. */
export function CartSkeleton({ title }: { readonly title: string }) {
  const { cart, general } = useText()
  return (
    <>
      <h1>{title}</h1>
      <noscript>
        <p className="mt-4 max-w-[60ch] text-ink-2">{cart.needsScript}</p>
      </noscript>
      <div className="mt-6 grid gap-8 noscript:hidden lg:grid-cols-[3fr_2fr] lg:gap-10">
        <p role="status" className="sr-only">
          {general.loading}
        </p>
        <div className="grid content-start gap-3">
          <Skeleton className="h-22 sm:h-32" />
          <Skeleton className="h-26" />
          <Skeleton className="h-26" />
        </div>
        <Skeleton className="h-72 rounded-card" />
      </div>
    </>
  )
}
