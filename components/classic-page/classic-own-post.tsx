import { LayoutField } from '@/components/memorial-page/layout-field'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import { takeBackTexts, takenBackText, thanksFor } from '@/components/memorial-page/page-copy'
import type { ContributionKind, ContributionView } from '@/lib/domain/contributions/schema'

/** Shown only to the author: the post's status and the withdraw button. */
export function ClassicOwnPost({ post }: { post: ContributionView }) {
  if (!post.own) return null
  return (
    <form className="own" method="post" action={`/api/contributions/${post.id}/withdraw`}>
      <LayoutField layoutPath="classic-memorial" />
      {post.status === 'pending' && <span className="quiet">Afventer godkendelse. </span>}
      <button type="submit">{takeBackTexts[post.kind].button}</button>
    </form>
  )
}

type ClassicThanksProps = Pick<MemorialPageProps, 'page'> & {
  given: MemorialPageProps['thanks']
  section: ContributionKind
}

/** The confirmation where the visitor lands after a form. */
export function ClassicThanks({ page, given, section }: ClassicThanksProps) {
  if (given === 'withdrawn') {
    return (
      <p role="status" className="only-where-sent">
        {takenBackText(section, page.isOpenForPosts)}
      </p>
    )
  }
  return given === section ? <p role="status">{thanksFor(page, section)}</p> : null
}
