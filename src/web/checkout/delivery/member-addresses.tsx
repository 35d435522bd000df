import { useLoaded } from '#web/client/use-loaded.ts'
import type { AddressName } from '#web/form/address-form.ts'
import type { Form } from '#web/form/use-form.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

type MemberAddressesProps = {
  readonly form: Form<AddressName>
  /** Above the fields: the addresses to pick from; below them: the option to save a new one. */
  readonly place: 'above' | 'below'
}

/** Downloaded by members only: other checkouts have no saved addresses. */
function loadComponents() {
  return import('./saved-addresses.tsx')
}

export function MemberAddresses({ form, place }: MemberAddressesProps) {
  const isMember = useIsHydrated() && /(?:^|; )kintsu-member=1(?:;|$)/.test(document.cookie)
  const components = useLoaded(isMember ? 'saved-addresses' : undefined, loadComponents)
  if (components.kind !== 'loaded') return undefined
  const { SaveAddress, SavedAddresses } = components.value
  return place === 'above' ? <SavedAddresses form={form} /> : <SaveAddress form={form} />
}
