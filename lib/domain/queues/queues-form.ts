import 'server-only'
import { queuesForm } from '@/lib/domain/queues/copy'
import { jobsPath } from '@/lib/domain/set-aside-jobs/copy'
import type { FormAnswer } from '@/lib/server/command'

/** Where a post without script redirects to; `act` and the count select the page's message. */
export function answerQueuesForm(act: 'proevet' | 'droppet'): FormAnswer<{ count: number }> {
  return {
    name: queuesForm,
    done: ({ count }) => `${jobsPath}?tak=${act}&antal=${count}#${queuesForm}`,
    back: () => jobsPath,
  }
}
