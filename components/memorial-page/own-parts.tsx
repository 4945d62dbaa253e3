import type { ReactElement } from 'react'
import type { ContributionView } from '@/lib/domain/contributions/schema'
import { hasFamily } from '@/lib/domain/family-tree/excerpt-words'
import type { OwnPartsView } from '@/lib/domain/memorial-page/page-view'
import { CandleItem, candleListId } from './candle-list'
import { FamilyExcerpt } from './family-excerpt'
import { GreetingItem } from './greeting-item'
import { MemberBar } from './member-bar'
import { wordsTexts } from './page-copy'
import { TributeItem } from './tribute-item'

const items = { candle: CandleItem, greeting: GreetingItem, tribute: TributeItem } as const

/** The parts as the page itself draws them, for script/own-parts.ts, which puts them in. */
export async function drawOwnParts({ slug, layout, posts, membership, family }: OwnPartsView) {
  // Imported here because Next.js refuses a static import of react-dom/server.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const draw = (element: ReactElement | null) => element && renderToStaticMarkup(element)
  const open = { slug, state: 'published' as const, isHidden: false, isMembersOnly: false }
  return {
    isMember: membership !== null,
    bar: draw(membership && <MemberBar page={open} membership={membership} />) || null,
    family: draw(hasFamily(family) ? <FamilyExcerpt excerpt={family} treePath={`/family-tree/${slug}`} /> : null),
    posts: posts.filter(mayBeShown).map((post) => {
      const Item = items[post.kind]
      const html = draw(<Item post={post} layoutPath={layout} />)
      return { id: post.id, list: listIdOf(post), isPending: post.status === 'pending', html }
    }),
  }
}

/** A candle that has burned out is not on the page. */
function mayBeShown({ kind, burning, status }: ContributionView): boolean {
  return kind !== 'candle' || burning || status === 'pending'
}

function listIdOf({ kind }: ContributionView): string {
  return kind === 'candle' ? candleListId : `${wordsTexts[kind].list}-liste`
}
