import { CandleList } from '@/components/memorial-page/candle-list'
import { CandleForm, WordsForm } from '@/components/memorial-page/contribution-forms'
import { GreetingItem } from '@/components/memorial-page/greeting-item'
import { ListEnd } from '@/components/memorial-page/list-end'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import type { OwnPostProps } from '@/components/memorial-page/own-post'
import {
  candlesText,
  emptyText,
  litText,
  postLists,
  type WordsKind,
  wordsKinds,
  wordsTexts,
} from '@/components/memorial-page/page-copy'
import { Section } from '@/components/memorial-page/section'
import { Thanks } from '@/components/memorial-page/thanks'
import { TributeItem } from '@/components/memorial-page/tribute-item'
import { burningDays } from '@/lib/domain/contributions/candle-days'
import { contributionSections } from '@/lib/domain/contributions/form-names'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { movingGreetingTexts } from '@/lib/domain/moving-greetings/copy'
import { daysInWords } from '@/lib/shared/number-words'
import type { LayoutPath } from '@/lib/shared/page-address.mjs'

type PostSectionsProps = Pick<
  MemorialPageProps,
  'page' | 'layoutPath' | 'keptForms' | 'thanks' | 'insteadOfForms' | 'isExample'
>

/** Candles, greetings and memories, with the forms to add them. */
export function PostSections({ layoutPath = 'memorial', insteadOfForms, ...props }: PostSectionsProps) {
  const { page, keptForms = {}, thanks = null, isExample } = props
  const kept = keptForms.candle ?? null
  return (
    <>
      <Section
        id={contributionSections.candle}
        title="Lys"
        note={<CandleNote page={page} />}
        className={onPaper(page.counts.candles)}
      >
        <Thanks page={page} given={thanks} section="candle" />
        {page.isOpenForPosts && <CandleForm slug={page.slug} layoutPath={layoutPath} kept={kept} />}
        {insteadOfForms}
        <CandleList page={page} layoutPath={layoutPath} isExample={isExample} />
      </Section>
      {wordsKinds.map((kind) => (
        <WordsSection key={kind} kind={kind} layoutPath={layoutPath} {...props} />
      ))}
    </>
  )
}

type WordsSectionProps = PostSectionsProps & { kind: WordsKind; layoutPath: LayoutPath }

function WordsSection({ kind, page, layoutPath, isExample, keptForms = {}, thanks = null }: WordsSectionProps) {
  const kept = keptForms[kind] ?? null
  return (
    <Section
      id={contributionSections[kind]}
      title={wordsTexts[kind].title}
      note={<WordsNote kind={kind} page={page} />}
      className={onPaper(page.counts[postLists[kind]])}
    >
      <Thanks page={page} given={thanks} section={kind} />
      {page.isOpenForPosts && <WordsForm kind={kind} slug={page.slug} layoutPath={layoutPath} kept={kept} />}
      {kind === 'greeting' && page.isOpenForPosts && page.hasMovingGreetings && (
        <p className="mt-3 print:hidden">
          <a href={`/memorial/${page.slug}/greetings`} className="text-button">
            {movingGreetingTexts.opener}
          </a>
        </p>
      )}
      <WordsList kind={kind} page={page} layoutPath={layoutPath} isExample={isExample} />
    </Section>
  )
}

/** An empty section's heading is not printed. */
function onPaper(count: number): string {
  return count === 0 ? 'print:hidden' : ''
}

function CandleNote({ page }: { page: MemorialPageView }) {
  const { candles, burning } = page.counts
  return (
    <>
      <span data-burning={burning}>{candlesText(page)}</span>
      {'. '}
      <span data-candles={candles}>{litText(candles, burning)}</span>
      <span className="print:hidden">Et lys brænder i {daysInWords(burningDays)}.</span>
    </>
  )
}

/** An invitation while the list is empty; the count from two up. */
function WordsNote({ kind, page }: { kind: WordsKind; page: MemorialPageView }) {
  const { list } = wordsTexts[kind]
  const count = page.counts[postLists[kind]]
  // The reader's own pending post is in the list too.
  const isEmpty = page[postLists[kind]].items.length === 0
  if (count === 0) {
    return (
      <span data-empty={list} hidden={!isEmpty}>
        {emptyText(kind, page)}
      </span>
    )
  }
  return count === 1 ? null : `${count.toLocaleString('da-DK')} ${list}`
}

const items = { greeting: GreetingItem, tribute: TributeItem } as const

/** Greetings or memories, newest first, and the empty template that script fills for a new post. */
function WordsList({
  kind,
  page,
  ...place
}: {
  kind: WordsKind
  page: MemorialPageView
} & Omit<OwnPostProps, 'post'>) {
  const Item = items[kind]
  const { list, more } = wordsTexts[kind]
  const posts = page[postLists[kind]]
  const listId = `${list}-liste`
  return (
    <>
      <ul id={listId} className="posts mt-8">
        {posts.items.map((post) => (
          <Item key={post.id} post={post} {...place} />
        ))}
      </ul>
      <ul hidden>
        <Item post={null} {...place} />
      </ul>
      <ListEnd page={page} list={list} listId={listId} nextCursor={posts.nextCursor} label={more} />
    </>
  )
}
