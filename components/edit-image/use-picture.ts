import { useEffect, useState } from 'react'

/** The picture itself, ready to be drawn; null until it has come, and 'missing' when it cannot. */
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
