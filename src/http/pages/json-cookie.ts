/** Browsers keep 4,096 bytes of a cookie, its name and attributes included. */
const longest = 3_800

/** The value of a cookie that was written as JSON in base64; undefined where there is none, or none that can be read. */
export function jsonCookie(cookies: string | null, name: string): unknown {
  const written = (cookies ?? '')
    .split(';')
    .map(each => each.trim())
    .find(each => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return written === undefined || written.length > longest ? undefined : jsonIn(written)
}

function jsonIn(written: string): unknown {
  try {
    return JSON.parse(Buffer.from(written, 'base64url').toString())
  } catch {
    return undefined
  }
}
