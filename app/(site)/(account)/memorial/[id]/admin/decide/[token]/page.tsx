import type { Metadata } from 'next'
import { DeadLink, LinkAnswer, LinkQuestion } from '@/components/moderation/decision-link'
import { PageBody } from '@/components/ui/page-body'
import { decisionLinkForm } from '@/lib/domain/contributions/form-names'
import { findDecisionLinkView } from '@/lib/domain/contributions/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

// Sets no referrer policy: under no-referrer a form post has no Origin, and the server refuses it.
export const metadata: Metadata = { title: 'Godkend eller afvis', robots: { index: false } }

/** Opening this page changes nothing, because mail clients prefetch links. */
export default async function DecisionLinkPage({ params, searchParams }: PageProps<'token'>) {
  const [{ token: encoded }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const token = decodeURIComponent(encoded)
  const [link, refusal] = await Promise.all([
    findDecisionLinkView(actor, { token }),
    findDraft(decisionLinkForm, query),
  ])
  return (
    <PageBody>
      {!link ? (
        <DeadLink />
      ) : link.state === 'open' ? (
        <LinkQuestion link={link} token={token} refusal={refusal?.message} isUndone={query.fortrudt !== undefined} />
      ) : (
        <LinkAnswer link={link} token={token} refusal={refusal?.message} />
      )}
    </PageBody>
  )
}
