type WholeMeasuresProps = { readonly name: string }

/** Text in which "30 W", "128 GB", "1–2 days", "USB-C" and a Hungarian suffix after a figure ("80%-a") never wrap. */
export function WholeMeasures({ name }: WholeMeasuresProps) {
  return name.split(measures).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name's parts never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

/** A capturing group, so that every second part of the split is a measure. */
const measures =
  /(\d+(?:[.,]\d+| \d{3})* (?:[GT]B|W|mAh|mm?|мм?|μ)(?!\p{L})|USB-\p{L}|\d+%?-\p{Ll}{1,4}(?!\p{L})|\d+–\d+(?: \p{L}+)?)/u
