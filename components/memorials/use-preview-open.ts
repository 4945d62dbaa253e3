import { useCallback, useEffect, useState } from 'react'
import { tabEntry } from '@/lib/client/tab-storage'

const kept = tabEntry('forhåndsvisning')

/** Whether the preview is open: at first where both fit, then as chosen in this visit. */
export function usePreviewOpen(): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    const chosen = kept.read()?.isOpen
    setIsOpen(typeof chosen === 'boolean' ? chosen : window.matchMedia('(min-width: 64rem)').matches)
  }, [])

  const toggle = useCallback(() => {
    setIsOpen((before) => {
      kept.write({ isOpen: !before })
      return !before
    })
  }, [])

  return [isOpen, toggle]
}
