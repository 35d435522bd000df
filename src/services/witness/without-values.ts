/** Names of the database's own things may stand in quotes; anything else in them is what somebody wrote. */
const quoted =
  /(?<named>\b(?:constraint|relation|table|column|index|sequence|function|trigger|type|handler for|about|kind) )?"(?<text>[^"]*)"/g

function isName(text: string): boolean {
  return /^[a-z][\w.-]{0,62}$/i.test(text)
}

const email = /[^\s"'<>()[\],;:=]+@[^\s"'<>()[\],;:=]+/g
const queryOfAddress = /\?[^\s"'<>)]*/g
/** One of our own ids says nothing of anybody, and its last part may begin like an account. */
const idOrIban =
  /(?<id>\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b)|\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){10,30}\b/gi
/** A day, a phone, an IMEI, a card: seven digits and more, however they are set apart. */
const digits = /(?<![\w-])\+?\d(?:[ ().\-/]{0,2}\d){6,}(?![\w-])/g

/** No database keeps a NUL, and a log has no use for the rest. */
const controls = /\p{Cc}+/gu

const longest = 500

/** What is said of an error without what people wrote: quality.md "Attacks", none of it in logs. At most 500 characters. */
export function withoutValues(label: string): string {
  return label
    .slice(0, 4 * longest)
    .replace(controls, ' ')
    .replace(quoted, (all, named: string | undefined, text: string) =>
      named !== undefined && isName(text) ? all : `${named ?? ''}"…"`,
    )
    .replace(email, '…')
    .replace(queryOfAddress, '?…')
    .replace(idOrIban, (_all, id: string | undefined) => id ?? '…')
    .replace(digits, '…')
    .slice(0, longest)
}
