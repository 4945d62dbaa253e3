import { ClassicForm } from '@/components/classic-page/classic-form'
import { ClassicListEnd } from '@/components/classic-page/classic-list-end'
import { ClassicClip, ClassicFigures, ClassicFilm } from '@/components/classic-page/classic-media'
import { LayoutField } from '@/components/memorial-page/layout-field'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import {
  candlesText,
  emptyText,
  litText,
  postLists,
  takeBackTexts,
  takenBackText,
  thanksFor,
  type WordsKind,
  wordsKinds,
  wordsTexts,
} from '@/components/memorial-page/page-copy'
import { belongingToPost } from '@/components/memorial-page/picture-alt'
import { contributionSections } from '@/lib/domain/contributions/form-names'
import type { ContributionKind, ContributionView } from '@/lib/domain/contributions/schema'
import { movingGreetingTexts } from '@/lib/domain/moving-greetings/copy'
import { reportContentPath } from '@/lib/domain/reports/paths'
import { formatDate } from '@/lib/shared/danish-time'

/** Candles, greetings and memories, each with its collapsed form. */
export function ClassicPosts(props: MemorialPageProps) {
  const { page, keptForms = {}, thanks = null, insteadOfForms, isExample = false } = props
  const { slug, counts, candles, isOpenForPosts: isOpen } = page
  const lit = candles.items.filter(({ burning, own, status }) => burning || (own && status === 'pending'))
  return (
    <>
      <section id={contributionSections.candle} className={onPaper(counts.candles)}>
        <h2>Lys</h2>
        <p className="quiet">
          {candlesText(page)}
          {'. '}
          {litText(counts.candles, counts.burning)}
        </p>
        <ClassicThanks page={page} given={thanks} section="candle" />
        {isOpen && <ClassicForm kind="candle" slug={slug} kept={keptForms.candle ?? null} />}
        {insteadOfForms}
        <ClassicCandles candles={lit} canReport={!isExample} />
        <ClassicListEnd
          page={page}
          list="lys"
          section={contributionSections.candle}
          nextCursor={candles.items.at(-1)?.burning ? candles.nextCursor : null}
          label="Vis flere lys"
        />
      </section>
      {wordsKinds.map((kind) => (
        <ClassicWords key={kind} kind={kind} {...props} />
      ))}
    </>
  )
}

function ClassicWords(props: MemorialPageProps & { kind: WordsKind }) {
  const { kind, page, keptForms = {}, thanks = null, isExample = false } = props
  const { title, list, more } = wordsTexts[kind]
  const count = page.counts[postLists[kind]]
  const section = contributionSections[kind]
  const { items, nextCursor } = page[postLists[kind]]
  return (
    <section id={section} className={onPaper(count)}>
      <h2>{title}</h2>
      {count === 0 && items.length === 0 && <p className="quiet">{emptyText(kind, page)}</p>}
      <ClassicThanks page={page} given={thanks} section={kind} />
      {page.isOpenForPosts && <ClassicForm kind={kind} slug={page.slug} kept={keptForms[kind] ?? null} />}
      {kind === 'greeting' && page.isOpenForPosts && page.hasMovingGreetings && (
        <p className="screen">
          <a className="action" href={`/memorial/${page.slug}/greetings`}>
            {movingGreetingTexts.opener}
          </a>
        </p>
      )}
      <ClassicPostList posts={items} canReport={!isExample} />
      <ClassicListEnd page={page} list={list} section={section} nextCursor={nextCursor} label={more} />
    </section>
  )
}

/** A heading with nothing below it is not printed. */
function onPaper(count: number): string | undefined {
  return count === 0 ? 'screen' : undefined
}

export function ClassicCandles({ candles, canReport }: { candles: ContributionView[]; canReport: boolean }) {
  return (
    <ul className="candles">
      {candles.map((candle) => (
        <li key={candle.id}>
          <strong dir="auto">{candle.authorName}</strong>
          {candle.message && (
            <>
              {'. '}
              <span dir="auto" className="lines">
                {candle.message}
              </span>
            </>
          )}
          {candle.message && canReport && <ClassicReport post={candle} />}
          <ClassicOwnPost post={candle} />
        </li>
      ))}
    </ul>
  )
}

/** Greetings or memories. */
export function ClassicPostList({ posts, canReport }: { posts: ContributionView[]; canReport: boolean }) {
  return (
    <ul className="posts">
      {posts.map((post) => (
        <li key={post.id}>
          {post.title && (
            <h3 dir="auto" style={{ marginTop: 0 }}>
              {post.title}
            </h3>
          )}
          {post.year && <p className="quiet">{post.year}</p>}
          <p dir="auto" className="lines">
            {post.message}
          </p>
          <ClassicFigures pictures={post.pictures} belonging={belongingToPost(post)} />
          {post.film && <ClassicFilm film={post.film} authorName={post.authorName} />}
          {post.clip && <ClassicClip clip={post.clip} post={post} />}
          <p className="quiet">
            <bdi>{post.authorName}</bdi>
            {post.relation && `, ${post.relation}`}
            <br />
            {formatDate(new Date(post.createdAt))}
          </p>
          {canReport && <ClassicReport post={post} />}
          <ClassicOwnPost post={post} />
        </li>
      ))}
    </ul>
  )
}

function ClassicReport({ post }: { post: ContributionView }) {
  if (post.own) return null
  return (
    <p className="quiet screen">
      <a href={reportContentPath(post.id)} rel="nofollow">
        Anmeld
      </a>
    </p>
  )
}

/** Shown only to the author: the post's status and the withdraw button. */
function ClassicOwnPost({ post }: { post: ContributionView }) {
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
function ClassicThanks({ page, given, section }: ClassicThanksProps) {
  if (given === 'withdrawn') {
    return (
      <p role="status" className="only-where-sent">
        {takenBackText(section, page.isOpenForPosts)}
      </p>
    )
  }
  return given === section ? <p role="status">{thanksFor(page, section)}</p> : null
}
