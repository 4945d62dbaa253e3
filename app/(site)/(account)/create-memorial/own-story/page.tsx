import type { Metadata } from 'next'
import { GuidedFrame } from '@/components/memorials/guided-frame'
import { StartForm } from '@/components/memorials/start-form'
import { PageBody } from '@/components/ui/page-body'
import type { PageProps } from '@/lib/shared/page-params'
import { creationContext } from '../creation-context'

export const metadata: Metadata = { title: 'Din egen historie', robots: { index: false } }

/** A page of a living person about themselves. It takes none of the account's codes: those may wait for others. */
export default async function OwnStoryPage({ searchParams }: PageProps) {
  const { actor } = await creationContext('/create-memorial/own-story', await searchParams)
  return (
    <PageBody>
      <GuidedFrame step="name" isOwnStory>
        <StartForm way="guided" isOwnStory qrCode={null} keeper={actor.userId} submitLabel="Gem og fortsæt" />
      </GuidedFrame>
    </PageBody>
  )
}
