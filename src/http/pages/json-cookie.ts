/** Browsers store up to 4,096 bytes of a cookie, including its name and attributes. */
const longest = 3_800

/** The value of a cookie written as JSON in base64; `undefined` if it is missing or unreadable. */
export function jsonCookie(cookies: string | null, name: string): unknown {
  const encoded = (cookies ?? '')
    .split(';')
    .map(each => each.trim())
    .find(each => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return encoded === undefined || encoded.length > longest ? undefined : jsonIn(encoded)
}

function jsonIn(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString())
  } catch {
    return undefined
  }
}
