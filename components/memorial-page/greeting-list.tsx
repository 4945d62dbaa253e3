import { contributionSections } from '@/lib/domain/contributions/form-names'
import type { ContributionView } from '@/lib/domain/contributions/views'
import type { MemorialPageView } from '@/lib/domain/memorials/page-view'
import { ListEnd } from './list-end'
import { OwnPost } from './own-post'
import { PictureGallery } from './picture-gallery'
import { Signature } from './signature'

const listId = 'hilsner-liste'

/** The guestbook, newest first. */
export function GreetingList({ page }: { page: MemorialPageView }) {
  return (
    <>
      <ul id={listId} className="mt-8 divide-y divide-border">
        {page.greetings.items.map((greeting) => (
          <GreetingItem key={greeting.id} greeting={greeting} />
        ))}
      </ul>
      <ul hidden>
        <GreetingItem greeting={null} />
      </ul>
      <ListEnd
        page={page}
        list="hilsner"
        listId={listId}
        nextCursor={page.greetings.nextCursor}
        label="Vis flere hilsner"
      />
    </>
  )
}

/** Null draws the empty pattern that script fills for a greeting written just now. */
function GreetingItem({ greeting }: { greeting: ContributionView | null }) {
  return (
    <li data-pattern={greeting ? undefined : contributionSections.greeting} className="py-8">
      <p data-slot="message" className="whitespace-pre-line font-serif text-lg">
        {greeting?.message}
      </p>
      {greeting && greeting.pictures.length > 0 && (
        <PictureGallery pictures={greeting.pictures} name={`hilsenen fra ${greeting.authorName}`} />
      )}
      <Signature post={greeting} />
      <OwnPost post={greeting} />
    </li>
  )
}
