import { hasFamily } from '@/lib/domain/family-tree/excerpt-words'
import { lifeChapters } from '@/lib/domain/memorial-page/life'
import { EnhancedChapter } from './enhanced-chapter'
import { EnhancedHead } from './enhanced-head'
import { FamilyExcerpt, treePathOf } from './family-excerpt'
import { Films } from './films'
import { isOpenToAll } from './is-open-to-all'
import { LifeStory } from './life-story'
import type { MemorialPageProps } from './memorial-page-props'
import { hasMusicSection, Music, TopPiece } from './music'
import { Pictures } from './pictures'
import { PostSections } from './post-sections'
import { Donations, Funeral, RestingPlace } from './practical-matters'
import { RegisteredStone } from './registered-stone'
import { Share } from './share'
import { Voices } from './voices'

/** A life in chapters: large pictures and a sticky line of links. */
export function EnhancedLayout(props: MemorialPageProps) {
  const { page } = props
  const chapters = lifeChapters(page)
  const links = [
    ...(page.biography ? [{ id: 'livshistorie', title: 'Livshistorie' }] : []),
    ...chapters,
    ...(page.pictures.items.length > 0 ? [{ id: 'billeder', title: 'Billeder' }] : []),
    ...(page.films.length > 0 ? [{ id: 'film', title: 'Film' }] : []),
    ...(page.voices.length > 0 ? [{ id: 'stemmer', title: 'Stemmer' }] : []),
    ...(hasMusicSection(page) ? [{ id: 'musik', title: 'Musik' }] : []),
    ...(hasFamily(page.family) ? [{ id: 'slaegten', title: 'Slægten' }] : []),
    { id: 'lys', title: 'Lys' },
    { id: 'gaestebog', title: 'Hilsner' },
    { id: 'minder', title: 'Minder' },
  ]
  return (
    <>
      <EnhancedHead page={page} />
      <TopPiece page={page} />
      <nav aria-label="Kapitler" className="sticky top-0 z-10 mt-12 border-border border-y bg-background print:hidden">
        <ul className="mx-auto flex w-fit max-w-full overflow-x-auto px-2">
          {links.map(({ id, title }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                className="flex min-h-touch items-center px-3 font-serif text-muted-foreground -outline-offset-4 hover:text-foreground"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {page.funeral && <Funeral funeral={page.funeral} {...props} />}
      {page.donations && <Donations items={page.donations.items} />}
      {page.biography && <LifeStory html={page.biography} />}
      {chapters.map((chapter) => (
        <EnhancedChapter key={chapter.id} chapter={chapter} />
      ))}
      <div className="large-pictures">
        <Pictures page={page} />
      </div>
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
