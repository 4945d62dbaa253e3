import 'server-only'
import { tryFailedAgain } from '@/lib/domain/queues/failed-jobs'
import { canHandleQueues } from '@/lib/domain/queues/policy'
import { answerQueuesForm } from '@/lib/domain/queues/queues-form'
import { chosenJobs } from '@/lib/domain/queues/schema'
import { defineCommand, nothing } from '@/lib/server/command'

/** Lets up to 100 failed jobs run again, or the 1,000 oldest of a queue. Pressed twice, it does nothing more. */
export const tryJobsAgain = defineCommand({
  name: 'queues.try-jobs-again',
  session: 'required',
  input: chosenJobs,
  load: nothing,
  authorize: canHandleQueues,
  run: async ({ tx, about }, chosen) => {
    const count = await tryFailedAgain(tx, chosen)
    const { ids, queue } = chosen
    about({ type: 'job', id: queue ?? `${ids?.length}`, detail: { count, ...(queue ? { queue } : { ids }) } })
    return { count }
  },
  form: answerQueuesForm('proevet'),
})
