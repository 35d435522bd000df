import { useText } from '#web/text/use-text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** A placeholder of the same size as the checkout, until the cart is known and while the order is being placed. */
export function CheckoutSkeleton() {
  const { general, checkout } = useText()
  return (
    <section data-slim="" className="wrap py-6 sm:py-10" aria-busy="true">
      <h1>{checkout.title}</h1>
      <p className="sr-only">{general.loading}</p>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-3">
          <Skeleton className="h-72 rounded-card" />
          {['address', 'contact', 'billing', 'payment'].map(step => (
            <Skeleton key={step} className="h-17 rounded-card" />
          ))}
        </div>
        <Skeleton className="hidden h-96 rounded-card lg:block" />
      </div>
    </section>
  )
}
