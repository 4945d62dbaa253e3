import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PageFoot } from '@/components/memorial-page/page-foot'
import { StonePeople } from '@/components/memorial-page/stone-people'
import { askedCopy } from '@/lib/domain/memorial-page/static/asked-queries'
import { findStone } from '@/lib/domain/memorial-page/stone-queries'
import { currentActor } from '@/lib/server/actor'
import { env } from '@/lib/server/env'
import { outsider } from '@/lib/shared/actor'

type Props = { params: Promise<{ code: string }> }

export const metadata: Metadata = { title: 'To på samme sten', robots: { index: false, follow: false } }

/** A double stone: whose page would you like to see? */
export default async function DoubleStonePage({ params }: Props) {
  const { code } = await params
  // Its copy is what everybody sees.
  const people = await findStone(askedCopy() ? outsider : await currentActor(), { code })
  const [first, second] = people ?? []
  if (!first) redirect(`/qr-scan/${code}`)
  if (!second) redirect(`/memorial/${first.slug}`)
  return (
    <>
      <StonePeople people={[first, second]} />
      <PageFoot siteName={env.SITE_NAME} />
    </>
  )
}
