import type { ContributionView } from '@/lib/domain/contributions/schema'
import { reportContentPath } from '@/lib/domain/reports/paths'

type ReportLinkProps = { post: ContributionView | null; isExample?: boolean | undefined }

/** A quiet link beside each post to report it. The list item names the post. */
export function ReportLink({ post, isExample = false }: ReportLinkProps) {
  if (!post || post.own || isExample) return null
  return (
    <a
      href={reportContentPath(post.id)}
      rel="nofollow"
      className="text-button text-muted-foreground text-sm print:hidden"
    >
      Anmeld
    </a>
  )
}
