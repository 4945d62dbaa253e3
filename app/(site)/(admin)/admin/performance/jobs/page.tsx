import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { FormAnswer } from '@/components/admin/form-answer'
import { ClockInDoubt, SetAsideJobs } from '@/components/admin/set-aside-jobs'
import { FailedJobs } from '@/components/queues/failed-jobs'
import { QueueTable } from '@/components/queues/queue-table'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { queuesDone, queuesForm, queueTexts } from '@/lib/domain/queues/copy'
import { listFailedJobs, listQueues } from '@/lib/domain/queues/queries'
import { failedListInput } from '@/lib/domain/queues/schema'
import { setAsideFormName, timeFormName } from '@/lib/domain/set-aside-jobs/copy'
import { getTimeJump, listSetAsideJobs } from '@/lib/domain/set-aside-jobs/queries'
import { currentActor } from '@/lib/server/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: queueTexts.title }

export default async function JobsPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = failedListInput.parse(query)
  const [queues, failed, setAside, { jumpedFrom }, draft, setAsideDraft, timeDraft] = await orNotFound(
    Promise.all([
      listQueues(actor, {}),
      listFailedJobs(actor, filter),
      listSetAsideJobs(actor),
      getTimeJump(actor),
      findDraft(queuesForm, query),
      findDraft(setAsideFormName, query),
      findDraft(timeFormName, query),
    ]),
  )
  const act = textParam(query, 'tak')
  return (
    <PageBody width="page" title={queueTexts.title} intro={queueTexts.intro} className="space-y-12">
      <FormAnswer id={queuesForm} done={queuesDone(act, textParam(query, 'antal'))} refused={draft?.message} />
      <ClockInDoubt jumpedFrom={jumpedFrom} doneAct={act} message={timeDraft?.message} />
      <SetAsideJobs jobs={setAside} doneAct={act} message={setAsideDraft?.message} />
      <section className="space-y-5">
        <h2 className="text-2xl">{queueTexts.queues}</h2>
        <QueueTable queues={queues} />
      </section>
      <FailedJobs page={failed} filter={filter} />
    </PageBody>
  )
}
