import { TextLink } from '@/components/ui/text-link'
import { roomTexts } from '@/lib/domain/billing/copy'

/** Why a part of the editor is closed or nearly full, before anybody tries; with the way to open it. */
export function PlanNote({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="rounded-lg bg-muted px-5 py-4 text-base">
      {children} <TextLink href="/subscription">{roomTexts.link}</TextLink>
    </p>
  )
}

/** How many pictures the page's plan has room for; nothing where there is no limit. */
export function PictureRoom({ limit, count }: { limit: number | null; count: number }) {
  if (limit === null) return null
  return <PlanNote>{roomTexts.pictures(count, limit)}</PlanNote>
}
