import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { orNotFound } from '@/app/or-not-found'
import { PreviewPageRoot } from '@/components/memorials/preview/preview-page-root'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { currentActor } from '@/lib/server/actor'
import { env } from '@/lib/server/env'
import type { PageProps } from '@/lib/shared/page-params'

// The preview beside the editor's form. Only for the page's editors; only our own site may frame it (next.config.mjs).
export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Forhåndsvisning', robots: { index: false } }

export default async function MemorialPreview({ params }: PageProps<'id'>) {
  const [actor, { id }] = await Promise.all([currentActor(), params])
  const memorial = await orNotFound(getMemorialForEdit(actor, { id }))
  const answer = await getMemorialPage(actor, memorial.slug)
  if (answer.kind === 'elsewhere') redirect(`${answer.path}/preview`)
  if (answer.kind !== 'page') notFound()
  const { firstName, middleName, lastName, birthName } = memorial
  return (
    <PreviewPageRoot
      base={{ page: { ...answer.page, membership: null }, names: { firstName, middleName, lastName, birthName } }}
      address={`${env.SITE_URL}/memorial/${memorial.slug}`}
      siteName={env.SITE_NAME}
    />
  )
}
