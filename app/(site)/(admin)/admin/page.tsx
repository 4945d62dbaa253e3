import { notFound, redirect } from 'next/navigation'
import { Figures } from '@/components/admin/figures'
import { NeedsAttention } from '@/components/admin/needs-attention'
import { PictureSteps } from '@/components/admin/picture-steps'
import { SetAsideJobs } from '@/components/admin/set-aside-jobs'
import { MailLog } from '@/components/notifications/mail-log'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { findDraft } from '@/lib/domain/find-draft'
import { codeFigures, memorialFigures } from '@/lib/domain/insights/copy'
import { getOverview } from '@/lib/domain/insights/queries'
import { listMails } from '@/lib/domain/notifications/mail-queries'
import { setAsideFormName } from '@/lib/domain/set-aside-jobs/copy'
import { listSetAsideJobs } from '@/lib/domain/set-aside-jobs/queries'
import { currentActor } from '@/lib/server/actor'
import { isFullAdministrator } from '@/lib/shared/actor'
import { formatWeekdayAndDate } from '@/lib/shared/danish-time'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function AdminPage({ searchParams }: Props) {
  const actor = await currentActor()
  if (actor.kind !== 'administrator') notFound()
  // The workshop has its own start page.
  if (!isFullAdministrator(actor)) redirect('/production')
  const { tak, kladde } = await searchParams
  const [overview, mails, setAside, draft] = await Promise.all([
    getOverview(actor),
    listMails(actor, {}),
    listSetAsideJobs(actor),
    findDraft(setAsideFormName, typeof kladde === 'string' ? kladde : undefined),
  ])
  return (
    <PageBody width="page" className="space-y-12">
      <PageHeader title="Oversigt" intro={formatWeekdayAndDate(new Date())} />
      <NeedsAttention overview={overview} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <Figures title="Mindesider" figures={memorialFigures(overview)} />
        <Figures title="QR-koder" figures={codeFigures(overview)} />
      </div>
      <SetAsideJobs jobs={setAside} doneAct={typeof tak === 'string' ? tak : undefined} message={draft?.message} />
      <PictureSteps headPictures={overview.headPictures} />
      <section id="mails">
        <h2 className="mb-3 text-xl">Mails</h2>
        <MailLog initial={mails} />
      </section>
    </PageBody>
  )
}
