import { buildUrl } from '#domain/market/build-url.ts'
import { writePurchasedDevice } from '#domain/warranty/claim-number.ts'
import type { WarrantedDevice } from '#domain/warranty/warranty-view.ts'
import { AccountFrame } from '#web/account/account-frame.tsx'
import { useMarket } from '#web/text/use-text.tsx'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DeviceHead } from './device-head.tsx'

type ChooseDeviceScreenProps = { readonly devices: readonly WarrantedDevice[] }

/** The choice of the device to send in: it must be covered, and neither be with the shop already nor have been returned. */
export function ChooseDeviceScreen({ devices }: ChooseDeviceScreenProps) {
  const { form: text } = useWarrantyText()
  const { base, market } = useMarket()
  const eligible = devices.filter(
    ({ way, claimUnderWay, returnNumber }) =>
      way !== undefined && !claimUnderWay && returnNumber === undefined,
  )
  const toWarranties = base + buildUrl(market, 'my-warranties')
  return (
    <AccountFrame title={text.title} current="warranties">
      {eligible.length === 0 ? (
        <EmptyState
          title={text.noneTitle}
          action={<ButtonLink href={toWarranties}>{text.toWarranties}</ButtonLink>}
        >
          {text.noneText}
        </EmptyState>
      ) : (
        <>
          <p className="mb-4 text-heading font-bold">{text.choose}</p>
          <ul className="grid gap-4">
            {eligible.map(device => (
              <li key={writePurchasedDevice(device)}>
                <Choice device={device} />
              </li>
            ))}
          </ul>
        </>
      )}
    </AccountFrame>
  )
}

function Choice({ device }: { readonly device: WarrantedDevice }) {
  const text = useWarrantyText()
  const { base, market } = useMarket()
  return (
    <Card padding="roomy" className="grid gap-3">
      <DeviceHead device={device}>{device.orderNumber}</DeviceHead>
      <div>
        <ButtonLink
          size="small"
          href={base + buildUrl(market, 'send-in-warranty', [writePurchasedDevice(device)])}
          aria-label={text.sendInOf(device.title)}
        >
          {text.form.chooseThis}
        </ButtonLink>
      </div>
    </Card>
  )
}
