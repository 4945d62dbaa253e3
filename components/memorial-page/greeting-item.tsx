import { contributionSections } from '@/lib/domain/contributions/form-names'
import { OwnPost, type OwnPostProps } from './own-post'
import { belongingToPost } from './picture-alt'
import { PictureGallery } from './picture-gallery'
import { PostFilm } from './post-film'
import { ReportLink } from './report-link'
import { Signature } from './signature'

export function GreetingItem({ post, layoutPath, isExample }: OwnPostProps) {
  return (
    <li data-pattern={post ? undefined : contributionSections.greeting} className="py-8">
      <p data-slot="message" dir="auto" className="whitespace-pre-line font-serif text-lg">
        {post?.message}
      </p>
      {post && post.pictures.length > 0 && (
        <PictureGallery pictures={post.pictures} belonging={belongingToPost(post)} />
      )}
      {post?.film && <PostFilm film={post.film} authorName={post.authorName} />}
      <Signature post={post} />
      <ReportLink post={post} isExample={isExample} />
      <OwnPost kind="greeting" post={post} layoutPath={layoutPath} />
    </li>
  )
}
