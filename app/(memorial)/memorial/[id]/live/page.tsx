import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { findKeptForms, readThanks } from '@/app/(memorial)/memorial/[id]/live/after-a-form'
import { MemorialPage } from '@/components/memorial-page/memorial-page'
import { pageMetadata } from '@/components/memorial-page/page-metadata'
import { getMemorialPage } from '@/lib/domain/memorials/page-query'
import { currentActor } from '@/lib/server/actor'
import { env } from '@/lib/server/env'

// The same page for one caller: who is known, comes back from a form, or reads further on in a list. Reached under
// /memorial/{id} by the rewrites in next.config.mjs.
export const dynamic = 'force-dynamic'

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ id: string }>; searchParams: Promise<Query> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { answer } = await find(props)
  return answer.kind === 'page' ? pageMetadata(answer.page) : {}
}

export default async function LiveMemorialPage(props: Props) {
  const { answer, query } = await find(props)
  if (answer.kind === 'missing') notFound()
  if (answer.kind === 'elsewhere') redirect(answer.path)
  const { page } = answer
  return (
    <MemorialPage
      page={page}
      address={`${env.SITE_URL}/memorial/${page.slug}`}
      siteName={env.SITE_NAME}
      keptForms={await findKeptForms(query.kladde)}
      thanks={readThanks(query.tak)}
    />
  )
}

async function find({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const side = typeof query.side === 'string' ? query.side : undefined
  return { answer: await getMemorialPage(actor, id, side), query }
}
