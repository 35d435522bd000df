export type PictureFormat = 'jpeg' | 'png' | 'webp'

/** The format is read from the bytes of a file, not its name; `undefined` for an unsupported one (quality.md "Attacks"). */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | undefined {
  if (begins(bytes, 0, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (begins(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (begins(bytes, 0, riff) && begins(bytes, 8, webp)) return 'webp'
  return undefined
}

const riff = [0x52, 0x49, 0x46, 0x46]
const webp = [0x57, 0x45, 0x42, 0x50]

function begins(bytes: Uint8Array, from: number, signature: readonly number[]): boolean {
  return signature.every((byte, place) => bytes[from + place] === byte)
}
