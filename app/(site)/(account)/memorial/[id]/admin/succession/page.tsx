import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { SuccessionState } from '@/components/members/succession-state'
import { Outcome } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import { memberFormName, openStoryFormName, requestFormName, savedTexts } from '@/lib/domain/members/copy'
import { successionPath } from '@/lib/domain/members/paths'
import { findSuccession } from '@/lib/domain/members/succession-queries'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Efterfølger', robots: { index: false } }

/** For the successor, who may not be able to see the memorial page itself. */
export default async function SuccessionPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query] = await Promise.all([params, searchParams])
  const key = decodeURIComponent(id)
  const actor = await requireSignedIn(successionPath(key))
  const [succession, request, open, refusal] = await Promise.all([
    findSuccession(actor, { id: key }),
    findDraft(requestFormName, query),
    findDraft(openStoryFormName, query),
    findDraft(memberFormName, query),
  ])
  if (!succession) return open ? <RefusedToOwner memorialKey={key} message={open.message} /> : notFound()
  const saved = savedTexts[textParam(query, 'gemt') ?? '']
  return (
    <PageBody title={`Efterfølger for ${succession.memorialName}`} intro="Du er valgt til at tage over en dag.">
      <Outcome refusal={refusal?.message} done={saved} />
      <SuccessionState succession={succession} drafts={{ request, open }} />
    </PageBody>
  )
}

/** An own story that its writer handed over is opened in the editor; without script, a refusal of that comes here. */
function RefusedToOwner({ memorialKey, message }: { memorialKey: string; message: string }) {
  return (
    <PageBody title="Siden blev ikke lukket op">
      <Outcome refusal={message} />
      <TextLink href={`/edit-memorial/${encodeURIComponent(memorialKey)}#udgiv`}>Tilbage til siden</TextLink>
    </PageBody>
  )
}
