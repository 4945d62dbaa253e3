import { Badge } from '@/components/ui/badge'
import { statusTexts, writtenTexts } from '@/lib/domain/contributions/copy'
import type { ContributionStatus, ContributionView } from '@/lib/domain/contributions/schema'
import { formatDateTime } from '@/lib/shared/danish-time'

const foldFrom = 700
const badgeVariants = {
  pending: 'info',
  approved: 'success',
  rejected: 'neutral',
  hidden: 'danger',
} as const satisfies Record<ContributionStatus, string>

type Props = {
  post: ContributionView
  headingId: string
  heading?: 'h2' | 'h3'
  showStatus?: boolean
  isWhole?: boolean
}

/** A post for moderators: author, time and the exact text; a long one is collapsed unless `isWhole`. */
export function ContributionWords({
  post,
  headingId,
  heading: Heading = 'h3',
  showStatus = false,
  isWhole = false,
}: Props) {
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Heading id={headingId} className="text-xl">
          {post.authorName} <span className="text-muted-foreground">{writtenTexts[post.kind]}</span>
        </Heading>
        {showStatus && <Badge variant={badgeVariants[post.status]}>{statusTexts[post.status]}</Badge>}
      </header>
      <p className="mt-1 font-sans text-muted-foreground text-sm">
        {post.relation && <>{post.relation} · </>}
        <time dateTime={post.createdAt}>{formatDateTime(new Date(post.createdAt))}</time>
      </p>
      {post.title && (
        <p className="mt-4 font-serif text-lg">
          {post.title}
          {post.year !== null && <span className="text-muted-foreground"> ({post.year})</span>}
        </p>
      )}
      {post.status === 'hidden' && (
        <p className="mt-4 max-w-measure rounded-lg bg-muted px-5 py-4">
          <strong>Vi har skjult indlægget.</strong> {post.hiddenReason}
        </p>
      )}
      {post.message ? (
        <Message text={post.message} isWhole={isWhole} />
      ) : (
        <p className="mt-3 text-muted-foreground">Et lys uden ord.</p>
      )}
    </>
  )
}

/** Long text is collapsed to keep the next post within reach. */
function Message({ text, isWhole }: { text: string; isWhole: boolean }) {
  const classes = 'mt-3 max-w-measure whitespace-pre-line break-words'
  if (isWhole || text.length <= foldFrom) return <p className={classes}>{text}</p>
  return (
    <details className="group">
      <summary className="list-none rounded-lg [&::-webkit-details-marker]:hidden">
        <span className={`${classes} line-clamp-6 group-open:hidden`}>{text}</span>
        <span className="mt-2 inline-flex min-h-touch items-center font-sans font-semibold text-link underline underline-offset-4 group-open:hidden">
          Læs det hele
        </span>
        <span className="mt-2 hidden min-h-touch items-center font-sans font-semibold text-link underline underline-offset-4 group-open:inline-flex">
          Vis mindre
        </span>
      </summary>
      <p className={classes}>{text}</p>
    </details>
  )
}
