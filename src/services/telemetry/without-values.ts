/** Quotes may contain names of database objects; anything else in them is user input. */
const quoted =
  /(?<named>\b(?:constraint|relation|table|column|index|sequence|function|trigger|type|handler for|about|kind) )?"(?<text>[^"]*)"/g

function isName(text: string): boolean {
  return /^[a-z][\w.-]{0,62}$/i.test(text)
}

const email = /[^\s"'<>()[\],;:=]+@[^\s"'<>()[\],;:=]+/g
const queryOfAddress = /\?[^\s"'<>)]*/g
/** Our own ids identify nobody, but the last part of one may look like the start of an IBAN. */
const idOrIban =
  /(?<id>\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b)|\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){10,30}\b/gi
/** A date, phone number, IMEI or card: seven or more digits, however they are separated. */
const digits = /(?<![\w-])\+?\d(?:[ ().\-/]{0,2}\d){6,}(?![\w-])/g

/** No database stores a NUL, and a log has no use for the other control characters. */
const controls = /\p{Cc}+/gu

const longest = 500

/** The text of an error without user input, at most 500 characters (quality.md "Attacks": none of it in logs). */
export function withoutValues(message: string): string {
  return message
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
