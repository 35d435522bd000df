import type { DeviceType } from '#domain/device/device.ts'
import { batteriesOf } from '#domain/trade-in/choices.ts'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { BatteryScreen, type BatteryScreenKind } from '../drawing/battery-screen.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { Cards, ChoiceGroup } from './choice-group.tsx'
import { type QuestionProps, titleId } from './question-props.ts'
import { systemsOfBrand } from './systems-of-brand.ts'

/** The capacity of the battery, and whether it is safe to ship. */
export function BatteryQuestion({ answers, sent, errorOf }: QuestionProps) {
  const { choices, groups } = useTradeInStepsText()
  const type = answers.intro ?? 'SMARTPHONE'
  const { battery } = answers
  const health = sent ? sent.get('health') : battery?.health
  const swollen = sent ? sent.get('swollen') : battery && (battery.isSwollen ? 'yes' : 'no')
  return (
    <div className="grid gap-6">
      <WhereToLook type={type} brand={answers.brand} />
      <ChoiceGroup field="health" labelledBy={titleId} error={errorOf('health')}>
        <Cards>
          {batteriesOf[type].map(value => (
            <ChoiceCard
              key={value}
              {...{ kind: 'radio', name: 'health', value, ...choices.battery[value] }}
              isChosen={value === health}
            />
          ))}
        </Cards>
      </ChoiceGroup>
      <ChoiceGroup field="swollen" legend={groups.swollen} error={errorOf('swollen')}>
        <Cards>
          {(['no', 'yes'] as const).map(value => (
            <ChoiceCard
              key={value}
              {...{ kind: 'radio', name: 'swollen', value, ...choices.swollen[value] }}
              isChosen={value === swollen}
            />
          ))}
        </Cards>
      </ChoiceGroup>
    </div>
  )
}

const screenOf: Readonly<Record<DeviceType, BatteryScreenKind>> = {
  SMARTPHONE: 'phone',
  TABLET: 'tablet',
  SMARTWATCH: 'watch',
  LAPTOP: 'laptop',
  CONSOLE: 'console',
}

type WhereToLookProps = { readonly type: DeviceType; readonly brand: string | undefined }

/** The path through the settings of this device. */
function WhereToLook({ type, brand }: WhereToLookProps) {
  const { whereToLook } = useTradeInStepsText()
  const kind = screenOf[type]
  return (
    <ul className="grid gap-2.5 sm:grid-cols-3">
      {systemsOfBrand(whereToLook[kind], brand).map(({ system, path }) => (
        <li
          key={system}
          className="flex items-center gap-3 rounded-tile border border-line bg-plinth p-3 sm:block"
        >
          <BatteryScreen kind={kind} />
          <div className="min-w-0">
            <p className="text-label font-bold sm:mt-2">{system}</p>
            <p className="text-note text-ink-2">{path.join(' › ')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
