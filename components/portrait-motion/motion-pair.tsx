import { ActionForm } from '@/components/form/action-form'
import { MotionWait } from '@/components/portrait-motion/motion-wait'
import { Badge } from '@/components/ui/badge'
import { Notice } from '@/components/ui/notice'
import { motionTexts } from '@/lib/domain/portrait-motion/copy'
import { motionApi } from '@/lib/domain/portrait-motion/paths'
import type { MotionView } from '@/lib/domain/portrait-motion/schema'
import { formatDate } from '@/lib/shared/danish-time'

type MotionPairProps = { memorialKey: string; motion: MotionView; isOwner: boolean }

/** The picture and the film side by side, with what they are, and the way to have the film taken away. */
export function MotionPair({ memorialKey, motion, isOwner }: MotionPairProps) {
  const { id, status, film, isTakenDown, failure, askedBy, at, isApproved } = motion
  const when = formatDate(new Date(at))
  return (
    <li className="space-y-5 py-8 first:pt-0">
      {film && <BeforeAndAfter motion={motion} />}
      {isTakenDown && <Notice>{motionTexts.takenDown}</Notice>}
      {status === 'making' && <MotionWait />}
      {failure && (
        <Notice variant="error" title="Filmen kunne ikke laves">
          {failure}
        </Notice>
      )}
      <p className="max-w-measure text-muted-foreground">
        Ønsket af {askedBy}, {when}. {isOwner && film && !isApproved && motionTexts.waiting}
      </p>
      <div className="flex flex-wrap gap-3">
        {isOwner && film && !isApproved && (
          <ActionForm
            action={`${motionApi(memorialKey, id)}/approve`}
            label={motionTexts.approve}
            about={`fra ${when}`}
            variant="primary"
            doneMessage={{ title: 'Filmen er godkendt' }}
          />
        )}
        <ActionForm
          action={`${motionApi(memorialKey, id)}/withdraw`}
          label={motionTexts.withdraw}
          about={`fra ${when}`}
          confirm={{
            title: 'Vil du slette filmen?',
            description: 'Den bliver slettet med det samme og kan ikke hentes tilbage. Billedet bliver, hvor det er.',
            isDestructive: true,
          }}
          doneMessage={{ title: 'Filmen er slettet' }}
        />
      </div>
    </li>
  )
}

function BeforeAndAfter({ motion: { before, film, id } }: { motion: MotionView }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
      {before && (
        <figure className="space-y-2">
          <img
            src={before.src}
            srcSet={before.srcSet}
            width={before.width}
            height={before.height}
            alt={before.alt}
            sizes="(min-width: 40rem) 24rem, 100vw"
            loading="lazy"
            className="h-auto w-full rounded-2xl"
          />
          <figcaption className="font-sans font-semibold text-sm">{motionTexts.before}</figcaption>
        </figure>
      )}
      <figure className="space-y-2">
        <div className="relative">
          {/* Without sound and speech there is nothing to caption; it starts when somebody asks for it. */}
          <video
            src={film ?? undefined}
            poster={before?.src}
            controls
            muted
            playsInline
            preload="none"
            aria-label={motionTexts.after}
            aria-describedby={`${id}-honest`}
            className="h-auto w-full rounded-2xl"
          />
          <Badge className="absolute top-3 left-3">{motionTexts.label}</Badge>
        </div>
        <figcaption className="space-y-1">
          <p className="font-sans font-semibold text-sm">{motionTexts.after}</p>
          <p id={`${id}-honest`} className="text-muted-foreground">
            {motionTexts.honest}
          </p>
        </figcaption>
      </figure>
    </div>
  )
}
