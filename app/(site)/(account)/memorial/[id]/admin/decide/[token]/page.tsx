import type { Metadata } from 'next'
import { DeadLink, LinkAnswer, LinkQuestion } from '@/components/moderation/decision-link'
import { PageBody } from '@/components/ui/page-body'
import { findDecisionLinkView } from '@/lib/domain/contributions/decision-links'

export const metadata: Metadata = { title: 'Godkend eller afvis', robots: { index: false }, referrer: 'no-referrer' }

type Props = { params: Promise<{ token: string }> }

/** Opening this page changes nothing: mail programs that look at links beforehand only look. */
export default async function DecisionLinkPage({ params }: Props) {
  const token = decodeURIComponent((await params).token)
  const link = await findDecisionLinkView(token)
  return (
    <PageBody>
      {!link ? (
        <DeadLink />
      ) : link.state === 'open' ? (
        <LinkQuestion link={link} token={token} />
      ) : (
        <LinkAnswer link={link} />
      )}
    </PageBody>
  )
}
