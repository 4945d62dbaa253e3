import 'server-only'
import { dropFailed } from '@/lib/domain/queues/failed-jobs'
import { canHandleQueues } from '@/lib/domain/queues/policy'
import { answerQueuesForm } from '@/lib/domain/queues/queues-form'
import { chosenJobs } from '@/lib/domain/queues/schema'
import { defineCommand, nothing } from '@/lib/server/command'

/** Deletes up to 100 failed jobs, or the 1,000 oldest of a queue. */
export const dropJobs = defineCommand({
  name: 'queues.drop-jobs',
  session: 'required',
  input: chosenJobs,
  load: nothing,
  authorize: canHandleQueues,
  run: async ({ tx, about }, chosen) => {
    const count = await dropFailed(tx, chosen)
    const { ids, queue } = chosen
    about({ type: 'job', id: queue ?? `${ids?.length}`, detail: { count, ...(queue ? { queue } : { ids }) } })
    return { count }
  },
  form: answerQueuesForm('droppet'),
})
