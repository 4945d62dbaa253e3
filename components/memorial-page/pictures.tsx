import { button } from '@/components/memorial-page/button'
import { Landscape } from '@/components/memorial-page/landscape'
import { ListEnd } from '@/components/memorial-page/list-end'
import { MemorialImage } from '@/components/memorial-page/memorial-image'
import { PictureGallery } from '@/components/memorial-page/picture-gallery'
import { Section } from '@/components/memorial-page/section'
import type { AlbumView } from '@/lib/domain/media/schema'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'

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

/**
 * Album covers that link to their pictures; inside an album, its text and the link back. The links keep the
 * current layout.
 */
export function AlbumLinks({ page }: { page: MemorialPageView }) {
  if (page.album) {
    return (
      <div className="mt-4 max-w-measure">
        {page.album.description && <p className="whitespace-pre-line">{page.album.description}</p>}
        <p className="mt-4 print:hidden">
          <a href={`${page.path}#billeder`} className={button('outlined')}>
            Alle billeder
          </a>
        </p>
      </div>
    )
  }
  const albums = page.albums.filter(({ count }) => count > 0)
  if (albums.length === 0) return null
  return (
    <ul aria-label="Album" className="mt-8 grid grid-cols-2 gap-5 sm:grid-cols-3 lg:grid-cols-4 print:hidden">
      {albums.map((album) => (
        <li key={album.id}>
          <a
            href={`${page.path}?album=${album.id}#billeder`}
            className="group block rounded-lg text-foreground no-underline"
          >
            <AlbumCover album={album} />
            <span className="mt-2 block font-serif text-lg leading-snug [overflow-wrap:anywhere] group-hover:underline">
              {album.title}
            </span>
            <span className="block text-muted-foreground text-sm">
              {album.count.toLocaleString('da-DK')} i albummet
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function AlbumCover({ album }: { album: AlbumView }) {
  const shape = 'aspect-square w-full rounded-lg object-cover'
  if (!album.cover) return <Landscape seed={album.id} className={shape} />
  return <MemorialImage picture={album.cover} alt="" sizes="(min-width: 40rem) 16rem, 46vw" className={shape} />
}
