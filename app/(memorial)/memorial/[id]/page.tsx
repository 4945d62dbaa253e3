import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { MemorialPage } from '@/components/memorial-page/memorial-page'
import { pageMetadata } from '@/components/memorial-page/page-metadata'
import { getMemorialPage } from '@/lib/domain/memorials/page-query'
import { env } from '@/lib/server/env'
import type { Actor } from '@/lib/shared/actor'

// One copy for all strangers, made when the first of them comes. lib/server/page-cache.mjs decides how long it may be
// served: never after a write, never longer than ten minutes. Nothing here may read cookies or the query.
export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []

type Props = { params: Promise<{ id: string }> }

const stranger: Actor = { kind: 'visitor', contributorHash: null }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const answer = await getMemorialPage(stranger, (await params).id)
  return answer.kind === 'page' ? pageMetadata(answer.page) : {}
}

export default async function SharedMemorialPage({ params }: Props) {
  const answer = await getMemorialPage(stranger, (await params).id)
  if (answer.kind === 'missing') notFound()
  if (answer.kind === 'elsewhere') return answer.permanent ? permanentRedirect(answer.path) : redirect(answer.path)
  const { page } = answer
  return <MemorialPage page={page} address={`${env.SITE_URL}/memorial/${page.slug}`} siteName={env.SITE_NAME} />
}
