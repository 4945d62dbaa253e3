import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { DecidedRequests, RequestCard } from '@/components/members/request-card'
import { EmptyState } from '@/components/ui/empty-state'
import { Outcome } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { decideFormName } from '@/lib/domain/members/copy'
import { listRequests } from '@/lib/domain/members/succession-queries'
import { currentActor } from '@/lib/server/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Overtagelser' }

export default async function SuccessionsPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const requests = await orNotFound(listRequests(actor))
  const { waiting, decided } = requests
  const draft = await findDraft(decideFormName, query)
  return (
    <PageBody
      width="page"
      title="Overtagelser"
      intro="De, der beder om en mindeside: valgte efterfølgere og andre med skriftligt grundlag. Den, der har ventet længst, står øverst."
    >
      <Outcome refusal={draft?.message} done={textParam(query, 'gemt') === 'decided' ? 'Svaret er sendt.' : null} />
      {waiting.length === 0 && <EmptyState title="Ingen beder om en side" text="Når nogen gør, står det her." />}
      <div className="space-y-10">
        {waiting.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </div>
      {decided.length > 0 && <DecidedRequests requests={decided} />}
    </PageBody>
  )
}
