import type { GalleryItem } from '@/lib/domain/media/schema'
import type { WrittenMemorialView } from '@/lib/domain/memorials/schema'

export type MemorialEditView = WrittenMemorialView & { pictures: GalleryItem[] }
