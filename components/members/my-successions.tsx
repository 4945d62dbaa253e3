import { TextLink } from '@/components/ui/text-link'
import { successionPath } from '@/lib/domain/members/paths'
import type { SuccessionView } from '@/lib/domain/members/schema'

/** The pages that the user is to succeed to; null without any. */
export function MySuccessions({ successions }: { successions: SuccessionView[] }) {
  if (successions.length === 0) return null
  return (
    <div className="mt-8 border-border border-t pt-8">
      <h3 className="text-xl">Du er valgt som efterfølger</h3>
      <ul className="mt-4 space-y-2">
        {successions.map(({ memorialId, slug, memorialName, request }) => (
          <li key={memorialId} className="break-words">
            <TextLink href={successionPath(slug)}>{memorialName}</TextLink>
            {request?.status === 'waiting' && <span className="text-muted-foreground"> (din anmodning venter)</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
