import { contributionSections } from '@/lib/domain/contributions/form-names'
import { excerpt } from '@/lib/shared/text'
import { OwnPost, type OwnPostProps } from './own-post'
import { belongingToPost } from './picture-alt'
import { PictureGallery } from './picture-gallery'
import { PostClip } from './post-clip'
import { ReportLink } from './report-link'
import { Signature } from './signature'

const shownWhole = 1200
const shownOfLonger = 700

/** A shared memory: longer, with a title, sometimes a year and pictures. */
export function TributeItem({ post, layoutPath, isExample }: OwnPostProps) {
  return (
    <li data-pattern={post ? undefined : contributionSections.tribute} className="py-8">
      <h3 data-slot="title" dir="auto" className="text-2xl">
        {post?.title}
      </h3>
      <p data-slot="year" className="mt-1 font-serif text-lg text-muted-foreground empty:hidden">
        {post?.year}
      </p>
      <TributeText text={post?.message ?? ''} />
      {post && post.pictures.length > 0 && (
        <PictureGallery pictures={post.pictures} belonging={belongingToPost(post)} />
      )}
      {post?.clip && <PostClip clip={post.clip} post={post} />}
      <Signature post={post} />
      <ReportLink post={post} isExample={isExample} />
      <OwnPost kind="tribute" post={post} layoutPath={layoutPath} />
    </li>
  )
}

function TributeText({ text }: { text: string }) {
  const textClasses = 'mt-3 whitespace-pre-line font-serif text-lg'
  if (text.length <= shownWhole) {
    return (
      <p data-slot="message" dir="auto" className={textClasses}>
        {text}
      </p>
    )
  }
  return (
    <details className="group">
      <summary className="list-none [&::-webkit-details-marker]:hidden">
        <span dir="auto" className={`${textClasses} block group-open:hidden`}>
          {excerpt(text, shownOfLonger)}
        </span>
        <span className="text-button mt-2 group-open:hidden">Læs hele mindet</span>
        <span className="text-button hidden group-open:inline-flex">Vis mindre</span>
      </summary>
      <p dir="auto" className={textClasses}>
        {text}
      </p>
    </details>
  )
}
