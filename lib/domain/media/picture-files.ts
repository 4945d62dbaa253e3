import 'server-only'
import { storage } from '@/lib/integrations/storage/storage'

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** Where the variant of this width lies in the store. */
export function variantKey(storageKey: string, width: number): string {
  return `${storageKey}/${width}.webp`
}

/** Where the cleaned original lies in the store. */
export function originalKey(storageKey: string, contentType: string): string {
  return `${storageKey}/original.${endings[contentType] ?? 'jpg'}`
}

/** Every file that belongs to a picture. */
export function pictureKeys(picture: { storageKey: string; widths: number[]; contentType: string }): string[] {
  return [
    ...picture.widths.map((width) => variantKey(picture.storageKey, width)),
    originalKey(picture.storageKey, picture.contentType),
  ]
}

/** Removes files from the store; those that are gone already count as removed. */
export async function deletePictureFiles(keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => storage.delete(key)))
}
