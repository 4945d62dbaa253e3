'use client'

import { useEffect, useMemo, useState } from 'react'
import { deviceEntry } from '@/lib/client/tab-storage'

/** Whether this device is muted; stored on the device, since each tablet stays at its station. */
export function useMuted(): { isMuted: boolean; setMuted: (isMuted: boolean) => void } {
  const entry = useMemo(() => deviceEntry('station-lyd'), [])
  const [isMuted, setMuted] = useState(false)
  useEffect(() => setMuted(entry.read()?.isMuted === true), [entry])
  return {
    isMuted,
    setMuted: (next) => {
      entry.write({ isMuted: next })
      setMuted(next)
    },
  }
}
