import { contributionSections } from '@/lib/domain/contributions/form-names'
import type { ContributionView } from '@/lib/domain/contributions/views'
import type { MemorialPageView } from '@/lib/domain/memorials/page-view'
import { excerpt } from '@/lib/shared/text'
import { ListEnd } from './list-end'
import { OwnPost } from './own-post'
import { PictureGallery } from './picture-gallery'
import { Signature } from './signature'

const listId = 'minder-liste'
const shownWhole = 1200
const shownOfLonger = 700

/** Memories that others share: longer, with a title, sometimes a year and pictures. */
export function TributeList({ page }: { page: MemorialPageView }) {
  return (
    <>
      <ul id={listId} className="mt-8 divide-y divide-border">
        {page.tributes.items.map((tribute) => (
          <TributeItem key={tribute.id} tribute={tribute} />
        ))}
      </ul>
      <ul hidden>
        <TributeItem tribute={null} />
      </ul>
      <ListEnd
        page={page}
        list="minder"
        listId={listId}
        nextCursor={page.tributes.nextCursor}
        label="Vis flere minder"
      />
    </>
  )
}

/** Null draws the empty pattern that script fills for a memory shared just now. */
function TributeItem({ tribute }: { tribute: ContributionView | null }) {
  return (
    <li data-pattern={tribute ? undefined : contributionSections.tribute} className="py-8">
      <h3 data-slot="title" className="text-2xl">
        {tribute?.title}
      </h3>
      <p data-slot="year" className="mt-1 font-serif text-lg text-muted-foreground empty:hidden">
        {tribute?.year}
      </p>
      <TributeText text={tribute?.message ?? ''} />
      {tribute && tribute.pictures.length > 0 && (
        <PictureGallery pictures={tribute.pictures} name={`mindet '${tribute.title ?? ''}'`} />
      )}
      <Signature post={tribute} />
      <OwnPost post={tribute} />
    </li>
  )
}

function TributeText({ text }: { text: string }) {
  const textClasses = 'mt-3 whitespace-pre-line font-serif text-lg'
  if (text.length <= shownWhole) {
    return (
      <p data-slot="message" className={textClasses}>
        {text}
      </p>
    )
  }
  return (
    <details className="group">
      <summary className="list-none [&::-webkit-details-marker]:hidden">
        <span className={`${textClasses} block group-open:hidden`}>{excerpt(text, shownOfLonger)}</span>
        <span className="mt-2 inline-flex min-h-touch items-center text-link underline underline-offset-4 group-open:hidden">
          Læs hele mindet
        </span>
        <span className="hidden min-h-touch items-center text-link underline underline-offset-4 group-open:inline-flex">
          Vis mindre
        </span>
      </summary>
      <p className={textClasses}>{text}</p>
    </details>
  )
}
