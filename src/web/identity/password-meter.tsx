import { useIdentityText } from '#web/text/use-identity-text.ts'
import { type PasswordStrength, strengthOf } from './password-strength.ts'

/** The strength of a new password as text; the bars only repeat it. */
export function PasswordMeter(props: { readonly password: string; readonly email: string }) {
  const { meter } = useIdentityText()
  const strength = strengthOf(props.password, props.email)
  const { filled, tone } = bars[strength.kind]
  return (
    <span className="block">
      <span aria-hidden="true" className="mt-1.5 mb-1 flex gap-1">
        {[1, 2, 3].map(bar => (
          <span
            key={bar}
            className={`h-1 flex-1 rounded-full transition-colors ${bar <= filled ? tone : 'bg-line'}`}
          />
        ))}
      </span>
      <span role="status">{textOf(strength, meter)}</span>
    </span>
  )
}

const bars = {
  empty: { filled: 0, tone: '' },
  short: { filled: 1, tone: 'bg-rust' },
  common: { filled: 1, tone: 'bg-rust' },
  long: { filled: 1, tone: 'bg-rust' },
  fair: { filled: 1, tone: 'bg-gold' },
  good: { filled: 2, tone: 'bg-jade' },
  strong: { filled: 3, tone: 'bg-jade' },
} as const satisfies Record<PasswordStrength['kind'], object>

type MeterText = ReturnType<typeof useIdentityText>['meter']

function textOf(strength: PasswordStrength, meter: MeterText): string {
  switch (strength.kind) {
    case 'short':
      return meter.short(strength.missing)
    case 'long':
      return meter.long(strength.max)
    case 'empty':
    case 'common':
    case 'fair':
    case 'good':
    case 'strong':
      return meter[strength.kind]
  }
}
