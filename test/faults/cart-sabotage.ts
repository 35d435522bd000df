import { type CloudEvent, stepCloud } from '#domain/cart/cloud.ts'
import type { CloudLink } from '#domain/cart/cloud-link.ts'
import type { Step } from './cart-world.ts'

type DocumentEvent = Extract<CloudEvent, { readonly document: unknown }>

function isDocument(event: CloudEvent): event is DocumentEvent {
  return event.kind === 'arrived' || event.kind === 'moved'
}

function onlyOwner({ owner, stateVersion }: CloudLink): CloudLink {
  return { owner, stateVersion }
}

/** Rules broken on purpose, each with the invariant that must then be reported as violated. */
export const sabotages: Readonly<Record<string, { readonly step: Step; readonly truth: string }>> =
  {
    'a merge that knows no base': {
      truth: 'came back',
      step: (cloud, event, rules) =>
        isDocument(event) && cloud.link
          ? stepCloud({ ...cloud, link: onlyOwner(cloud.link) }, event, rules)
          : stepCloud(cloud, event, rules),
    },
    'a refused write that is written over what it met': {
      truth: 'was lost',
      step: (cloud, event, rules) =>
        event.kind === 'moved' && cloud.link
          ? stepCloud({ ...cloud, link: { ...cloud.link, base: event.document } }, event, rules)
          : stepCloud(cloud, event, rules),
    },
    'a timestamp compared with the clock of the browser': {
      truth: 'another cart than the document',
      step: (cloud, event, rules) =>
        isDocument(event) && event.document.timestamp === cloud.cart.timestamp
          ? { cloud, effects: [] }
          : stepCloud(cloud, event, rules),
    },
    'a merge that wraps tablets': {
      truth: 'a gift wrap with a tablet',
      step: (cloud, event, { empty, giftWrap }) =>
        stepCloud(cloud, event, { empty, giftWrap: { ...giftWrap, refusedDeviceTypes: [] } }),
    },
    'a cart kept for the next member': {
      truth: 'two members',
      step: (cloud, event, rules) =>
        event.kind === 'online' && cloud.link
          ? stepCloud({ ...cloud, link: { ...cloud.link, owner: event.owner } }, event, rules)
          : stepCloud(cloud, event, rules),
    },
    'a cart left behind': {
      truth: 'signing out left something behind',
      step: (cloud, event, rules) =>
        event.kind === 'signed-out' ? { cloud, effects: [] } : stepCloud(cloud, event, rules),
    },
  }
