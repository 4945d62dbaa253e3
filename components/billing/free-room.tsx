import { Progress } from '@/components/ui/progress'
import { freeRoomTexts } from '@/lib/domain/billing/copy'
import { type FreeUse, freeRoom } from '@/lib/domain/billing/plans'
import { formatBytes } from '@/lib/shared/measures'

type FreeRoomProps = { use: FreeUse & { isShopOpen: boolean }; className?: string }

/** What the account's pages without a code use of their room; nothing until half of it is used. */
export function FreeRoom({ use, className }: FreeRoomProps) {
  const pages = use.pages / freeRoom.pages
  const bytes = use.bytes / freeRoom.bytes
  if (Math.max(pages, bytes) < 0.5) return null
  const { title, explained, of } = freeRoomTexts
  return (
    <section aria-label={title} className={className}>
      <p className="font-serif text-xl">{title}</p>
      <p className="mt-1 text-muted-foreground">{explained(use.isShopOpen)}</p>
      <Progress
        className="mt-4"
        value={Math.min(100, 100 * pages)}
        label={freeRoomTexts.pages}
        detail={of(String(use.pages), String(freeRoom.pages))}
      />
      <Progress
        className="mt-4"
        value={Math.min(100, 100 * bytes)}
        label={freeRoomTexts.bytes}
        detail={of(formatBytes(use.bytes), formatBytes(freeRoom.bytes))}
      />
    </section>
  )
}
