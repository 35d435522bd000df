import type { PlayedParcel } from './parcels.ts'

const width = 298
const height = 420

/** A label of one A6 page: recipient, destination, and bars derived from the parcel number. */
export function labelPdf(parcel: PlayedParcel): Buffer {
  const drawing = [
    '0.8 w 12 12 274 396 re S',
    text(24, 376, 18, parcel.courier.toUpperCase()),
    ...bars(parcel.awb),
    text(24, 236, 14, parcel.awb),
    text(24, 200, 10, latin(parcel.recipient)),
    text(24, 184, 10, latin(parcel.place)),
    text(24, 150, 8, parcel.reference),
    text(24, 132, 8, parcel.orderRef),
    text(
      24,
      100,
      14,
      parcel.cash > 0 ? `COD ${parcel.cash.toFixed(2)} ${parcel.currency}` : 'COD 0',
    ),
  ].join('\n')
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}

function text(x: number, y: number, size: number, content: string) {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${content.replace(/[\\()]/g, '\\$&')}) Tj ET`
}

/** The standard fonts have no other characters. */
function latin(value: string) {
  return value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, '.')
}

function bars(awb: string): string[] {
  const bits = [...awb].map(char => char.charCodeAt(0).toString(2).padStart(8, '0')).join('10')
  const step = 250 / bits.length
  return [...bits].flatMap((bit, at) =>
    bit === '1' ? [`${(24 + at * step).toFixed(2)} 260 ${step.toFixed(2)} 96 re f`] : [],
  )
}

/** The second line contains bytes above 127, so that programs treat the file as binary. */
function fileOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const starts = objects.map((object, at) => {
    const start = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map(start => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}
