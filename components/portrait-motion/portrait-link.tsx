import { TouchLink } from '@/components/ui/text-link'
import { motionTitle } from '@/lib/domain/portrait-motion/copy'
import { portraitPath } from '@/lib/domain/portrait-motion/paths'
import type { MotionsView } from '@/lib/domain/portrait-motion/schema'

type PortraitLinkProps = { slug: string; motions: MotionsView | null }

/** For members, where a portrait moves; for the owner also where one can. Nothing elsewhere. */
export function PortraitLink({ slug, motions }: PortraitLinkProps) {
  if (!motions || (motions.items.length === 0 && !(motions.isOwner && motions.isOpen))) return null
  return (
    <p className="mb-8">
      <TouchLink href={portraitPath(slug)}>{motionTitle}</TouchLink>
    </p>
  )
}
