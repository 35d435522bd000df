import { useId, useState } from 'react'
import { addAccessory, removeAccessory } from '#domain/cart/edit.ts'
import type { AccessoryOffer } from '#domain/cart/line.ts'
import { accessoryPicturePath } from '#domain/device/picture-path.ts'
import { ok } from '#domain/result.ts'
import { newId } from '#web/client/new-id.ts'
import { useBuyingText } from '#web/text/use-buying-text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'
import { ExtraToggle } from './extra-toggle.tsx'
import { inTurns } from './in-turns.ts'
import { RefusedText } from './refused-text.tsx'
import { type LineInUse, useAdding } from './use-adding.ts'

type AccessoryListProps = LineInUse & {
  readonly label: string
  readonly offers: readonly AccessoryOffer[]
  /** The part of the shop where they are added (Spec 3.4). */
  readonly origin: string
}

const shownAtFirst = 6

const looks = {
  row: 'snap-x scroll-px-1 overflow-x-auto overscroll-x-contain *:w-34 *:shrink-0 *:snap-start flex',
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(7.25rem,100%),1fr))]',
}

/** Accessories that fit a device, each added with one click: a scrollable row, or all of them. */
export function AccessoryList({ label, offers, origin, ...line }: AccessoryListProps) {
  const { phone, cart, editCart } = line
  const text = useBuyingText()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const { add, refused } = useAdding({ cart, editCart })
  const sorted = useChosenFirst(line, offers)
  const hidden = sorted.length - shownAtFirst
  const toggle = (offer: AccessoryOffer) => {
    const added = phone.deviceAccessories.findLast(({ id }) => id === offer.id)
    if (added) editCart(edited => ok(removeAccessory(edited, added.lineId)))
    else add(edited => addAccessory(edited, pieceOf(offer, phone.id, origin)))
  }
  return (
    <div className="min-w-0">
      <ul
        id={listId}
        aria-label={label}
        className={classNames('-mx-1 gap-2.5 p-1', isOpen ? looks.grid : looks.row)}
      >
        {(isOpen ? sorted : sorted.slice(0, shownAtFirst)).map(offer => (
          <AccessoryCard
            key={offer.id}
            offer={offer}
            isChosen={phone.deviceAccessories.some(added => added.id === offer.id)}
            onToggle={() => toggle(offer)}
          />
        ))}
      </ul>
      <RefusedText refused={refused} />
      {hidden > 0 && (
        <MoreButton
          controls={listId}
          isOpen={isOpen}
          onToggle={() => setOpen(before => !before)}
          label={isOpen ? text.showFewer : text.showAll(hidden)}
        />
      )}
    </div>
  )
}

type MoreButtonProps = {
  readonly controls: string
  readonly isOpen: boolean
  readonly label: string
  readonly onToggle: () => void
}

function MoreButton({ controls, isOpen, label, onToggle }: MoreButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="mt-1.5 min-h-8 rounded-[6px] text-label font-semibold text-jade-2 underline underline-offset-3 hover:decoration-2"
    >
      {label}
    </button>
  )
}

/** Accessories already in the cart come first; while the customer chooses, nothing moves. */
function useChosenFirst({ phone }: LineInUse, offers: readonly AccessoryOffer[]) {
  const [first] = useState(() => new Set(phone.deviceAccessories.map(({ id }) => id)))
  return inTurns(offers).toSorted(
    (one, other) => Number(first.has(other.id)) - Number(first.has(one.id)),
  )
}

function pieceOf({ id, name, price, type }: AccessoryOffer, phoneId: string, origin: string) {
  return {
    id,
    name,
    price,
    type,
    phoneId,
    origin,
    lineId: newId(),
    isActive: true,
    isWrappingTax: false,
  }
}

type AccessoryCardProps = {
  readonly offer: AccessoryOffer
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function AccessoryCard({ offer, isChosen, onToggle }: AccessoryCardProps) {
  const format = useFormatPrice()
  const { id, name, price } = offer
  return (
    <li className="flex flex-col gap-1.5 rounded-button border border-line bg-paper p-2 has-aria-pressed:border-ink">
      <img
        src={accessoryPicturePath(id)}
        alt=""
        width={120}
        height={90}
        loading="lazy"
        className="plinth h-20 w-full rounded-input object-contain"
      />
      <p className="flex-1 text-note leading-tight font-semibold hyphens-auto">
        <WholeMeasures name={name} />
      </p>
      <ExtraToggle name={name} price={format.total(price)} {...{ isChosen, onToggle }} />
    </li>
  )
}
