import { itemReasonFormSchema, retryJobFormSchema } from '#contract/office-form.ts'
import { ok } from '#domain/result.ts'
import { closeTask, findTaskOf, retryJob, viewTasks } from '#services/staff/view-tasks.ts'
import { officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

export const loadOfficeTasks = onOfficePage('tasks', async ({ ctx, staff, query }) => {
  const kind = query.get('kind')?.slice(0, 60) || undefined
  const view = await viewTasks(ctx, staff, { kind, after: query.get('after') || undefined })
  return { kind, ...view }
})

export const sendOfficeTasks = onOfficeForms('tasks', {
  'close-task': officeForm({
    schema: itemReasonFormSchema,
    subjectOf: async ({ ctx, staff }, { item }) => {
      const task = await findTaskOf(ctx, staff.grants, item)
      return task && { subject: `task ${task.kind}`, market: task.market }
    },
    act: async ({ ctx }, { item }) => {
      const closed = await closeTask(ctx, item)
      return closed.ok ? ok({ after: { item } }) : closed
    },
  }),
  'retry-job': officeForm({
    schema: retryJobFormSchema,
    // A job works for all markets.
    subjectOf: async (_request, { item }) => ({ subject: `job ${item}`, market: undefined }),
    act: async ({ ctx }, { item }) => {
      const retried = await retryJob(ctx, item)
      return retried.ok ? ok({ after: { items: retried.value } }) : retried
    },
  }),
})
