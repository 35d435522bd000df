import type { DeviceType } from '#domain/device/device.ts'
import { problemsOf } from '#domain/warranty/problem.ts'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { idOf, type SendIn } from './use-send-in.ts'

type ProblemFieldsProps = { readonly type: DeviceType; readonly form: SendIn }

/** The problem of the device: chosen from the common problems of its type, and described in the customer's own words. */
export function ProblemFields({ type, form }: ProblemFieldsProps) {
  const { form: text, problems } = useWarrantyText()
  return (
    <>
      <Select
        id={idOf('problem')}
        name="problem"
        label={text.problem}
        required
        value={form.problem}
        onChange={form.setProblem}
        error={form.errorOf('problem')}
        className="max-w-110"
      >
        <option value="">{text.pick}</option>
        {problemsOf[type].map(problem => (
          <option key={problem} value={problem}>
            {problems[problem]}
          </option>
        ))}
      </Select>
      <TextArea
        id={idOf('words')}
        name="words"
        rows={4}
        label={text.description}
        required={form.problem === 'other'}
        hint={text.descriptionHint}
        value={form.words}
        onChange={form.setWords}
        error={form.errorOf('words')}
      />
    </>
  )
}
