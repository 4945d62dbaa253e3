import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { AlbumLinks } from './album-links'
import { button } from './button'
import { ListEnd } from './list-end'
import { PictureGallery } from './picture-gallery'
import { Section } from './section'

const listId = 'billeder-liste'

/** The gallery with its albums, or one album; null without either. */
export function Pictures({ page }: { page: MemorialPageView }) {
  const { pictures, albums, album } = page
  const hasAlbums = albums.some(({ count }) => count > 0)
  if (pictures.items.length === 0 && !hasAlbums && !album) return null
  return (
    <Section id="billeder" title={album?.title ?? 'Billeder'} wide="all">
      <AlbumLinks page={page} />
      {pictures.items.length > 1 && (
        // The slideshow needs script, which shows the button.
        <p className="mt-6 print:hidden" data-slideshow-place hidden>
          <button type="button" data-slideshow={listId} className={button('outlined')}>
            Vis som lysbilleder
          </button>
        </p>
      )}
      {pictures.items.length > 0 && (
        <PictureGallery id={listId} pictures={pictures.items} belonging={`på mindesiden for ${page.name}`} />
      )}
      <ListEnd
        page={page}
        list="billeder"
        listId={listId}
        nextCursor={pictures.nextCursor}
        label="Vis flere billeder"
      />
    </Section>
  )
}
