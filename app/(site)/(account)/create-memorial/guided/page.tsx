import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { SuccessorSection } from '@/components/members/successor-section'
import { CodeForPage } from '@/components/memorials/code-for-page'
import { GuidedFlow } from '@/components/memorials/guided-flow'
import { GuidedFrame } from '@/components/memorials/guided-frame'
import { OwnerDecides } from '@/components/memorials/owner-decides'
import { StartForm } from '@/components/memorials/start-form'
import { PageBody } from '@/components/ui/page-body'
import { getMembers } from '@/lib/domain/members/queries'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import type { MemorialEditView } from '@/lib/domain/memorial-page/page-view'
import { stepsOf } from '@/lib/domain/memorials/creation-step'
import type { Actor } from '@/lib/shared/actor'
import type { PageProps } from '@/lib/shared/page-params'
import { creationContext } from '../creation-context'

export const metadata: Metadata = { title: 'Trin for trin', robots: { index: false } }

const path = '/create-memorial/guided'

export default async function GuidedPage({ searchParams }: PageProps) {
  const query = await searchParams
  const { actor, choice } = await creationContext(path, query)
  const { id, trin } = query
  if (typeof id !== 'string') {
    return (
      <PageBody>
        <GuidedFrame step="name" isOwnStory={false}>
          <CodeForPage choice={choice} path={path} />
          <StartForm way="guided" qrCode={choice.code} keeper={actor.userId} submitLabel="Gem og fortsæt" />
        </GuidedFrame>
      </PageBody>
    )
  }
  const opened = await orNotFound(getMemorialForEdit(actor, { id }))
  const step = stepsOf(opened).find((name) => name === (trin ?? opened.creationStep)) ?? 'finish'
  const successor = step === 'successor' ? await successorOf(actor, opened) : null
  return (
    <PageBody>
      <GuidedFlow
        key={`${step}-${opened.revision}`}
        opened={opened}
        step={step}
        keeper={actor.userId}
        successor={successor}
      />
    </PageBody>
  )
}

async function successorOf(actor: Actor, { id, slug, ownerName }: MemorialEditView) {
  const { owner } = await getMembers(actor, { id })
  if (!owner) return <OwnerDecides ownerName={ownerName} what="vælge, hvem der skal tage over" />
  return <SuccessorSection memorialKey={slug} successor={owner.successor} draft={null} />
}
