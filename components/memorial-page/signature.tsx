import type { ContributionView } from '@/lib/domain/contributions/schema'
import { danishDay, formatDate } from '@/lib/shared/danish-time'

/** Author, relation and date. Null draws the template. */
export function Signature({ post }: { post: ContributionView | null }) {
  return (
    <p className="mt-4 text-muted-foreground">
      <span data-slot="name" dir="auto" className="font-semibold text-foreground">
        {post?.authorName}
      </span>
      <span data-slot="relation" className="empty:hidden">
        {post?.relation && `, ${post.relation}`}
      </span>
      <br />
      <time data-slot="date" dateTime={post ? danishDay(new Date(post.createdAt)) : undefined}>
        {post && formatDate(new Date(post.createdAt))}
      </time>
    </p>
  )
}
