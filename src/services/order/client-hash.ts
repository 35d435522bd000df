import { createHmac } from 'node:crypto'

/** Distinguishes clients without storing their addresses; all addresses of an IPv6 subscriber are one client. */
export function clientHash(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`client ${networkOf(address)}`)
    .digest('hex')
}

/**
 * Recognizes the browser that placed an order. It includes the cart's id, so that it reveals nothing about the
 * browser's other orders.
 */
export function browserHash(
  secret: string,
  cartId: string,
  browserKey: string | undefined,
): string | undefined {
  return browserKey === undefined
    ? undefined
    : createHmac('sha256', secret).update(`browser ${cartId} ${browserKey}`).digest('hex')
}

const subscriberGroups = 4

function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1]
  if (v4 !== undefined || !address.includes(':')) return v4 ?? address
  const [head = '', tail] = address.toLowerCase().split('::')
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right]
    .slice(0, subscriberGroups)
    .join(':')
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map(group => group.replace(/^0+(?=.)/, ''))
}
