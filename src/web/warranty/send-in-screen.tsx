import { buildUrl } from '#domain/market/build-url.ts'
import { AccountFrame } from '#web/account/account-frame.tsx'
import { useMarket } from '#web/text/use-text.tsx'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DeviceHead } from './device-head.tsx'
import { GoingBack } from './going-back.tsx'
import { SendInForm } from './send-in-form.tsx'
import type { SendInProps } from './send-in-props.ts'

/** Sending in one device: its cover, the problem and the handover. */
export function SendInScreen(props: SendInProps) {
  const { form: text, notCovered } = useWarrantyText()
  const { base, market } = useMarket()
  const { device } = props
  const isOpen = device.way !== undefined && device.returnNumber === undefined
  return (
    <AccountFrame title={text.title} current="warranties">
      <div className="grid gap-5">
        <Card padding="roomy" className="grid gap-3">
          <DeviceHead device={device}>
            <p>{device.orderNumber}</p>
            <p>
              <TextLink
                href={base + buildUrl(market, 'send-in-warranty')}
                className="inline-block min-h-6"
              >
                {text.other}
              </TextLink>
            </p>
          </DeviceHead>
          {device.returnNumber !== undefined ? (
            <GoingBack returnNumber={device.returnNumber} />
          ) : (
            <p>{device.way === undefined ? notCovered : text.under[device.way]}</p>
          )}
        </Card>
        {isOpen && <SendInForm {...props} />}
      </div>
    </AccountFrame>
  )
}
