import { useEffect, useState } from 'react'

/** The decoded picture; null while loading, 'missing' if it fails. */
export function usePicture(src: string): HTMLImageElement | 'missing' | null {
  const [picture, setPicture] = useState<HTMLImageElement | 'missing' | null>(null)
  useEffect(() => {
    const image = new Image()
    image.onload = () => setPicture(image)
    image.onerror = () => setPicture('missing')
    image.src = src
    return () => {
      image.onload = null
      image.onerror = null
    }
  }, [src])
  return picture
}
