import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { GreetingItem } from './greeting-item'
import { ListEnd } from './list-end'
import type { OwnPostProps } from './own-post'
import { postLists, type WordsKind, wordsTexts } from './page-copy'
import { TributeItem } from './tribute-item'

const items = { greeting: GreetingItem, tribute: TributeItem } as const

/** Greetings or memories, newest first, and the empty template that script fills for a new post. */
export function WordsList({
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
