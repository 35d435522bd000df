import { categoryPath } from '#domain/market/build-url.ts'
import { writePurchasedDevice } from '#domain/warranty/claim-number.ts'
import type { WarrantedDevice } from '#domain/warranty/warranty-view.ts'
import { AccountFrame } from '#web/account/account-frame.tsx'
import { useMarket } from '#web/text/use-text.tsx'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DeviceCard } from './device-card.tsx'

type WarrantiesScreenProps = { readonly devices: readonly WarrantedDevice[] }

/** The legal guarantee and the shop's own warranty are shown separately for each device (Rules of trade, Law 4). */
export function WarrantiesScreen({ devices }: WarrantiesScreenProps) {
  const { title, explained } = useWarrantyText()
  return (
    <AccountFrame title={title} current="warranties">
      <div className="grid gap-5">
        {devices.length === 0 ? (
          <NothingCovered />
        ) : (
          <ul className="grid gap-4">
            {devices.map(device => (
              <li key={writePurchasedDevice(device)}>
                <DeviceCard device={device} />
              </li>
            ))}
          </ul>
        )}
        <Alert tone="info" title={explained.title}>
          <p className="mt-1">{explained.legal}</p>
          <p className="mt-2">{explained.shop}</p>
        </Alert>
      </div>
    </AccountFrame>
  )
}

function NothingCovered() {
  const text = useWarrantyText()
  const { base, market } = useMarket()
  return (
    <EmptyState
      title={text.noneTitle}
      action={<ButtonLink href={base + categoryPath(market, 'phones')}>{text.toShop}</ButtonLink>}
    >
      {text.noneText}
    </EmptyState>
  )
}
