import type { ComponentType } from 'react'
import type { StepName } from '#domain/checkout/checkout.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotLoaded } from '../form/not-loaded.tsx'
import { DeliveryMethodStep } from './delivery/delivery-method-step.tsx'

const forms: Record<StepName, () => Promise<ComponentType>> = {
  'delivery-method': async () => DeliveryMethodStep,
  'delivery-address': async () =>
    (await import('./delivery/delivery-address-step.tsx')).DeliveryAddressStep,
  'contact-details': async () => (await import('./contact/contact-step.tsx')).ContactStep,
  'billing-details': async () => (await import('./billing/billing-step.tsx')).BillingStep,
  'payment-method': async () => (await import('./pay/payment-step.tsx')).PaymentStep,
}

const loaded = new Map<StepName, ComponentType>([['delivery-method', DeliveryMethodStep]])

async function load(name: StepName) {
  const Form = loaded.get(name) ?? (await forms[name]())
  loaded.set(name, Form)
  return { Form }
}

/** Preloads the later steps while an earlier one is filled in, so that no step has to wait. */
export function loadSteps(names: readonly StepName[]): void {
  for (const name of names) load(name).catch(() => undefined)
}

/** A step's form, downloaded when the step opens. */
export function LazyStep({ name }: { readonly name: StepName }) {
  const LoadedForm = loaded.get(name)
  const lazyForm = useLoaded(LoadedForm ? undefined : name, () => load(name))
  if (LoadedForm) return <LoadedForm />
  // After an update of the shop its old files are gone: only a new page names those that are there. What was entered is saved.
  if (lazyForm.kind === 'failed')
    return <NotLoaded onRetry={navigator.onLine ? () => location.reload() : lazyForm.retry} />
  return lazyForm.kind === 'loaded' ? <lazyForm.value.Form /> : <Skeleton className="h-40" />
}
