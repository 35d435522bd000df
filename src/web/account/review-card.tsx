import { displayTitle } from '#domain/device/title.ts'
import type { OwnDevice } from '#domain/review/own-device.ts'
import { reviewAddPath } from '#domain/review/review-link.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type ReviewCardProps = { readonly number: string; readonly devices: readonly OwnDevice[] }

/** Each delivered device, with a link to its review. */
export function ReviewCard({ number, devices }: ReviewCardProps) {
  const { account: text } = useReviewsText()
  const { general } = useText()
  const { base, market } = useMarket()
  if (devices.length === 0) return undefined
  return (
    <Card padding="roomy" className="print:hidden">
      <h2 className="text-[1.375rem]">{text.title}</h2>
      <ul className="mt-2 grid gap-2">
        {devices.map(({ position, product, grade, status }) => (
          <li key={position}>
            <TextLink
              href={base + reviewAddPath(market, { kind: 'member', number }, position)}
              className="inline-block min-h-6"
            >
              {text.of(
                status === 'open' ? text.write : text.see,
                displayTitle(product, general.grade[grade]),
              )}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
