import type { ReactNode } from 'react'
import { Seam } from '#web/ui/seam.tsx'

type PaymentPageProps = { readonly title: string; readonly children: ReactNode }

/** One column: the status of the payment, and what the customer can do. */
export function PaymentPage({ title, children }: PaymentPageProps) {
  return (
    <section className="wrap max-w-[calc(40rem+3rem)] py-8 sm:py-12">
      <h1>{title}</h1>
      <Seam className="mt-4 mb-6" />
      <div className="grid gap-5">{children}</div>
    </section>
  )
}
