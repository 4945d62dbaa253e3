import { hasFamily } from '@/lib/domain/family-tree/excerpt-words'
import { FamilyExcerpt, treePathOf } from './family-excerpt'
import { Films } from './films'
import { isOpenToAll } from './is-open-to-all'
import { LifeStory } from './life-story'
import { LifeTimeline } from './life-timeline'
import type { MemorialPageProps } from './memorial-page-props'
import { Music, TopPiece } from './music'
import { PageHead } from './page-head'
import { Pictures } from './pictures'
import { PostSections } from './post-sections'
import { Donations, Funeral, RestingPlace } from './practical-matters'
import { RegisteredStone } from './registered-stone'
import { Share } from './share'
import { Voices } from './voices'

/** One page from the portrait to the greetings. */
export function StandardLayout(props: MemorialPageProps) {
  const { page } = props
  return (
    <>
      <PageHead page={page} />
      <TopPiece page={page} />
      {page.funeral && <Funeral funeral={page.funeral} {...props} />}
      {page.donations && <Donations items={page.donations.items} />}
      {page.biography && <LifeStory html={page.biography} />}
      <LifeTimeline page={page} />
      <Pictures page={page} />
      <Films page={page} />
      <Voices page={page} />
      <Music page={page} />
      {hasFamily(page.family) && <FamilyExcerpt excerpt={page.family} treePath={treePathOf(props)} />}
      <PostSections {...props} />
      {page.restingPlace && <RestingPlace place={page.restingPlace} />}
      {page.stone && <RegisteredStone stone={page.stone} name={page.name} />}
      {isOpenToAll(page) && <Share {...props} />}
    </>
  )
}
