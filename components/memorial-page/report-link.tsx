import type { ContributionView } from '@/lib/domain/contributions/views'
import { reportContentPath } from '@/lib/domain/reports/paths'

/** Beside each post, quietly: the way to tell us that it should not stand there. What it is about, the list item says. */
export function ReportLink({ post }: { post: ContributionView | null }) {
  if (!post || post.own) return null
  return (
    <a
      href={reportContentPath(post.id)}
      rel="nofollow"
      className="inline-flex min-h-touch items-center text-muted-foreground text-sm underline underline-offset-4 print:hidden"
    >
      Anmeld
    </a>
  )
}
