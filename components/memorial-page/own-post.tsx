import type { ContributionKind, ContributionView } from '@/lib/domain/contributions/schema'
import type { LayoutPath } from '@/lib/shared/page-address.mjs'
import { LayoutField } from './layout-field'
import { takeBackTexts } from './page-copy'

export type OwnPostProps = {
  /** Null draws the template. */
  post: ContributionView | null
  layoutPath: LayoutPath
  /** A post on an example page: it cannot be reported. */
  isExample?: boolean | undefined
}

/** Shown only to the writer: that the post awaits approval, and a way to withdraw it. */
export function OwnPost({ kind, post, layoutPath }: OwnPostProps & { kind: ContributionKind }) {
  if (post && !post.own) return null
  const isPending = post?.status === 'pending'
  return (
    <div className="mt-2 font-sans print:hidden" data-slot="own" hidden={post === null}>
      <p data-slot="pending" hidden={!isPending} className="text-muted-foreground text-sm">
        Afventer godkendelse
      </p>
      <form method="post" action={post ? `/api/contributions/${post.id}/withdraw` : undefined} data-withdraw>
        <LayoutField layoutPath={layoutPath} />
        <button type="submit" className="text-button font-semibold text-sm">
          {takeBackTexts[kind].button}
        </button>
      </form>
    </div>
  )
}
