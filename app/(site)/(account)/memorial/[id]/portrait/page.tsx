import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { MotionOff } from '@/components/portrait-motion/motion-off'
import { MotionPair } from '@/components/portrait-motion/motion-pair'
import { MotionStart } from '@/components/portrait-motion/motion-start'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { consentTexts } from '@/lib/domain/made-works/provider-copy'
import { motionTexts, motionTitle, savedMotionTexts } from '@/lib/domain/portrait-motion/copy'
import { motionForm, portraitPath } from '@/lib/domain/portrait-motion/paths'
import { listMotions } from '@/lib/domain/portrait-motion/queries'
import { orNull } from '@/lib/server/read'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: motionTitle, robots: { index: false } }

export default async function PortraitPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query] = await Promise.all([params, searchParams])
  const key = decodeURIComponent(id)
  const actor = await requireSignedIn(portraitPath(key))
  const motions = await orNull(listMotions(actor, { id: key }))
  // Without a provider there is only what was made before.
  if (!motions || (!motions.isOpen && motions.items.length === 0 && motions.offAt === null)) notFound()
  const { items, isOwner, isOpen, offAt, pictures } = motions
  const saved = savedMotionTexts[textParam(query, 'gemt') ?? '']
  const refused = await findDraft(motionForm, query)
  return (
    <PageBody title={motionTitle} intro={motionTexts.intro}>
      <div className="mb-8 space-y-4 empty:hidden">
        {refused?.message && <Notice variant="error">{refused.message}</Notice>}
        {saved && <Notice variant="success">{saved}</Notice>}
        {offAt && <Notice>{motionTexts.isOff}</Notice>}
      </div>
      {items.length === 0 && !isOwner && <EmptyState title={motionTexts.none} text={motionTexts.noneText} />}
      {items.length > 0 && <p className="mb-6 max-w-measure text-muted-foreground">{motionTexts.withdrawHint}</p>}
      <ul className="divide-y divide-border empty:hidden">
        {items.map((motion) => (
          <MotionPair key={motion.id} memorialKey={key} motion={motion} isOwner={isOwner} />
        ))}
      </ul>
      {isOwner && isOpen && (
        <section aria-labelledby="motion-start" className="mt-10 space-y-5">
          <h2 id="motion-start" className="text-2xl">
            {motionTexts.begin}
          </h2>
          <MotionStart memorialKey={key} pictures={pictures} consent={consentTexts.portrait_motion('replicate')} />
        </section>
      )}
      {isOwner && offAt === null && <MotionOff memorialKey={key} />}
    </PageBody>
  )
}
