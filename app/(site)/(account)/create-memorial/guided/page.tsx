import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CodeForPage } from '@/components/memorials/code-for-page'
import { GuidedFlow } from '@/components/memorials/guided-flow'
import { GuidedFrame } from '@/components/memorials/guided-frame'
import { StartForm } from '@/components/memorials/start-form'
import { PageBody } from '@/components/ui/page-body'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import { creationSteps } from '@/lib/domain/memorials/schema'
import { orNull } from '@/lib/server/read'
import { type CreationSearch, creationContext } from '../creation-context'

export const metadata: Metadata = { title: 'Trin for trin', robots: { index: false } }

const path = '/create-memorial/guided'

export default async function GuidedPage({ searchParams }: { searchParams: CreationSearch }) {
  const { actor, choice } = await creationContext(path, searchParams)
  const { id, trin } = await searchParams
  if (typeof id !== 'string') {
    return (
      <PageBody>
        <GuidedFrame step="name">
          <CodeForPage choice={choice} path={path} />
          <StartForm way="guided" qrCode={choice.code} keeper={actor.userId} submitLabel="Gem og fortsæt" />
        </GuidedFrame>
      </PageBody>
    )
  }
  const opened = await orNull(getMemorialForEdit(actor, { id }))
  if (!opened) notFound()
  const step = creationSteps.find((name) => name === (trin ?? opened.creationStep)) ?? 'finish'
  return (
    <PageBody>
      <GuidedFlow key={`${step}-${opened.revision}`} opened={opened} step={step} keeper={actor.userId} />
    </PageBody>
  )
}
