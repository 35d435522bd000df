import { type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react'
import { MarketProvider, TextProvider, useMarket, useText } from '../text/use-text.tsx'

type SharedPartProps = {
  readonly as?: 'article' | 'div' | 'li' | 'section' | 'ul'
  readonly id?: string
  readonly className?: string
  readonly 'aria-labelledby'?: string
  /**
   * Its props are data, and handlers, which the server does not render; no elements, maps or sets. It may use the text
   * and the market, no other context, no ids of React, and no picture that React would name in the head of the page.
   */
  readonly children: ReactElement<object>
}

/** The HTML of a part, rendered or as it was rendered before with the same key. */
type Keep = (key: string, part: ReactNode) => string

let keep: Keep | undefined

/** Set by the server only; without it, parts are rendered each time. */
export function keepSharedParts(keeper: Keep | undefined): void {
  keep = keeper
}

/**
 * A part that many pages show, such as the card of a device or the footer: the server renders it once for all of them
 * (decision 84). In the browser it is like any other part.
 */
export const SharedPart = import.meta.env.SSR ? KeptPart : PlainPart

function PlainPart({ as: Tag = 'div', ...rest }: SharedPartProps) {
  return <Tag {...rest} />
}

function KeptPart({ as: Tag = 'div', children, ...rest }: SharedPartProps) {
  const text = useText()
  const setting = useMarket()
  if (!keep) return <Tag {...rest}>{children}</Tag>
  const html = keep(
    keyOf(children, setting),
    <TextProvider text={text}>
      <MarketProvider setting={setting}>{children}</MarketProvider>
    </TextProvider>,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />
}

const numbers = new Map<unknown, number>()

function keyOf({ type, props }: ReactElement<object>, setting: object): string {
  if (Object.values(props).some(isElement))
    throw new Error(`A shared part has an element among its props: ${nameOf(type)}`)
  const number = numbers.getOrInsertComputed(type, () => numbers.size)
  return `${number} ${settingKeys.getOrInsertComputed(setting, JSON.stringify)} ${JSON.stringify(props)}`
}

/** A page has one setting for all its parts. */
const settingKeys = new WeakMap<object, string>()

/** In JSON, elements of different components look alike. */
function isElement(value: unknown): boolean {
  return isValidElement(value) || (Array.isArray(value) && value.some(isElement))
}

function nameOf(type: ReactElement['type']): string {
  return typeof type === 'string' ? type : (type as ComponentType).name
}
