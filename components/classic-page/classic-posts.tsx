import type { MemorialPageProps } from '@/components/memorial-page/memorial-page'
import { burningText, litText } from '@/components/memorial-page/page-copy'
import { contributionSections } from '@/lib/domain/contributions/form-names'
import type { ContributionView } from '@/lib/domain/contributions/views'
import { formatDate } from '@/lib/shared/danish-time'
import { ClassicForm } from './classic-form'
import { ClassicListEnd } from './classic-list-end'
import { ClassicFigures } from './classic-media'
import { ClassicOwnPost, ClassicThanks } from './classic-own-post'

/** Candles, greetings and memories, each with its form folded away. */
export function ClassicPosts({ page, keptForms = {}, thanks = null, insteadOfForms }: MemorialPageProps) {
  const { slug, counts, candles, greetings, tributes, isOpenForPosts: isOpen } = page
  const lit = candles.items.filter(({ burning, own, status }) => burning || (own && status === 'pending'))
  return (
    <>
      <section id={contributionSections.candle}>
        <h2>Lys</h2>
        <p className="quiet">
          {counts.candles === 0 ? `Tænd det første lys for ${page.name}` : burningText(counts.burning)}
          {'. '}
          {litText(counts.candles, counts.burning)}
        </p>
        <ClassicThanks page={page} given={thanks} section="candle" />
        {isOpen && <ClassicForm kind="candle" slug={slug} kept={keptForms.candle ?? null} />}
        {insteadOfForms}
        <ul className="candles">
          {lit.map((candle) => (
            <li key={candle.id}>
              <strong>{candle.authorName}</strong>
              {candle.message && <span className="lines">. {candle.message}</span>}
              <ClassicOwnPost post={candle} />
            </li>
          ))}
        </ul>
        <ClassicListEnd
          page={page}
          list="lys"
          section={contributionSections.candle}
          nextCursor={candles.items.at(-1)?.burning ? candles.nextCursor : null}
          label="Vis flere lys"
        />
      </section>
      <section id={contributionSections.greeting}>
        <h2>Hilsner</h2>
        {counts.greetings === 0 && <p className="quiet screen">Her er endnu ingen hilsner. Skriv den første.</p>}
        <ClassicThanks page={page} given={thanks} section="greeting" />
        {isOpen && <ClassicForm kind="greeting" slug={slug} kept={keptForms.greeting ?? null} />}
        <Posts posts={greetings.items} />
        <ClassicListEnd
          page={page}
          list="hilsner"
          section={contributionSections.greeting}
          nextCursor={greetings.nextCursor}
          label="Vis flere hilsner"
        />
      </section>
      <section id={contributionSections.tribute}>
        <h2>Minder</h2>
        {counts.tributes === 0 && (
          <p className="quiet screen">Her er endnu ingen minder. Fortæl om en dag, du husker.</p>
        )}
        <ClassicThanks page={page} given={thanks} section="tribute" />
        {isOpen && <ClassicForm kind="tribute" slug={slug} kept={keptForms.tribute ?? null} />}
        <Posts posts={tributes.items} />
        <ClassicListEnd
          page={page}
          list="minder"
          section={contributionSections.tribute}
          nextCursor={tributes.nextCursor}
          label="Vis flere minder"
        />
      </section>
    </>
  )
}

function Posts({ posts }: { posts: ContributionView[] }) {
  return (
    <ul className="posts">
      {posts.map((post) => (
        <li key={post.id}>
          {post.title && <h3 style={{ marginTop: 0 }}>{post.title}</h3>}
          {post.year && <p className="quiet">{post.year}</p>}
          <p className="lines">{post.message}</p>
          <ClassicFigures pictures={post.pictures} name={`hilsenen fra ${post.authorName}`} />
          <p className="quiet">
            {post.authorName}
            {post.relation && `, ${post.relation}`}
            <br />
            {formatDate(new Date(post.createdAt))}
          </p>
          <ClassicOwnPost post={post} />
        </li>
      ))}
    </ul>
  )
}
